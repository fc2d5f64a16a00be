import type { Dye } from '../dyes.ts';
import type { Paint } from '../scene.ts';
import { length, type Vector } from '../vector.ts';

const { PI, abs, atan2, floor, round } = Math;

const axes = { x: 0, y: 1, z: 2 } as const;

/** The dye of a painted solid at a point in its own space. */
export function chooseDye(paint: Paint, p: Vector): Dye {
  switch (paint.paint) {
    case 'stripes':
      return pick(paint.dyes, floor((p[axes[paint.axis]] - (paint.shift ?? 0)) / paint.width));
    case 'layers':
      return pick(paint.dyes, paint.borders.filter((border) => p[axes[paint.axis]] >= border).length);
    case 'checks':
      return pick(paint.dyes, floor(p[0] / paint.width) + floor(p[2] / paint.width));
    case 'quarters':
      return pick(paint.dyes, p[0] * p[1] > 0 ? 1 : 0);
    case 'segments':
      return pick(paint.dyes, floor((atan2(p[2], p[0]) / (2 * PI)) * paint.count));
    case 'spots':
      return pick(paint.dyes, nearestSpot(p) > 0.92 ? 1 : 0);
    case 'kilim':
      return pickKilim(paint.dyes, p[0] / paint.width, p[1] / paint.width);
  }
}

function pick<D>(dyes: readonly [D, ...D[]] | readonly D[], index: number): D {
  const dye = dyes[((index % dyes.length) + dyes.length) % dyes.length];
  if (dye === undefined) throw new Error('Paint without dyes.');
  return dye;
}

/** Stepped diamonds, as in woven kilims. */
function pickKilim(dyes: readonly [Dye, Dye, Dye, Dye], x: number, y: number): Dye {
  const steps = zigzag(round(x)) + zigzag(round(y) + 5);
  return pick(dyes, steps < 2 ? 0 : steps < 4 ? 1 : steps < 6 ? 2 : 3);
}

function zigzag(n: number): number {
  return abs((((n % 10) + 10) % 10) - 5);
}

const golden = 1.618;

/** The twelve black fields of a football. */
const spots: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

/** The cosine of the angle between a direction and the nearest spot: 1 at its centre. */
function nearestSpot(p: Vector): number {
  const size = length(...p) * length(1, golden) || 1;
  return Math.max(...spots.map((spot) => (p[0] * spot[0] + p[1] * spot[1] + p[2] * spot[2]) / size));
}
