import { parseColor } from './colors.ts';

/** What the measuring asks of an element's style. */
export interface Style {
  overflowX: string;
  overflowY: string;
  /** Filled with a colour, so that what is under it cannot be seen. */
  isFilled: boolean;
  /** Filled so that nothing of what is under it shows. */
  isOpaque: boolean;
  backgroundColor: string;
  /** Filled with a colour that changes. */
  isShaded: boolean;
  /** Has a picture behind it. */
  isPictured: boolean;
  isInline: boolean;
  isSticky: boolean;
  /** Cut to nothing, for readers only. */
  isCutAway: boolean;
}

const known = new Map<Element, Style>();

/** Asked many times of the same elements, so it is remembered until `forgetStyles`. */
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

/** To be called when the layout changes. */
export function forgetStyles(): void {
  known.clear();
}
