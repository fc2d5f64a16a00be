/**
 * While one page gives way to another, a picture of both covers the window, and what a visitor presses meets neither. A
 * press ends that, and its click goes to what lies there: whatever the styles say (`base.css`), Chromium aims it at the
 * document as a whole.
 */
export function passClicksThrough(): void {
  let isLost = false;
  const root = document.documentElement;
  addEventListener('pointerdown', ({ target }) => {
    const running = document.getAnimations().filter(isOfTransition);
    isLost = target === root && running.length > 0;
    for (const animation of running) animation.finish();
  });
  addEventListener('click', (event) => {
    if (!isLost) return;
    isLost = false;
    if (event.target === root) whenUncovered(event, () => passOn(event));
  });
}

function isOfTransition({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition') === true;
}

/** The picture goes with the next frame or two. */
function whenUncovered(event: MouseEvent, run: () => void, frames = 10): void {
  const isCovered = document.elementFromPoint(event.clientX, event.clientY) === document.documentElement;
  if (!isCovered || frames === 0) run();
  else requestAnimationFrame(() => whenUncovered(event, run, frames - 1));
}

function passOn(event: MouseEvent): void {
  const target = document.elementFromPoint(event.clientX, event.clientY);
  if (!target || target === document.documentElement) return;
  target
    .closest<HTMLElement>('a[href],button,input,select,textarea,[tabindex]')
    ?.focus({ preventScroll: true });
  target.dispatchEvent(new MouseEvent('click', event));
}
