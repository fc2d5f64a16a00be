import type { Entry } from '../../shared/generated/entry.ts';
import { collectLists, fillPage, queriesOf, listContentOf } from '../../shared/lists.ts';
import type { PageData } from '../../shared/page.ts';
import { plainError } from '../../shared/plain-error.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { examplesPath } from '../files/output-paths.ts';
import { readPointer } from '../json/json.ts';
import { examplesOf } from '../schemas/schema-set.ts';
import { asGenerated } from './as-generated.ts';
import type { Page } from './compiled-file.ts';
import { compilePage } from './page.ts';
import { resolveFields } from './roles/index.ts';
import { describePicture } from './roles/picture.ts';
import type { Site } from './site.ts';
import { valuesOf } from './role-values.ts';

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
    .filter((entry) => type === undefined || entry.type === type)
    .flatMap(({ examples }) => (type === undefined ? examples.slice(-1) : examples))
    .filter((example) => index === undefined || example.index === Number(index))
    .map(({ value }) => ({ ...value, hidden: false }));
  if (sections.length === 0) return undefined;
  const title = ['Catalogue', type].filter(Boolean).join(': ');
  const text = JSON.stringify({ title, description: title, noindex: true, sections });
  const fileSystem = { ...site.fileSystem, read: () => Buffer.from(text) };
  const page = compilePage({ ...site, fileSystem }, { file: '', route });
  const data = page.data();
  if (data) return { ...page, data: () => fillSamples(site, data) };
  const violation = page.findings[0] ?? findPictureViolation(site, page);
  const [, block = 0] = violation && 'pointer' in violation.place ? readPointer(violation.place.pointer) : [];
  const schema = site.schemas.sections.get(page.blocks[Number(block)]?.type ?? '');
  throw plainError(`An example in ${schema?.file} cannot be rendered. ${violation?.message ?? ''}`);
}

/** A page whose blocks show the examples of pages with an entry, as if they were those of each collection. */
export function fillSamples(site: Site, data: PageData): PageData {
  const queries = queriesOf(data);
  const hasHead = data.sections.some(({ type }) => type === 'pageHead');
  if (queries.length === 0 && !hasHead) return data;
  const { field } = site.schemas.page;
  const collection = data.path;
  const none = { lang: data.lang, lists: [], hasHead: false };
  const samples = examplesOf(site.schemas.page).flatMap(({ title, entry }, index) => {
    const resolved = entry && resolveFields({ entry }, field, site, data.path);
    if (!resolved) return [];
    const sample = asGenerated<Entry>(resolved.entry);
    return { ...none, route: `${collection}/${index}`, name: String(title), entry: sample, collection };
  });
  const home = { ...none, route: collection, name: sampleSettings.name };
  const lists = collectLists([{ route: collection, settings: sampleSettings }], [home, ...samples], site);
  const [first = home] = samples;
  const sampleQueries = queries.map((query) => ({ ...query, collection }));
  const page = { ...first, route: collection, lists: sampleQueries, hasHead };
  return fillPage(data, listContentOf(page, lists, site.base));
}

/** Few on a page, so that a list of the samples has several. */
const sampleSettings = { name: 'News', perPage: 2, feed: true };

function findPictureViolation(site: Site, page: Page): Pick<Finding, 'place' | 'message'> | undefined {
  for (const picture of valuesOf(page.roleValues, 'picture')) {
    const missing = `There is no picture section-schemas${picture.value}. Those of examples are in section-schemas${examplesPath}.`;
    const described = describePicture(site, picture) ?? missing;
    if (typeof described === 'string') return { place: picture.place, message: described };
  }
  return undefined;
}
