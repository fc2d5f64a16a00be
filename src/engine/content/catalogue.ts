import type { Section } from '../../shared/generated/sections.ts';
import type { PageData } from '../../shared/page.ts';
import { ownWordsOf } from '../../shared/words/words.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { plainError } from '../../shared/plain-error.ts';
import { type BlockPage, compileBlock, readBlock } from './block.ts';
import { examplesPath } from '../files/output-paths.ts';
import { compile } from './compile.ts';
import { fillIn } from './read-content.ts';
import { type AnyUse, usesOf } from './roles/index.ts';
import { describePicture } from './roles/picture.ts';
import type { Site } from './site.ts';

/** The development server shows every section type with its examples here; a build does so on request. */
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
  const { blocks: words, forms } = ownWordsOf(site.words, site.language);
  const sections = compiled.flatMap(([, { schema, file }]) =>
    examplesOf(schema)
      .slice(type === undefined ? -1 : 0)
      .filter((_, position) => index === undefined || position === Number(index))
      .flatMap((example) => compileExample(site, example, file, { route, words: forms })),
  );
  if (sections.length === 0) return undefined;
  return {
    path: route,
    aliases: [],
    title: ['Catalogue', type].filter(Boolean).join(': '),
    description: '',
    noindex: true,
    lang: site.language,
    words,
    sections,
  };
}

/** A section type as the catalogue shows it. */
export interface CatalogueType {
  type: string;
  description: string;
  examples: {
    /** Index among the examples, and the last part of the address. */
    index: number;
    /** The variant shown, the default one included; undefined for a type without variants. */
    variant: string | undefined;
    value: JsonObject;
  }[];
}

/** Every section type with its examples. */
export function listCatalogue(site: Site): CatalogueType[] {
  return [...(site.schemas?.sections ?? [])].map(([type, { schema }]) => ({
    type,
    description: String(schema.description ?? ''),
    examples: examplesOf(schema).map((value, index) => ({ index, variant: variantOf(schema, value), value })),
  }));
}

function variantOf({ properties }: JsonObject, { variant }: JsonObject): string | undefined {
  const field = isObject(properties) ? properties.variant : undefined;
  const chosen = variant ?? (isObject(field) ? field.default : undefined);
  return typeof chosen === 'string' ? chosen : undefined;
}

/** The addresses that `cataloguePage` accepts. */
export function catalogueRoutes(site: Site): string[] {
  const perType = [...(site.schemas?.sections ?? [])].flatMap(([type, { schema }]) => [
    `${catalogueRoute}/${type}`,
    ...examplesOf(schema).map((_, index) => `${catalogueRoute}/${type}/${index}`),
  ]);
  return [catalogueRoute, ...perType];
}

/** Compiles an example as a block of a page. */
function compileExample(site: Site, example: JsonObject, file: string, page: BlockPage): Section[] {
  const { schemas, placeholders } = site;
  if (!schemas) return [];
  const value = { ...structuredClone(example), hidden: false };
  const read = fillIn(JSON.stringify(value), value, placeholders, false);
  const { findings, isSound, uses } = compile(site, schemas, file, read, (reading) =>
    readBlock(reading, value, ''),
  );
  const sections = isSound ? compileBlock(site, schemas, value, page) : undefined;
  const why = () => findings[0]?.message ?? findPictureProblem(site, uses) ?? '';
  if (!sections) throw plainError(`An example in ${file} cannot be rendered. ${why()}`);
  return sections;
}

function findPictureProblem(site: Site, uses: readonly AnyUse[]): string | undefined {
  for (const use of usesOf({ uses }, 'picture')) {
    const described = describePicture(site, use);
    if (!described || !('problem' in described)) continue;
    return use.value.startsWith(examplesPath)
      ? `There is no picture section-schemas${use.value}.`
      : `${described.message} The pictures of examples are in section-schemas${examplesPath}.`;
  }
  return undefined;
}

/** A schema's examples, plus one for each variant that no example shows, derived from the last example. */
function examplesOf(schema: JsonObject): JsonObject[] {
  const examples = Array.isArray(schema.examples) ? schema.examples.filter(isObject) : [];
  const last = examples.at(-1);
  const field = isObject(schema.properties) ? schema.properties.variant : undefined;
  if (!last || !isObject(field) || !Array.isArray(field.enum)) return examples;
  const shown = examples.map((example) => variantOf(schema, example));
  const missing = field.enum.filter((variant) => typeof variant === 'string' && !shown.includes(variant));
  const derived = missing.map((variant) => renderedPart(schema, { ...last, variant }, String(variant)));
  return [...examples.slice(0, -1), ...derived.filter(isObject), last];
}

/** The value without the properties that its variant does not show. */
function renderedPart(schema: JsonObject, value: Json, variant: string): Json {
  const { properties, items } = schema;
  if (Array.isArray(value) && isObject(items)) return value.map((item) => renderedPart(items, item, variant));
  if (!isObject(value) || !isObject(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const property = properties[key];
      if (!isObject(property)) return [[key, child]];
      const { usedIn } = property;
      const isDrawn = !isObject(usedIn) || Object.hasOwn(usedIn, variant);
      return isDrawn ? [[key, renderedPart(property, child, variant)]] : [];
    }),
  );
}
