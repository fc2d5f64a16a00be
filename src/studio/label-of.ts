/* What the keys of JSON are called, in all three programs. */

/** Keys whose words would not be understood. */
const labels: Record<string, string> = {
  href: 'Link address',
  src: 'File',
  alt: 'Alternative text',
  noindex: 'Keep out of search engines',
  id: 'Name for links to this block',
  lang: 'Language',
  translationOf: 'Translation of',
  crumbs: 'Path to this page',
  about: 'Words for screen readers',
  lead: 'Introduction',
  cta: 'Button',
  faq: 'Questions',
  url: 'Address',
  hidden: 'Leave out of the page',
  from: 'Shown from',
  until: 'Shown until',
  use: 'Shared block',
  key: 'Key',
  $schema: 'Schema',
};

/** The label of a field: `smallImage` is “Small image”. */
export function labelOf(key: string): string {
  const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
  if (label !== undefined) return label;
  const spaced = key
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
