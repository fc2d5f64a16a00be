/**
 * The path of the page that stands in `<main>`. While the page that Back or Forward asked for is on its way, the address
 * names that one already.
 */
export function shownPath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : location.pathname;
}
