/**
 * Runs in the page. Returns the centre of the first visible element that matches, and whether it is covered. With
 * `scroll`, scrolls a covered one to the middle of the window.
 */
export function findShown(selector: string, name: string | null, scroll: boolean) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) => {
    const { left, right, width, height } = candidate.getBoundingClientRect();
    const isNamed = name === null || (candidate.ariaLabel ?? candidate.textContent.trim()) === name;
    const isDrawn = candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isNamed && isDrawn && width > 1 && height > 1 && right > 1 && left < innerWidth - 1;
  });
  if (!element) return null;
  const look = () => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    const x = Math.round(Math.min(Math.max(left + width / 2, 1), innerWidth - 1));
    const y = Math.round(top + height / 2);
    const hit = document.elementFromPoint(x, y);
    const free = element.contains(hit) || (hit instanceof HTMLLabelElement && hit.contains(element));
    return { x, y, free };
  };
  const point = look();
  if (!scroll || point.free) return point;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return look();
}
