import { collectLists, countPages, type Lists } from '../../shared/lists.ts';
import type { CheckedPage } from './checked-page.ts';
import type { Site } from './site.ts';

/** The collections of a site with their pages. `pages`: those that visitors see. */
export function listPages(site: Site, pages: readonly CheckedPage[]): Lists {
  return collectLists([...site.collections.values()], pages, site);
}

/** The pages, each followed by the further pages of its list: `/news`, `/news/2`. */
export function withNumbered(pages: readonly CheckedPage[], lists: Lists): CheckedPage[] {
  if (lists.size === 0) return [...pages];
  return pages.flatMap((page) => [
    page,
    ...Array.from({ length: countPages(page, lists) - 1 }, (_, index) => numberPage(page, index + 2)),
  ]);
}

/** A further page of a list. Its document has its own address; its data is that of the first page. */
function numberPage(page: CheckedPage, number: number): CheckedPage {
  const { translationOf: _, ...rest } = page;
  return {
    ...rest,
    number,
    route: `${page.route}/${number}`,
    aliases: page.aliases.map((alias) => `${alias}/${number}`),
    // Its forms send to the first page.
    hasForms: false,
    ownForms: [],
  };
}
