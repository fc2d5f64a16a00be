let region: HTMLElement | undefined;

/**
 * Creates the live region for page titles. Screen readers announce changes only in an element that existed
 * before.
 */
export function createTitleRegion(): void {
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
}

/** Announces the title of the page after a navigation. */
export function announceTitle(title: string): void {
  if (region) region.textContent = title;
}
