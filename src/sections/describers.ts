import { describeCrumbs } from '../components/describe-crumbs.ts';
import type { SectionOf, SectionType } from '../shared/generated/sections.ts';
import type { DescribedPage, Thing } from '../shared/thing.ts';
import { describeOpenings } from './JobOpenings/describe-openings.ts';

type Describe<K extends SectionType> = (section: SectionOf<K>, page: DescribedPage) => Thing[];

/** What search engines are told of a block, for the types that have something to tell. Asked for while pages are rendered. */
export const describers: { [K in SectionType]?: Describe<K> } = {
  contactForm: ({ crumbs }, page) => describeCrumbs(crumbs, page),
  hero: ({ crumbs }, page) => describeCrumbs(crumbs, page),
  jobOpenings: describeOpenings,
};
