let region: HTMLElement | undefined;

/** Makes the place where screen readers hear which page was opened: they speak what comes into an element that was there before. */
export function startNamingArrivals(): void {
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
}

/** Says the title of the page that has just been drawn in the place of another one. */
export function nameArrival(title: string): void {
  if (region) region.textContent = title;
}
