import { homeRoute, notFoundRoute, splitAddress } from '../../../shared/routes.ts';
import { decodePath } from '../../text/paths.ts';
import { collectionOf } from '../../content/collections.ts';
import { stateOf } from '../../content/state.ts';
import { judgeAll } from '../rule.ts';
import { explainAddress } from './shared/addresses.ts';

export const pageLinked = judgeAll('warning', ({ site, aliases, pages, report, uncertainty, valuesOf }) => {
  const routes = new Map(pages.map(({ file, route }) => [file, route]));
  const addresses = new Set([homeRoute, ...site.routes.keys(), ...site.plannedPaths]);
  const linked = new Set([homeRoute, notFoundRoute]);
  for (const { value: href, file, isHidden } of valuesOf('url')) {
    const path = decodePath(splitAddress(href).path);
    const route = aliases.get(path) ?? path;
    // Another rule reports a misspelt link, which may mean any page.
    const isInternal = href.startsWith('/');
    if (isInternal ? !addresses.has(route) && !site.assets.has(path) : explainAddress(href) !== undefined)
      return;
    if (isHidden || !isInternal) continue;
    // Who reads a page has found it.
    if (routes.get(file) !== route) linked.add(route);
  }
  // A list links to its entries.
  const listed = new Set(valuesOf('collection').flatMap(({ value, isHidden }) => (isHidden ? [] : value)));
  for (const { file, route, noindex, translationOf, dates } of pages) {
    // Nobody is to find it yet, or any more.
    if (stateOf(dates, site.clock) !== 'live') continue;
    // Search engines lead to a translation, and a page that they leave out has its visitors from elsewhere.
    if (listed.has(collectionOf(site.collections, route)?.route ?? '')) continue;
    if (linked.has(route) || noindex || translationOf || uncertainty.mayMention(route)) continue;
    // Its mistakes come first.
    if (uncertainty.isBroken(route)) continue;
    report({ file, at: 'file' }, `Missing link to the page "${route}": visitors cannot find it.`, {
      hint: 'Link to it in the menu, in the footer or on another page. If it is for visitors with its address only, write "noindex": true into it.',
      isEased: dates.from !== undefined || dates.until !== undefined,
    });
  }
});
