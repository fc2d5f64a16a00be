import { boxOf } from './geometry.ts';
import { nameOf, type MeasuredBlock } from './measure-block.ts';

/** Controls above the one that Tab reaches before them, unless they are in a later column. */
export function findOutOfOrder({ block, controls }: MeasuredBlock): string[] {
  const forward = getComputedStyle(block).direction === 'rtl' ? -1 : 1;
  const stops = controls.map(({ element }) => element).filter(({ tabIndex }) => tabIndex >= 0);
  return stops.slice(1).flatMap((element, index) => {
    const before = stops[index]!;
    const [here, there] = [boxOf(element), boxOf(before)];
    const isAbove = here.bottom <= there.top + 1;
    const isLater = forward === 1 ? here.left >= there.right : here.right <= there.left;
    return isAbove && !isLater ? [`${nameOf(element)} is above ${nameOf(before)}`] : [];
  });
}
