import { useEffect, useState, type RefObject } from 'react';

const signs = ['pointerover', 'pointerout', 'pointerleave', 'focusin', 'focusout'];

/** True while a visitor points at the element or is in it with the keyboard, or does not see the page at all. */
export function useRest(element: RefObject<HTMLElement | null>): boolean {
  const [resting, setResting] = useState(false);

  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const look = () => setResting(document.hidden || isInUse(root));
    for (const sign of signs) root.addEventListener(sign, look);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      for (const sign of signs) root.removeEventListener(sign, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);

  return resting;
}

function isInUse(root: HTMLElement): boolean {
  // Whoever is at the playback button decides there, and sees at once what they decided.
  if (root.querySelector('[data-playback]:is(:hover, :focus-visible)')) return false;
  // After a tap a touch screen leaves :hover where the finger was.
  const pointed = matchMedia('(hover: hover)').matches && root.matches(':hover');
  return pointed || root.querySelector(':focus-visible') !== null;
}
