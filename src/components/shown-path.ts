/**
 * Returns the path of the page in `<main>`. After Back or Forward the address is already that of the next page while it
 * loads.
 */
export function shownPath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : location.pathname;
}
