let typed = false;
addEventListener('input', () => (typed = true));

/**
 * Says in the console what did not come. When the server no longer has it, because the site was deployed anew in
 * between, the browser loads the page once more; not when that would lose what the visitor has typed, and not when a
 * reload has brought this page already.
 */
export function reportLostCode(error: unknown): void {
  console.warn(error);
  const arrival = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
  if ((error as Error).cause && !typed && arrival.type !== 'reload') location.reload();
}
