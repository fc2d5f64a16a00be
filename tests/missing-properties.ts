/**
 * What search engines require of a thing before they show it, by its type. Sources, below
 * https://developers.google.com/search/docs/appearance/structured-data/: breadcrumb, job-posting, logo (Organization); the
 * types without a page there need what names them, by https://schema.org.
 */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebPage: ['name', 'url', 'description', 'inLanguage'],
  ContactPage: ['name', 'url', 'description', 'inLanguage'],
  AboutPage: ['name', 'url', 'description', 'inLanguage'],
  WebSite: ['name', 'url'],
  Service: ['name', 'description', 'provider', 'url'],
  BreadcrumbList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  // Inside others:
  ListItem: ['position', 'name', 'item'],
  Place: ['address'],
  PostalAddress: ['addressCountry'],
};

/** Sentences about what the things of a document lack: `JobPosting lacks "title"`. Types that are not in the table are named too. */
export function missingProperties(value: unknown, isInside = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => missingProperties(item, isInside));
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  const inner = Object.entries(thing).flatMap(([key, part]) => missingProperties(part, key !== '@graph'));
  const type = thing['@type'];
  if (typeof type !== 'string') return inner;
  // The organization that hires is named by its name and its site.
  const needed = type === 'Organization' && isInside ? ['name', 'sameAs'] : required[type];
  if (!needed) return [...inner, `"${type}" is a type that the table does not know`];
  const isEmpty = (name: string) => [undefined, null, ''].includes(thing[name] as string | undefined);
  return [...inner, ...needed.filter(isEmpty).map((name) => `${type} lacks "${name}"`)];
}
