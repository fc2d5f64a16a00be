import type { Section } from '../../shared/generated/sections.ts';
import type { PageData } from '../../shared/page.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { plainError } from '../text/plain-error.ts';
import { compile, type Kind } from './compile.ts';
import { findSharedOf } from './compile-shared.ts';
import type { PartDocument } from './document.ts';
import { fillIn } from './fill-in.ts';
import { unjudged } from './reading.ts';
import { putResults } from './put-results.ts';
import { finishBlock, readBlock } from './read-block.ts';
import { routeForms } from './route-forms.ts';
import type { Site } from './site.ts';

/** Where the development server, and a build that was asked to, show every section type with its examples. */
export const catalogueRoute = '/__catalogue';

/**
 * A page made of a schema's examples: `/__catalogue` shows the fullest example of every type,
 * `/__catalogue/hero` all examples of one, `/__catalogue/hero/0` one of them.
 */
export function cataloguePage(site: Site, route: string): PageData | undefined {
  if (!route.startsWith(catalogueRoute)) return undefined;
  const [type, index] = route
    .slice(catalogueRoute.length + 1)
    .split('/')
    .filter(Boolean);
  const compiled = [...(site.schemas?.sections ?? [])].filter(
    ([name]) => type === undefined || name === type,
  );
  const sections = compiled.flatMap(([, { schema, file }]) =>
    examplesOf(schema)
      .slice(type === undefined ? -1 : 0)
      .filter((_, position) => index === undefined || position === Number(index))
      .flatMap((example) => compileExample(site, example, file))
      .map((section) => routeForms(site, section, route)),
  );
  if (sections.length === 0) return undefined;
  return {
    path: route,
    aliases: [],
    title: ['Catalogue', type].filter(Boolean).join(': '),
    description: '',
    noindex: true,
    sections,
  };
}

/** The addresses `cataloguePage` knows. */
export function catalogueRoutes(site: Site): string[] {
  const perType = [...(site.schemas?.sections ?? [])].flatMap(([type, { schema }]) => [
    `${catalogueRoute}/${type}`,
    ...examplesOf(schema).map((_, index) => `${catalogueRoute}/${type}/${index}`),
  ]);
  return [catalogueRoute, ...perType];
}

/** An example as it would be on a page. */
function compileExample(site: Site, example: JsonObject, file: string): Section[] {
  const { schemas, placeholders } = site;
  if (!schemas) return [];
  const read = fillIn(
    { ...structuredClone(example), hidden: false },
    { placeholders, mayHideCharacters: false },
  );
  const base = { site, schemas, findShared: findSharedOf(site, schemas) };
  const compiled = compile(
    base,
    file,
    { ...read, text: JSON.stringify({ ...example, hidden: false }) },
    exampleKind,
  );
  const sections = compiled.finish();
  if (!sections)
    throw plainError(`An example in ${file} cannot be drawn. ${compiled.findings[0]?.message ?? ''}`);
  return sections;
}

const exampleKind: Kind<PartDocument, Section[]> = {
  walk(reading, value) {
    readBlock(reading, { holder: [value], key: 0 }, '');
    const { file, facts } = reading;
    return { kind: 'shared', file, name: '', facts, ...unjudged };
  },
  finish: (reading, value) => (putResults(reading) ? finishBlock(reading, value) : undefined),
};

function examplesOf(schema: JsonObject): JsonObject[] {
  return Array.isArray(schema.examples) ? schema.examples.filter(isObject) : [];
}
