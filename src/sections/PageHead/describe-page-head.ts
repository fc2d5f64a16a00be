import { describeCrumbs } from '../../components/describe-crumbs.ts';
import type { PageHeadSection } from '../../shared/generated/sections.ts';
import type { DescribedPage, Thing } from '../../shared/json-ld.ts';
import type { PageFacts } from '../../shared/listing.ts';

/** Structured data of the breadcrumbs. */
export function describePageHead(
  { facts }: PageHeadSection & { facts?: PageFacts },
  page: DescribedPage,
): Thing[] {
  return describeCrumbs(facts?.crumbs, page);
}
