import type { JobOpeningsSection, JobPosting } from '../../shared/generated/sections.ts';
import type { DescribedPage, Thing } from '../../shared/json-ld.ts';

const employmentTypes: Record<NonNullable<JobPosting['hours']>, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/**
 * Structured data of the block's only position. A list has none: search engines read a job from its own page
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function describeOpenings(
  { openings }: JobOpeningsSection,
  { url, organization }: DescribedPage,
): Thing[] {
  const [opening, ...rest] = openings;
  if (!opening?.posting || rest.length > 0) return [];
  const { title, place, posting } = opening;
  return [
    {
      '@type': 'JobPosting',
      title,
      description: posting.text,
      datePosted: posting.posted,
      ...(posting.until !== undefined && { validThrough: `${posting.until}T23:59:59` }),
      ...(posting.hours !== undefined && { employmentType: employmentTypes[posting.hours] }),
      hiringOrganization: organization,
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(place !== undefined && { addressLocality: place }),
          ...(posting.region !== undefined && { addressRegion: posting.region }),
          addressCountry: posting.country,
        },
      },
      url,
    },
  ];
}
