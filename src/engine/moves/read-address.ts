import { homeRoute } from '../../shared/routes.ts';
import { askBack, suggest } from '../../shared/suggest.ts';
import { compilePage } from '../content/page.ts';
import type { Site } from '../content/site.ts';
import type { PageFile } from '../files/page-files.ts';
import { readPageAddress } from '../new-page/plan-page.ts';
import { refuse } from './refuse.ts';

/** @throws Error, with a sentence for the author, for a text that cannot be the address of a page. */
export function readAddress(site: Site, typed: string): PageFile {
  const read = readPageAddress(site.pagesDir, typed.replace(/(?<=.)\/$/, ''));
  if ('refusal' in read) throw refuse(read.refusal);
  return read;
}

/** Says that there is no page at a route, and which one may be meant. */
export function explainMissing(site: Site, route: string): string {
  const owner = site.pages.find((page) =>
    compilePage(site, page).aliases.some(({ value }) => value === route),
  );
  if (owner)
    return `"${route}" is an alias of ${owner.file}. Name the page by its address, "${owner.route}".`;
  const folders = [...site.routes.keys()].map((path) => path.replace(/(?<=.)\/[^/]*$/, ''));
  const routes = new Set([...site.routes.keys(), ...folders]);
  routes.delete(homeRoute);
  const { meant } = suggest(route, routes);
  return askBack(`There is no page "${route}".`, meant && `"${meant}"`);
}
