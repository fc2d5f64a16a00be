const separators = ['|', '–', '—', '-', '·'];

/** What a page is called, without the name of the site that titles in search results end or begin with: `Beans | Plots`. */
export function withoutSiteName(title: string, siteName: string): string {
  for (const sign of separators) {
    const [before, behind] = [`${siteName} ${sign} `, ` ${sign} ${siteName}`];
    if (title.endsWith(behind)) return title.slice(0, -behind.length);
    if (title.startsWith(before)) return title.slice(before.length);
  }
  return title;
}
