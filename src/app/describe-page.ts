import { sections } from '../sections/index.ts';
import { withBase } from '../shared/base.ts';
import type { Section, SectionOf, SectionType } from '../shared/generated/sections.ts';
import type { SiteData } from '../shared/generated/site.ts';
import type { PageData } from '../shared/page.ts';
import type { DescribedPage, Thing } from '../shared/thing.ts';

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
  return blocks.flatMap((block) => describe(block, page));
}

function describe<K extends SectionType>(section: Section & { type: K }, page: DescribedPage): Thing[] {
  // The look-up returns the entry for the block's own type, which TypeScript cannot follow.
  const { structuredData } = sections[section.type];
  return structuredData ? structuredData(section as unknown as SectionOf<K>, page) : [];
}
