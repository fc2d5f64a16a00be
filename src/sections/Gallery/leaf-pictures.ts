/** A swipe is longer than this, in CSS pixels, and more across than along the page. */
const swipe = 48;

/** Leafs through enlarged pictures by arrow keys and by swiping. Returns a cleanup function. */
export function leafPictures(block: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  /** +1 leads to the next picture where a text goes on at the right. */
  const turn = (dialog: HTMLElement, right: 1 | -1) => {
    const isForward = (right === 1) === (getComputedStyle(dialog).direction === 'ltr');
    dialog.querySelector<HTMLElement>(`[data-turn="${isForward ? 'on' : 'back'}"]`)?.click();
  };
  for (const dialog of block.querySelectorAll('dialog')) {
    let start: PointerEvent | undefined;
    const drop = () => {
      start = undefined;
      delete dialog.dataset.dragged;
      dialog.style.removeProperty('--dragged');
    };
    dialog.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'ArrowRight') turn(dialog, 1);
        if (key === 'ArrowLeft') turn(dialog, -1);
      },
      { signal },
    );
    const image = dialog.querySelector('img')!;
    image.addEventListener(
      'pointerdown',
      (event) => {
        // A zoomed picture is moved, a second finger zooms.
        if (event.pointerType === 'mouse' || !event.isPrimary || (visualViewport?.scale ?? 1) > 1)
          return drop();
        start = event;
      },
      { signal },
    );
    image.addEventListener(
      'pointermove',
      ({ pageX }) => {
        if (!start) return;
        dialog.dataset.dragged = '';
        dialog.style.setProperty('--dragged', `${pageX - start.pageX}px`);
      },
      { signal },
    );
    image.addEventListener(
      'pointerup',
      ({ pageX, pageY }) => {
        const across = start ? pageX - start.pageX : 0;
        const along = start ? pageY - start.pageY : 0;
        drop();
        if (Math.abs(across) > Math.max(swipe, Math.abs(along))) turn(dialog, across < 0 ? 1 : -1);
      },
      { signal },
    );
    image.addEventListener('pointercancel', drop, { signal });
  }
  return () => end.abort();
}
