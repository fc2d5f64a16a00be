import { homeRoute, notFoundRoute } from '../../shared/routes.ts';
import { baselineFile, moveBaseline } from '../check/baseline.ts';
import { compilePage } from '../content/page.ts';
import type { Site } from '../content/site.ts';
import type { PageFile } from '../files/page-files.ts';
import { editBytes } from '../json/edit-json.ts';
import { addAliases } from './aliases.ts';
import { findLinks, type Link, readMentioning } from './find-links.ts';
import { explainMissing, readAddress } from './read-address.ts';
import { refuse } from './refuse.ts';
import { collectSteps, type Step } from './steps.ts';

export interface DeletePlan {
  /** Undefined when an earlier call has deleted it already. */
  page: PageFile | undefined;
  /** The page's address and its aliases. */
  addresses: string[];
  /** What links to any of them, in other files. */
  links: Link[];
  steps: Step[];
}

/**
 * Plans to delete a page. Its addresses become aliases of the page `to`, or else they are gone.
 * @throws Error, with a sentence for the author, when that cannot be.
 */
export function planDelete(site: Site, typed: { page: string; to: string | undefined }): DeletePlan {
  const { route } = readAddress(site, typed.page);
  if (route === homeRoute) throw refuse('The home page cannot be deleted: every site has one.');
  if (route === notFoundRoute)
    throw refuse(`"${route}" is the page for unknown addresses, and nothing links to it. Delete its file.`);
  const heir = typed.to === undefined ? undefined : readAddress(site, typed.to);
  if (heir?.route === route) throw refuse(`"${route}" cannot lead to itself. Name another page after --to.`);
  const target = heir && site.routes.get(heir.route);
  if (heir && !target) throw refuse(explainMissing(site, heir.route));
  const to = target && compilePage(site, target);
  const page = site.routes.get(route);
  const isDone = to ? to.aliases.some(({ value }) => value === route) : site.redirects?.gone?.includes(route);
  if (!page && !isDone) throw refuse(explainMissing(site, route));
  const addresses = [route, ...(page ? compilePage(site, page).aliases.map(({ value }) => value) : [])];
  const contentFiles = readMentioning(site, addresses);
  // Any other address: only the places are asked for.
  const links = findLinks(site, contentFiles, new Map(addresses.map((address) => [address, '/-'])));
  const { steps, add } = collectSteps(site);
  // The addresses lead on before the page is gone.
  if (to) add(to.file, addAliases(site, to, addresses));
  else add(redirectsFile(site), withGone(site, addresses));
  if (page) add(page.file, undefined);
  const file = page?.file ?? '';
  const baseline = moveBaseline(site.fileSystem, new Map([[file, undefined]]));
  if (baseline) add(baselineFile, baseline);
  return { page, addresses, links: links.filter((link) => link.file !== file), steps };
}

function redirectsFile({ files, pagesDir }: Site): string {
  return files.site.get('redirects') ?? `${pagesDir}/_site/redirects.json`;
}

/** _site/redirects.json with these addresses among those that are gone. */
function withGone(site: Site, addresses: readonly string[]): Buffer {
  const file = redirectsFile(site);
  const bytes = site.fileSystem.read(file) ?? Buffer.from('{}\n');
  const gone = site.redirects?.gone ?? [];
  if (site.files.site.has('redirects') && !site.redirects)
    throw refuse(`${file} has mistakes. Correct what "npm run check" says of it first.`);
  const [first, ...others] = addresses.filter((address) => !gone.includes(address));
  if (first === undefined) return bytes;
  const isNew = !site.redirects?.gone;
  const started = isNew
    ? editBytes(bytes, { op: 'set', at: '/gone', value: [first] })
    : editBytes(bytes, { op: 'insert', at: '/gone/-', value: first });
  return others.reduce((edited, value) => editBytes(edited, { op: 'insert', at: '/gone/-', value }), started);
}
