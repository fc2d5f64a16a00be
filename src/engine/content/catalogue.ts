import type { PageData } from '../../shared/page.ts';
import { fillIn } from './fill-in.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { resolveBlock } from './resolve-block.ts';
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
      .flatMap((example) => resolveBlock(site, { ...filledIn(site, example), hidden: false }, file) ?? [])
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

/** A copy of an example as it would be on a page. */
function filledIn({ placeholders }: Site, example: JsonObject): JsonObject {
  const copy = structuredClone(example);
  fillIn(copy, { placeholders, mayHideCharacters: false });
  return copy;
}

function examplesOf(schema: JsonObject): JsonObject[] {
  return Array.isArray(schema.examples) ? schema.examples.filter(isObject) : [];
}
