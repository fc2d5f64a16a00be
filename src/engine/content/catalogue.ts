import type { Section } from '../../shared/generated/sections.ts';
import type { PageData } from '../../shared/page.ts';
import { ownWordsOf } from '../../shared/words/words.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import type { CompiledSchema } from '../schemas/schema-set.ts';
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
  const sections = compiled.flatMap(([, schema]) =>
    examplesOf(schema)
      .slice(type === undefined ? -1 : 0)
      .filter((_, position) => index === undefined || position === Number(index))
      .flatMap((example) => compileExample(site, example, schema.file, { route, words: forms })),
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
  return [...(site.schemas?.sections ?? [])].map(([type, compiled]) => ({
    type,
    description: compiled.field.description ?? '',
    examples: examplesOf(compiled).map((value, index) => ({
      index,
      variant: variantOf(compiled.field, value),
      value,
    })),
  }));
}

function variantOf({ variants }: Field, { variant = variants?.default }: JsonObject): string | undefined {
  return typeof variant === 'string' ? variant : undefined;
}

/** The addresses that `cataloguePage` accepts. */
export function catalogueRoutes(site: Site): string[] {
  const perType = [...(site.schemas?.sections ?? [])].flatMap(([type, schema]) => [
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
  const read = fillIn(JSON.stringify(value), value, placeholders);
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
function examplesOf({ schema, field }: CompiledSchema): JsonObject[] {
  const examples = Array.isArray(schema.examples) ? schema.examples.filter(isObject) : [];
  const last = examples.at(-1);
  if (!last || !field.variants) return examples;
  const shown = examples.map((example) => variantOf(field, example));
  const missing = field.variants.all.filter((variant) => !shown.includes(variant));
  const derived = missing.map((variant) => renderedPart(field, { ...last, variant }, variant));
  return [...examples.slice(0, -1), ...derived.filter(isObject), last];
}

/** The value without the properties that its variant does not show. */
function renderedPart({ properties, items }: Field, value: Json, variant: string): Json {
  if (Array.isArray(value)) return items ? value.map((item) => renderedPart(items, item, variant)) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const property = properties.get(key);
      if (!property) return [[key, child]];
      const isUsed = !property.usedIn || Object.hasOwn(property.usedIn, variant);
      return isUsed ? [[key, renderedPart(property, child, variant)]] : [];
    }),
  );
}
