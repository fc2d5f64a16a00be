import type { Vector } from '../vector.ts';

/** A smooth curve through points (Catmull-Rom), `steps` straight pieces from each to the next. */
export function smoothCurve(points: readonly Vector[], steps: number): Vector[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    const before = points[index - 1] ?? point;
    const after = points[index + 2] ?? next;
    return Array.from({ length: steps }, (_, step) => between(before, point, next, after, step / steps));
  });
}

function between(a: Vector, b: Vector, c: Vector, d: Vector, t: number): Vector {
  return [
    blend(a[0], b[0], c[0], d[0], t),
    blend(a[1], b[1], c[1], d[1], t),
    blend(a[2], b[2], c[2], d[2], t),
  ];
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  const cubic = 3 * b - a - 3 * c + d;
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + cubic * t * t * t);
}
