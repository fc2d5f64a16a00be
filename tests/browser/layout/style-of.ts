import { parseColor } from './colors.ts';

const known = new Map<Element, ReturnType<typeof readStyle>>();

/** The computed styles that detectors use. Cached until `clearStyles`, because they read the same elements many times. */
export function styleOf(element: Element): ReturnType<typeof readStyle> {
  const style = known.get(element) ?? readStyle(element);
  known.set(element, style);
  return style;
}

function readStyle(element: Element) {
  const { overflowX, overflowY, backgroundColor, backgroundImage, display, position, clipPath } =
    getComputedStyle(element);
  const [, , , alpha] = parseColor(backgroundColor);
  return {
    overflowX,
    overflowY,
    // Hides what is under it, at least partly.
    isFilled: display !== 'inline' && alpha > 0.5,
    isOpaque: display !== 'inline' && alpha >= 1,
    backgroundColor,
    isShaded: backgroundImage.includes('gradient('),
    isPictured: backgroundImage.includes('url('),
    isInline: display.startsWith('inline'),
    isSticky: position === 'sticky',
    // For screen readers only.
    isCutAway: clipPath === 'inset(50%)',
  };
}

/** Clears the cache. Call it when the layout changes. */
export function clearStyles(): void {
  known.clear();
}
