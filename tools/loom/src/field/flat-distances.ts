import type { Point } from '../outline.ts';
import { clamp, length } from '../vector.ts';

// Signed distances from the point (x, y): negative inside, positive outside.

const { abs, atan2, cos, max, min, sign, sqrt } = Math;

export function rectangle(x: number, y: number, [right, up]: Point, round: number): number {
  const dx = abs(x) - right + round;
  const dy = abs(y) - up + round;
  return length(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - round;
}

export function ring(x: number, y: number, radius: number, width: number): number {
  return abs(length(x, y) - radius) - width;
}

export function heart(x: number, y: number): number {
  const side = abs(x);
  if (y + side > 1) return length(side - 0.25, y - 0.75) - sqrt(2) / 4;
  const k = 0.5 * max(side + y, 0);
  return sqrt(min(side * side + (y - 1) ** 2, (side - k) ** 2 + (y - k) ** 2)) * sign(side - y);
}

/** A lower bound of the distance, by the factor. */
export function gear(
  x: number,
  y: number,
  radius: number,
  teeth: number,
  tooth: number,
  turn: number,
): number {
  const angle = atan2(y, x) + turn;
  return (length(x, y) - (radius + tooth * clamp(cos(angle * teeth) * 2.4, -1, 1))) * 0.8;
}

export function polygon(x: number, y: number, points: readonly Point[]): number {
  let nearest = 1e9;
  let side = 1;
  let previous = points.at(-1) ?? [0, 0];
  for (const point of points) {
    const [ax, ay] = point;
    const [bx, by] = previous;
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey));
    nearest = min(nearest, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
    const crossings = [y >= ay, y < by, ex * wy > ey * wx];
    if (crossings.every(Boolean) || !crossings.some(Boolean)) side = -side;
    previous = point;
  }
  return side * sqrt(nearest);
}

export function line(x: number, y: number, points: readonly Point[], width: number): number {
  let nearest = 1e9;
  let previous: Point | undefined;
  for (const point of points) {
    if (previous) {
      const [ax, ay] = previous;
      const ex = point[0] - ax;
      const ey = point[1] - ay;
      const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey));
      nearest = min(nearest, length(x - ax - ex * t, y - ay - ey * t));
    }
    previous = point;
  }
  return nearest - width;
}

export function rupee(x: number, y: number, size: number, width: number): number {
  const leg: Point[] = [
    [-0.42 * size, -0.17 * size],
    [-0.06 * size, -0.17 * size],
    [-0.16 * size, -0.17 * size],
    [0.3 * size, -0.78 * size],
  ];
  return min(
    rectangle(x, y - 0.55 * size, [0.42 * size, width], 0),
    rectangle(x, y - 0.18 * size, [0.42 * size, width], 0),
    max(ring(x + 0.06 * size, y - 0.19 * size, 0.36 * size, width), -(x + 0.06 * size)),
    line(x, y, leg, width),
  );
}
