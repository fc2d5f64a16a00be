import type { OfficeLocationSection, Weekday } from '../../shared/generated/sections.ts';
import type { DescribedPage, Thing } from '../../shared/thing.ts';

export const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** Structured data of offices with opening hours (https://developers.google.com/search/docs/appearance/structured-data/local-business). */
export function describeOffice(
  { others = [], ...first }: OfficeLocationSection,
  { url, organization }: DescribedPage,
): Thing[] {
  return [first, ...others].flatMap(({ title, address, hours }) => {
    if (!hours) return [];
    return {
      '@type': 'LocalBusiness',
      name: `${String(organization.name)}, ${title}`,
      address: address.join(', '),
      url,
      parentOrganization: organization,
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`),
        opens,
        closes,
      })),
    };
  });
}
