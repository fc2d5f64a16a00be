let typed = false;
addEventListener('input', () => (typed = true));

/**
 * Logs code that could not be loaded. When the server no longer has it, because the site was deployed
 * meanwhile, the page reloads: not if the visitor has typed something, and once per build, for which this
 * file's URL stands. Throws where storage is blocked, because nothing could prevent endless reloads.
 */
export function reportLostCode(error: unknown): void {
  // Delayed, because Firefox cancels pending requests when the visitor leaves the page.
  setTimeout(console.warn, 4000, error);
  const isGone = Boolean((error as Error).cause);
  if (!isGone || typed || sessionStorage.lost === import.meta.url) return;
  sessionStorage.lost = import.meta.url;
  location.reload();
}
