import type { Outline, Point } from '../outline.ts';
import { clamp, length, radians } from '../vector.ts';
import { gear, heart, line, polygon, rectangle, ring, rupee } from './flat-distances.ts';

const { abs, atan2, max, min } = Math;

/** Signed distance to a contour: negative inside, positive outside. */
export type FlatDistance = (x: number, y: number) => number;

export function measureOutline(outline: Outline): FlatDistance {
  const { at: [left, up] = [0, 0], grow = 0, stroke } = outline;
  const inner = measureShape(outline);
  const moved: FlatDistance = left || up ? (x, y) => inner(x - left, y - up) : inner;
  const stroked: FlatDistance = stroke === undefined ? moved : (x, y) => abs(moved(x, y)) - stroke;
  return grow ? (x, y) => stroked(x, y) - grow : stroked;
}

function measureShape(outline: Outline): FlatDistance {
  switch (outline.outline) {
    case 'polygon':
      return (x, y) => polygon(x, y, outline.points);
    case 'line':
      return (x, y) => line(x, y, outline.points, outline.width);
    case 'rectangle':
      return (x, y) => rectangle(x, y, outline.half, outline.round ?? 0);
    case 'disc':
      return (x, y) => length(x, y) - outline.radius;
    case 'ring':
      return (x, y) => ring(x, y, outline.radius, outline.width);
    case 'arc':
      return measureArc(outline);
    case 'cross':
      return measureCross(outline.half);
    case 'tick':
      return measureTick(outline.size, outline.width);
    case 'rupee':
      return (x, y) => rupee(x, y, outline.size, outline.width);
    case 'heart':
      return (x, y) => heart(x / outline.size, y / outline.size) * outline.size;
    case 'gear':
      return measureGear(outline);
    case 'join':
      return joinOutlines(outline.of.map(measureOutline), outline.blend ?? 0);
    case 'overlap':
      return overlapOutlines(outline.of.map(measureOutline));
    case 'cut':
      return cutOutline(measureOutline(outline.from), outline.away.map(measureOutline));
  }
}

function measureArc({ radius, width, from, to }: Extract<Outline, { outline: 'arc' }>): FlatDistance {
  const start = radians(from);
  const end = radians(to);
  return (x, y) => {
    const angle = atan2(x, y);
    return angle < start || angle > end ? max(ring(x, y, radius, width), 0.1) : ring(x, y, radius, width);
  };
}

function measureGear({
  radius,
  teeth,
  tooth = 0.13,
  turn = 0,
}: Extract<Outline, { outline: 'gear' }>): FlatDistance {
  const angle = radians(turn);
  return (x, y) => gear(x, y, radius, teeth, tooth, angle);
}

function measureCross([broad, long]: Point): FlatDistance {
  return (x, y) => min(rectangle(x, y, [broad, long], 0.03), rectangle(x, y, [long, broad], 0.03));
}

function measureTick(size: number, width: number): FlatDistance {
  const points: Point[] = [
    [-0.5 * size, 0],
    [-0.12 * size, -0.38 * size],
    [0.55 * size, 0.42 * size],
  ];
  return (x, y) => line(x, y, points, width);
}

function joinOutlines(parts: FlatDistance[], blend: number): FlatDistance {
  const meet = (a: number, b: number) => (blend ? meltDistances(a, b, blend) : min(a, b));
  return (x, y) => parts.map((part) => part(x, y)).reduce(meet);
}

function overlapOutlines(parts: FlatDistance[]): FlatDistance {
  return (x, y) => max(...parts.map((part) => part(x, y)));
}

function cutOutline(whole: FlatDistance, away: FlatDistance[]): FlatDistance {
  return (x, y) => max(whole(x, y), ...away.map((part) => -part(x, y)));
}

/** The smaller of two distances, with a fillet of about `blend` where they meet. */
export function meltDistances(a: number, b: number, blend: number): number {
  const h = clamp(blend - abs(a - b), 0, Number.POSITIVE_INFINITY) / blend;
  return min(a, b) - (h * h * blend) / 4;
}
