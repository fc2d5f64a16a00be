import type { OfficeLocationSection, Weekday } from '../../shared/generated/sections.ts';
import type { DescribedPage, Thing } from '../../shared/json-ld.ts';

export const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/**
 * Structured data of offices with opening hours, a telephone or a kind of business
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function describeOffice(
  { others = [], ...first }: OfficeLocationSection,
  { url, organization }: DescribedPage,
): Thing[] {
  const company = String(organization.name);
  return [first, ...others].flatMap(({ title, address, country, phone, business, hours }) => {
    if (!hours && phone === undefined && business === undefined) return [];
    return {
      '@type': business ?? 'LocalBusiness',
      // The name of the only office is often that of the company.
      name: title.toLowerCase().includes(company.toLowerCase()) ? title : `${company}, ${title}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.join(', '),
        ...(country !== undefined && { addressCountry: country }),
      },
      // Search engines ask for the code of the country.
      ...(phone?.startsWith('+') && { telephone: phone }),
      url,
      parentOrganization: organization,
      ...(hours && {
        openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`),
          opens,
          closes,
        })),
      }),
    };
  });
}
