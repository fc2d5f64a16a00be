import type { Distance } from '../field/measure-solid.ts';
import { add, clamp, dot, mix, normalize, scale, subtract, type Vector } from '../vector.ts';

/** Lighting of a point of a surface. */
export interface Lighting {
  normal: Vector;
  /** 0 dark to 1 bright. */
  tone: number;
  /** 0 in the light to 1 in another part's shadow. */
  shadow: number;
  /** 1 in the open, less in corners and under things. */
  openness: number;
}

export interface Hit {
  point: Vector;
  /** False when the ray hit the floor. */
  part: boolean;
}

const { min, pow } = Math;

export function lightPoint(
  hit: Hit,
  distance: Distance,
  light: Vector,
  forward: Vector,
  floor: number,
): Lighting {
  const normal: Vector = hit.part ? slopeOf(distance, hit.point) : [0, 1, 0];
  const lit = clamp(castShadow(distance, add(hit.point, scale(normal, 0.01)), light));
  const openness = measureOpenness(hit, normal, distance, floor);

  const facing = clamp(dot(normal, light));
  const sky = 0.5 + 0.5 * normal[1];
  const shine = pow(clamp(dot(normal, normalize(subtract(light, forward)))), 26);
  const body = (facing * (0.25 + 0.75 * lit) * 0.86 + sky * 0.16) * mix(0.45, 1, openness);
  return { normal, tone: clamp(body + shine * 0.3 * lit), shadow: 1 - lit, openness };
}

function slopeOf(distance: Distance, [x, y, z]: Vector): Vector {
  const e = 0.0015;
  return normalize([
    distance([x + e, y, z]) - distance([x - e, y, z]),
    distance([x, y + e, z]) - distance([x, y - e, z]),
    distance([x, y, z + e]) - distance([x, y, z - e]),
  ]);
}

/** 1 when nothing blocks the light; near misses give soft edges. */
function castShadow(distance: Distance, from: Vector, light: Vector): number {
  let lit = 1;
  for (let i = 0, t = 0.04; i < 26 && t < 6; i++) {
    const d = distance(add(from, scale(light, t)));
    lit = min(lit, (9 * d) / t);
    if (lit < 0.01) return 0;
    t += clamp(d, 0.04, 0.35);
  }
  return lit;
}

function measureOpenness({ point, part }: Hit, normal: Vector, distance: Distance, floor: number): number {
  let closed = 0;
  for (let i = 1; i <= 4; i++) {
    const reach = 0.09 * i;
    const toFloor = part ? point[1] - floor + normal[1] * reach : 9;
    closed += (reach - min(distance(add(point, scale(normal, reach))), toFloor)) / i;
  }
  return clamp(1 - closed * 1.35);
}
