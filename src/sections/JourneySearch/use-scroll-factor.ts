import { useEffect, type RefObject } from 'react';

/** How far the list moves for every pixel of the wheel and of the finger. */
const wheelFactor = 0.8;
const touchFactor = 2;
/** What browsers that count the wheel in lines take for a line. */
const lineHeight = 16;

/** Lets a list scroll slower by wheel and faster by finger than the browser would; the page behind it stays. */
export function useScrollFactor(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    let finger = 0;

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeight : event.deltaY;
      list.scrollTop += pixels * wheelFactor;
    };
    const touchStart = (event: TouchEvent) => {
      finger = event.touches[0]?.clientY ?? finger;
    };
    const touchMove = (event: TouchEvent) => {
      event.preventDefault();
      const moved = event.touches[0]?.clientY ?? finger;
      list.scrollTop += (finger - moved) * touchFactor;
      finger = moved;
    };

    // React listens to wheel and touch passively, and a passive listener cannot keep the browser from scrolling too.
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
