import type { Crumb } from '../shared/generated/sections.ts';
import type { DescribedPage, Thing } from '../shared/json-ld.ts';

/** Structured data of the breadcrumbs. Omits steps without a page, and a path of a single step. */
export function describeCrumbs(crumbs: Crumb[] | undefined, { url, toUrl }: DescribedPage): Thing[] {
  const pages = (crumbs ?? []).flatMap(({ label, href }, index, all) => {
    if (index === all.length - 1) return { name: label, item: url };
    return href?.startsWith('/') ? { name: label, item: toUrl(href) } : [];
  });
  if (pages.length < 2) return [];
  const itemListElement = pages.map(({ name, item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
