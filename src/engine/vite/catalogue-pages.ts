import { startTag } from '../../shared/html.ts';
import { cataloguePage, catalogueRoute, listCatalogue } from '../content/catalogue.ts';
import { readSchemaFiles } from '../schemas/load-schemas.ts';
import { suggest } from '../../shared/suggest.ts';
import { catalogueMiss, catalogueOverview, catalogueTypePage, type TypeUse } from './catalogue-document.ts';
import type { DevSite } from './dev-site.ts';

/**
 * The document at an address of the catalogue: the list of types, one type, or an unknown address. Undefined
 * for other addresses, and for that of one example, which is rendered like a page.
 */
export function catalogueDocumentAt(
  site: DevSite,
  route: string,
  base: string,
): { status: number; html: string } | undefined {
  if (route !== catalogueRoute && !route.startsWith(`${catalogueRoute}/`)) return undefined;
  const types = listCatalogue(site.site());
  const { files } = readSchemaFiles(site.site().fileSystem, 'section-schemas');
  const [asked, example, ...rest] = route.slice(catalogueRoute.length).split('/').filter(Boolean);
  const answer = (status: number, html: string) => ({ status, html: withBaseElement(base, html) });
  if (asked === undefined) return answer(200, catalogueOverview(types, files));
  const type = types.find((known) => known.type === asked);
  if (!type) {
    const names = types.map((known) => known.type);
    return answer(404, catalogueMiss(asked, suggest(asked, names), types));
  }
  if (example === undefined) return answer(200, catalogueTypePage(type, files, usesOf(site, type.type)));
  if (rest.length === 0 && cataloguePage(site.site(), route)) return undefined;
  return answer(404, catalogueMiss([asked, example, ...rest].join('/'), asked, types));
}

/** The links of the catalogue are relative to the base of the site. */
function withBaseElement(base: string, html: string): string {
  return html.replace('<title>', `${startTag('base', { href: base })}<title>`);
}

/** The sound pages with blocks of a type, in the order of their files. */
function usesOf(site: DevSite, type: string): TypeUse[] {
  return [...site.site().routes.keys()].flatMap((route) => {
    const count = site.page(route)?.sections.filter((section) => section.type === type).length ?? 0;
    return count === 0 ? [] : [{ route, count }];
  });
}
