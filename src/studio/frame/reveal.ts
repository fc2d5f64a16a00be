/** Opens what hides a node of the page, as a visitor would: an answer, a tab, a slide. */
export function reveal(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  for (let at = element; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  // What the browser's own search sends before it shows a result. Not all browsers have it, but tabs listen to it.
  element
    ?.closest('[role="tabpanel"], [hidden="until-found"]')
    ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  const slide = element?.closest<HTMLElement>('.swiper-slide');
  const slider = slide?.closest('[data-slider]');
  if (!slide || !slider) return;
  // It would go on while somebody types.
  slider.querySelector<HTMLElement>('[data-playback="on"]')?.click();
  const bars = slider.querySelectorAll<HTMLElement>('[data-position]');
  bars[Number(slide.style.getPropertyValue('--place'))]?.click();
}

export function scrollTo(node: Node | undefined, block: HTMLElement | undefined): void {
  const element = node instanceof Element ? node : node?.parentElement;
  const target = element?.checkVisibility() ? element : block;
  if (!target) return;
  const { top, bottom, height } = target.getBoundingClientRect();
  if (top >= 60 && bottom <= innerHeight) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  target.scrollIntoView({ block: height > innerHeight ? 'start' : 'center', behavior });
}
