import type { PageData } from '../../shared/page.ts';
import { plainError } from '../../shared/plain-error.ts';
import { examplesPath } from '../files/output-paths.ts';
import type { JsonObject } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import { examplesOf } from '../schemas/schema-set.ts';
import { compilePage } from './page.ts';
import { type AnyUse, usesOf } from './roles/index.ts';
import { describePicture } from './roles/picture.ts';
import type { Site } from './site.ts';

/** The development server shows every section type with its examples here; a build does so on request. */
export const catalogueRoute = '/__catalogue';

/** A section type as the catalogue shows it. */
export interface CatalogueType {
  type: string;
  field: Field;
  description: string;
  /** The schema's file. */
  file: string;
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
    field: compiled.field,
    description: compiled.field.description ?? '',
    file: compiled.file,
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
  const perType = listCatalogue(site).flatMap(({ type, examples }) => [
    `${catalogueRoute}/${type}`,
    ...examples.map(({ index }) => `${catalogueRoute}/${type}/${index}`),
  ]);
  return [catalogueRoute, ...perType];
}

/**
 * A page made of a schema's examples: `/__catalogue` shows the fullest example of every type,
 * `/__catalogue/hero` all examples of one, `/__catalogue/hero/0` one of them.
 * @throws Error when an example cannot be rendered.
 */
export function cataloguePage(site: Site, route: string): PageData | undefined {
  if (!route.startsWith(catalogueRoute)) return undefined;
  const [type, index] = route
    .slice(catalogueRoute.length + 1)
    .split('/')
    .filter(Boolean);
  const pages = listCatalogue(site)
    .filter((known) => type === undefined || known.type === type)
    .flatMap(({ examples, file }) =>
      examples
        .slice(type === undefined ? -1 : 0)
        .filter((example) => index === undefined || example.index === Number(index))
        .map(({ value }) => compileExample(site, value, file, route)),
    );
  const title = ['Catalogue', type].filter(Boolean).join(': ');
  return (
    pages[0] && { ...pages[0], title, description: '', sections: pages.flatMap(({ sections }) => sections) }
  );
}

/** Compiles a page with one example, as if it were written in a file. */
function compileExample(site: Site, example: JsonObject, file: string, route: string): PageData {
  const block = { ...example, hidden: false };
  const text = JSON.stringify({ title: 'Example', description: 'Example', noindex: true, sections: [block] });
  const fileSystem = { ...site.fileSystem, read: () => Buffer.from(text) };
  const page = compilePage({ ...site, fileSystem }, site.schemas!, { file, route });
  const data = page.data();
  if (data) return data;
  const why = page.findings[0]?.message ?? findPictureProblem(site, page.uses) ?? '';
  throw plainError(`An example in ${file} cannot be rendered. ${why}`);
}

function findPictureProblem(site: Site, uses: readonly AnyUse[]): string | undefined {
  for (const use of usesOf({ uses }, 'picture')) {
    const described = describePicture(site, use);
    if (!described)
      return `There is no picture "${use.value}". The pictures of examples are in section-schemas${examplesPath}.`;
    if ('problem' in described) return described.problem;
  }
  return undefined;
}
