import { boxOf, excess, type Box } from './geometry.ts';
import { nameOf, type MeasuredBlock, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/** Elements that overflow the window's inline end and are not clipped there, so that the page scrolls sideways. */
export function findSideways({ block }: Pick<MeasuredBlock, 'block'>): string[] {
  const wide = [...block.querySelectorAll('*')].filter((element) => {
    const { left, right } = boxOf(element);
    return right - left > 0 && beyondWindow(element) > 0.5 && !isCutOff(element, block);
  });
  // An element around a wide one is often wide because of it.
  return wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .map((element) => `${nameOf(element)} reaches ${Math.round(beyondWindow(element))} px beyond the window`);
}

function beyondWindow(element: Element): number {
  const { left, right } = boxOf(element);
  const { clientWidth, dir } = document.documentElement;
  return dir === 'rtl' ? -left : right - clientWidth;
}

function isCutOff(element: Element, block: Element): boolean {
  return within(element.parentElement ?? element, block).some(
    (holder) => styleOf(holder).overflowX !== 'visible' && beyondWindow(holder) <= 0.5,
  );
}

/** Text and controls clipped by an element around them. Scrolling elements such as a row of tabs may clip. */
export function findClipped({ block, parts }: MeasuredBlock): string[] {
  return parts.flatMap(({ element, boxes }) => {
    const cut = Math.max(...boxes.map((box) => cutOff(element, box, block)));
    return cut > 1 ? [`${nameOf(element)} is cut off by ${Math.round(cut)} px`] : [];
  });
}

function cutOff(element: Element, box: Box, block: Element): number {
  for (const holder of within(element, block)) {
    const { overflowX, overflowY } = styleOf(holder);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    if (/auto|scroll/.test(overflowX + overflowY)) return 0;
    const beyond = excess(box, boxOf(holder));
    if (beyond > 1) return beyond;
  }
  return 0;
}
