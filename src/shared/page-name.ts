const separators = ['|', '–', '—', '-', '·'];

/** A page's title without the site's name, which often begins or ends it, as in `Beans – Plots`. */
export function withoutSiteName(title: string, siteName: string): string {
  for (const sign of separators) {
    const prefix = `${siteName} ${sign} `;
    const suffix = ` ${sign} ${siteName}`;
    if (title.endsWith(suffix)) return title.slice(0, -suffix.length);
    if (title.startsWith(prefix)) return title.slice(prefix.length);
  }
  return title;
}
