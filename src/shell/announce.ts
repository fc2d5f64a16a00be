/** Announces a text in a live region, even the same text again. */
export function announce(region: HTMLElement, text: string): void {
  region.textContent = '';
  // Screen readers miss a change within the same frame.
  requestAnimationFrame(() => (region.textContent = text));
}
