import { boxOf, excess, round, type Box } from './geometry.ts';
import { nameOf, type Seen, within } from './seen.ts';
import { styleOf } from './style-of.ts';

/** What reaches beyond the window's sides and is not cut off there: it makes the page scroll sideways. */
export function findSideways({ block }: Seen): string[] {
  const width = document.documentElement.clientWidth;
  const wide = [...block.querySelectorAll('*')].filter((element) => {
    const { left, right } = boxOf(element);
    return right - left > 0 && right > width + 0.5 && !isCutOff(element, block, width);
  });
  // What holds a wide element is often wide because of it.
  return wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .map(
      (element) => `${nameOf(element)} reaches ${round(boxOf(element).right - width)} px beyond the window`,
    );
}

function isCutOff(element: Element, block: Element, width: number): boolean {
  return within(element.parentElement ?? element, block).some(
    (holder) => styleOf(holder).overflowX !== 'visible' && boxOf(holder).right <= width + 0.5,
  );
}

/** Text and controls that an element around them cuts off. What scrolls by itself, such as a row of tabs, may. */
export function findClipped({ block, runs, controls }: Seen): string[] {
  const texts = runs.map(({ element, lines }) => ({ element, boxes: lines }));
  return [...texts, ...controls].flatMap(({ element, boxes }) => {
    const cut = Math.max(...boxes.map((box) => cutOff(element, box, block)));
    return cut > 1 ? [`${nameOf(element)} is cut off by ${round(cut)} px`] : [];
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
