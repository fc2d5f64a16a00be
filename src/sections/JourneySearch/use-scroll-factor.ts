import { useEffect, type RefObject } from 'react';

/** Pixels that the list scrolls per pixel of wheel or finger. */
const wheelFactor = 0.8;
const touchFactor = 2;
/** Height in px of a line, for browsers that report wheel movement in lines. */
const lineHeight = 16;

/**
 * Makes a list scroll slower by wheel and faster by finger than the browser would. The page does not scroll along. A
 * wheel with Ctrl and two fingers zoom, as elsewhere.
 */
export function useScrollFactor(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    let finger = 0;

    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeight : event.deltaY;
      list.scrollTop += pixels * wheelFactor;
    };
    const touchStart = (event: TouchEvent) => {
      finger = event.touches[0]?.clientY ?? finger;
    };
    const touchMove = (event: TouchEvent) => {
      if (event.touches.length > 1) return;
      event.preventDefault();
      const moved = event.touches[0]?.clientY ?? finger;
      list.scrollTop += (finger - moved) * touchFactor;
      finger = moved;
    };

    // React's wheel and touch listeners are passive, so they cannot prevent the browser's scrolling.
    list.addEventListener('wheel', wheel, { passive: false });
    list.addEventListener('touchstart', touchStart, { passive: true });
    list.addEventListener('touchmove', touchMove, { passive: false });
    return () => {
      list.removeEventListener('wheel', wheel);
      list.removeEventListener('touchstart', touchStart);
      list.removeEventListener('touchmove', touchMove);
    };
  }, [element]);
}
