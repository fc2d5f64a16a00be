/** Has a live region speak, again if it has said the same before. */
export function say(region: HTMLElement, text: string): void {
  region.textContent = '';
  // A change in the same frame would be no change to a screen reader.
  requestAnimationFrame(() => (region.textContent = text));
}
