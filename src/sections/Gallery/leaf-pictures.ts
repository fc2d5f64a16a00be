/** A swipe is longer than this, in CSS pixels, and more across than along the page. */
const swipe = 48;

/** Leafs through enlarged pictures by arrow keys and by swiping. Returns a cleanup function. */
export function leafPictures(block: HTMLElement): () => void {
  const end = new AbortController();
  for (const dialog of block.querySelectorAll('dialog')) leaf(dialog, { signal: end.signal });
  return () => end.abort();
}

function leaf(dialog: HTMLElement, whileShown: AddEventListenerOptions): void {
  const image = dialog.querySelector('img')!;
  let start: PointerEvent | undefined;
  const drop = () => {
    start = undefined;
    delete dialog.dataset.dragged;
    dialog.style.removeProperty('--dragged');
  };
  const keydown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') turn(dialog, key === 'ArrowRight');
  };
  const pointerdown = (event: PointerEvent) => {
    // A zoomed picture is moved, and a second finger zooms.
    const isSwipe = event.pointerType !== 'mouse' && event.isPrimary && (visualViewport?.scale ?? 1) <= 1;
    if (isSwipe) start = event;
    else drop();
  };
  const pointermove = ({ pageX }: PointerEvent) => {
    if (!start) return;
    dialog.dataset.dragged = '';
    dialog.style.setProperty('--dragged', `${pageX - start.pageX}px`);
  };
  const pointerup = ({ pageX, pageY }: PointerEvent) => {
    if (!start) return;
    const across = pageX - start.pageX;
    const along = pageY - start.pageY;
    drop();
    if (Math.abs(across) > Math.max(swipe, Math.abs(along))) turn(dialog, across < 0);
  };
  dialog.addEventListener('keydown', keydown, whileShown);
  image.addEventListener('pointerdown', pointerdown, whileShown);
  image.addEventListener('pointermove', pointermove, whileShown);
  image.addEventListener('pointerup', pointerup, whileShown);
  image.addEventListener('pointercancel', drop, whileShown);
}

/** Shows the picture at the right, or at the left: the next one where texts go on there. */
function turn(dialog: HTMLElement, toTheRight: boolean): void {
  const isForward = toTheRight === (getComputedStyle(dialog).direction === 'ltr');
  dialog.querySelector<HTMLElement>(`[data-turn="${isForward ? 'on' : 'back'}"]`)?.click();
}
