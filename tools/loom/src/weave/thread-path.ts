import type { Point } from '../outline.ts';
import { length } from '../vector.ts';

const { abs, round } = Math;

/** Removes points within `tolerance` of the line through their neighbours (Ramer, Douglas, Peucker). */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return [...points];

  const span = length(last[0] - first[0], last[1] - first[1]) || 1;
  let widest = 0;
  let at = 0;
  for (const [index, [x, y]] of points.entries()) {
    const off = abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / span;
    if (off > widest) {
      widest = off;
      at = index;
    }
  }
  if (widest <= tolerance) return [first, last];
  return [
    ...simplifyLine(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(at), tolerance),
  ];
}

/** A closed path through points, in the shortest SVG syntax and rounded to tenths of a pixel. */
export function drawPolygon(points: readonly Point[]): string {
  let path = '';
  let x = 0;
  let y = 0;
  for (const [index, point] of points.entries()) {
    const [nextX, nextY] = point.map((value) => round(value * 10) / 10) as [number, number];
    if (index === 0) path = `M${tenths(nextX)} ${tenths(nextY)}l`;
    else path += separate(tenths(nextX - x), index === 1) + separate(tenths(nextY - y), false);
    x = nextX;
    y = nextY;
  }
  return `${path}z`;
}

/** A minus sign needs no separator. */
function separate(number: string, first: boolean): string {
  return first || number.startsWith('-') ? number : ` ${number}`;
}

function tenths(value: number): string {
  const text = (round(value * 10) / 10).toString();
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}
