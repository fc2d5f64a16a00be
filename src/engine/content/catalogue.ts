import { plainError } from '../../shared/plain-error.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { examplesPath } from '../files/output-paths.ts';
import { readPointer } from '../json/json.ts';
import { examplesOf } from '../schemas/schema-set.ts';
import type { Page } from './document.ts';
import { compilePage } from './page.ts';
import { describePicture } from './roles/picture.ts';
import type { Site } from './site.ts';
import { usesOf } from './uses.ts';

/** The development server shows every section type with its examples here; a build does so on request. */
export const catalogueRoute = '/__catalogue';

/** A section type as the catalogue shows it. */
export type CatalogueType = ReturnType<typeof listCatalogue>[number];

/** Every section type with its examples, whose index is the last part of their address. */
export function listCatalogue(site: Site) {
  return Array.from(site.schemas.sections, ([type, compiled]) => ({
    type,
    field: compiled.field,
    examples: examplesOf(compiled).map((value, index) => {
      // Undefined for a type without variants.
      const { variant = compiled.field.variants?.default } = value;
      return { index, variant: typeof variant === 'string' ? variant : undefined, value };
    }),
  }));
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
 * A page made of a schema's examples, as if it were written in a file: `/__catalogue` shows the fullest example of every
 * type, `/__catalogue/hero` all examples of one, `/__catalogue/hero/0` one of them.
 * @throws Error when an example cannot be rendered.
 */
export function cataloguePage(site: Site, route: string): Page | undefined {
  if (!route.startsWith(catalogueRoute)) return undefined;
  const [type, index] = route
    .slice(catalogueRoute.length + 1)
    .split('/')
    .filter(Boolean);
  const sections = listCatalogue(site)
    .filter((known) => type === undefined || known.type === type)
    .flatMap(({ examples }) => (type === undefined ? examples.slice(-1) : examples))
    .filter((example) => index === undefined || example.index === Number(index))
    .map(({ value }) => ({ ...value, hidden: false }));
  if (sections.length === 0) return undefined;
  const title = ['Catalogue', type].filter(Boolean).join(': ');
  const text = JSON.stringify({ title, description: title, noindex: true, sections });
  const fileSystem = { ...site.fileSystem, read: () => Buffer.from(text) };
  const page = compilePage({ ...site, fileSystem }, { file: '', route });
  if (page.data()) return page;
  const problem = page.findings[0] ?? findPictureProblem(site, page);
  const [, block = 0] = problem && 'pointer' in problem.place ? readPointer(problem.place.pointer) : [];
  const schema = site.schemas.sections.get(page.blocks[Number(block)]?.type ?? '');
  throw plainError(`An example in ${schema?.file} cannot be rendered. ${problem?.message ?? ''}`);
}

function findPictureProblem(site: Site, page: Page): Pick<Finding, 'place' | 'message'> | undefined {
  for (const use of usesOf(page.uses, 'picture')) {
    const missing = `There is no picture section-schemas${use.value}. Those of examples are in section-schemas${examplesPath}.`;
    const described = describePicture(site, use) ?? missing;
    if (typeof described === 'string') return { place: use.place, message: described };
  }
  return undefined;
}
