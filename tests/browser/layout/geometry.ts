/** A rectangle in viewport coordinates, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** Width and height of two boxes' overlap; negative when they are apart. */
export function overlap(a: Box, b: Box): { width: number; height: number } {
  return {
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  };
}

/** By how much a box exceeds another one at its worst side. */
export function excess(inner: Box, outer: Box): number {
  return Math.max(
    outer.left - inner.left,
    outer.top - inner.top,
    inner.right - outer.right,
    inner.bottom - outer.bottom,
  );
}
