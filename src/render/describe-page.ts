import { sections } from '../sections/index.ts';
import { withBase } from '../shared/base.ts';
import type { SiteData } from '../shared/generated/site.ts';
import type { PageData } from '../shared/page.ts';
import type { DescribedPage, Thing } from '../shared/json-ld.ts';

/** The structured data of a page's blocks, in the order of the page. */
export function describePage(
  { path, sections: blocks }: PageData,
  { brand }: SiteData,
  base: string,
): Thing[] {
  const toUrl = (href: string) => brand.url + href;
  const page: DescribedPage = {
    url: toUrl(withBase(base, path)),
    toUrl,
    organization: { '@type': 'Organization', name: brand.brand, sameAs: toUrl(base) },
  };
  const things = blocks.flatMap((block) => {
    const { structuredData } = sections[block.type];
    // The look-up returns the entry for the block's own type, which TypeScript cannot follow.
    return structuredData ? structuredData(block as never, page) : [];
  });
  return joinQuestions(things);
}

/** A page has one list of questions, whichever blocks they are in: search engines refuse a second one. */
function joinQuestions(things: readonly Thing[]): Thing[] {
  const lists = things.filter((thing) => thing['@type'] === 'FAQPage');
  const [first] = lists;
  if (!first) return [...things];
  const joined = { ...first, mainEntity: lists.flatMap(({ mainEntity }) => mainEntity) };
  return things.flatMap((thing) => (thing === first ? joined : lists.includes(thing) ? [] : thing));
}
