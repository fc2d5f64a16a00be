import { parseColor } from './colors.ts';

/** The computed styles that detectors use. */
export interface Style {
  overflowX: string;
  overflowY: string;
  /** Has a background colour that hides what is under it, at least partly. */
  isFilled: boolean;
  /** Has an opaque background. */
  isOpaque: boolean;
  backgroundColor: string;
  /** Has a gradient. */
  isShaded: boolean;
  /** Has a background image. */
  isPictured: boolean;
  isInline: boolean;
  isSticky: boolean;
  /** Visually hidden by clipping. */
  isCutAway: boolean;
}

const known = new Map<Element, Style>();

/** Cached until `clearStyles`, because detectors read the same elements many times. */
export function styleOf(element: Element): Style {
  const found = known.get(element);
  if (found) return found;
  const { overflowX, overflowY, backgroundColor, backgroundImage, display, position, clipPath } =
    getComputedStyle(element);
  const [, , , alpha] = parseColor(backgroundColor);
  const style = {
    overflowX,
    overflowY,
    isFilled: display !== 'inline' && alpha > 0.5,
    isOpaque: display !== 'inline' && alpha >= 1,
    backgroundColor,
    isShaded: backgroundImage.includes('gradient('),
    isPictured: backgroundImage.includes('url('),
    isInline: display.startsWith('inline'),
    isSticky: position === 'sticky',
    isCutAway: clipPath === 'inset(50%)',
  };
  known.set(element, style);
  return style;
}

/** Clears the cache. Call it when the layout changes. */
export function clearStyles(): void {
  known.clear();
}
