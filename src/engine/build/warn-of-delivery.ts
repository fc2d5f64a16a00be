/** Warnings about what nobody notices on a site that is published to a host. `hasDates`: git knows changes of pages. */
export function warnOfDelivery(host: string | undefined, url: string, hasDates: boolean): string[] {
  if (host === undefined) return [];
  const warnings: string[] = [];
  if (/\.(?:example|invalid|localhost|test)$/.test(url))
    warnings.push(
      `Unexpected address "${url}": nobody can have such a name, and search engines would be led there. Write the address of your site as "url" in _site/brand.json.`,
    );
  if (!hasDates)
    warnings.push(
      'Missing dates in sitemap.xml, by which search engines find changed pages: git knows no page here. In a shallow clone, "git fetch --unshallow" gets them, in a workflow "fetch-depth: 0".',
    );
  return warnings;
}
