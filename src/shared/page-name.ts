const separators = ['|', '–', '—', '-', '·'];

/** A page's title without the site's name, which often begins or ends it, as in `Beans – Plots`. */
export function withoutSiteName(title: string, siteName: string): string {
  for (const sign of separators) {
    const [before, behind] = [`${siteName} ${sign} `, ` ${sign} ${siteName}`];
    if (title.endsWith(behind)) return title.slice(0, -behind.length);
    if (title.startsWith(before)) return title.slice(before.length);
  }
  return title;
}
