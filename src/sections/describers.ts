import { describeCrumbs } from '../components/describe-crumbs.ts';
import type { SectionOf, SectionType } from '../shared/generated/sections.ts';
import type { Thing } from '../shared/thing.ts';
import { describeOpenings } from './JobOpenings/describe-openings.ts';

/** What a block has to know of its page to describe itself. */
export interface DescribedPage {
  /** The page's whole address. */
  url: string;
  /** Makes an address of this site whole: `/company` → `https://www.example.com/company`. */
  toUrl(href: string): string;
  /** Whose site this is. */
  organization: Thing;
}

type Describe<K extends SectionType> = (section: SectionOf<K>, page: DescribedPage) => Thing[];

/** What search engines are told of a block, for the types that have something to tell. Asked for while pages are rendered. */
export const describers: { [K in SectionType]?: Describe<K> } = {
  contactForm: ({ crumbs }, page) => describeCrumbs(crumbs, page),
  hero: ({ crumbs }, page) => describeCrumbs(crumbs, page),
  jobOpenings: describeOpenings,
};
