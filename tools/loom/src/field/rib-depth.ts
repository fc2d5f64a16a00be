import type { Axis, Ribs } from '../scene.ts';
import { clamp, radians, type Vector } from '../vector.ts';

const { PI, atan2, cos } = Math;

const axes = { x: 0, y: 1, z: 2 } as const;

/** How far the first matching ribs raise the surface at a point. */
export function ribDepth(ribs: readonly Ribs[], p: Vector): number {
  const rib = ribs.find((candidate) => covers(candidate, p));
  if (rib === undefined) return 0;
  if ('around' in rib) return rib.depth * cos((atan2(p[2], p[0]) + radians(rib.turn ?? 0)) * rib.around);
  const { across, every, depth, sharpness = 1, shift = 0 } = rib;
  return depth * clamp(cos(((p[axes[across]] - shift) * 2 * PI) / every) * sharpness, -1, 1);
}

function covers(rib: Ribs, p: Vector): boolean {
  if ('around' in rib) return true;
  return (['x', 'y', 'z'] as Axis[]).every((axis) => {
    const [from, to] = rib.within?.[axis] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return p[axes[axis]] >= from && p[axes[axis]] <= to;
  });
}
