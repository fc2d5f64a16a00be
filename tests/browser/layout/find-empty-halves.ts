import { boxOf } from './geometry.ts';
import type { MeasuredBlock } from './measure-block.ts';

/** In rem. From this width on there is room for two columns, and from this height on an empty one is a hole. */
const [fewestWide, fewestHigh] = [64, 20];
/** Of the width: content that ends this near to the middle leaves a half empty. */
const nearMiddle = 0.05;

/** The left or the right half of a block, when nothing is in it. */
export function findEmptyHalves({ block, parts, art }: MeasuredBlock): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { left, width, height } = boxOf(block);
  const shown = [...parts.flatMap(({ boxes }) => boxes), ...art.map(boxOf)];
  if (width < fewestWide * rem || height < fewestHigh * rem || shown.length === 0) return [];
  const [least, most] = [
    Math.min(...shown.map((box) => box.left)),
    Math.max(...shown.map((box) => box.right)),
  ].map((at) => (at - left) / width) as [number, number];
  const size = `${Math.round(width / 2)} × ${Math.round(height)} px`;
  if (most < 0.5 + nearMiddle) return [`nothing is in the right half, ${size}`];
  return least > 0.5 - nearMiddle ? [`nothing is in the left half, ${size}`] : [];
}
