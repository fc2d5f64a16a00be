import { homeRoute, splitAddress, toRoute } from '../../../../shared/routes.ts';

/**
 * The route that an address means which names a page's file instead: `/our-garden.html`, `/our-garden.json`,
 * `/services/index`, `/pages/our-garden.json`. With its query and anchor; undefined when there is no such page.
 */
export function meantRoute(address: string, isPage: (route: string) => boolean): string | undefined {
  const { path } = splitAddress(address);
  const bare = path
    .replace(/^\/(?:\.{1,2}\/){0,9}/, '/')
    .replace(/^\/pages(?=\/)/, '')
    .replace(/\.(?:html?|json|php)$/i, '');
  const route = toRoute(bare.replace(/\/index$/i, '')) || homeRoute;
  const found = [route, route.toLowerCase()].find(isPage);
  return found === undefined || found === path ? undefined : found + address.slice(path.length);
}
