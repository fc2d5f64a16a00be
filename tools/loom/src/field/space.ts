import type { Placement } from '../scene.ts';
import { radians, type Vector } from '../vector.ts';

/** The coordinate system of a placed part, in outer coordinates: its axes divided by its scale, and its origin. */
export interface Space {
  x: Vector;
  y: Vector;
  z: Vector;
  origin: Vector;
  scale: number;
}

const { cos, sin } = Math;

export const outerSpace: Space = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0], scale: 1 };

/** The space of a part placed inside another space. */
export function placeInside(outer: Space, placement: Placement): Space {
  const scale = outer.scale * (placement.scale ?? 1);
  const [x, y, z] = turnAxes(placement);
  const toOuter = (axis: Vector) => stretch(direction(outer, axis), outer.scale / scale);
  const at = placement.at ?? [0, 0, 0];
  return { x: toOuter(x), y: toOuter(y), z: toOuter(z), origin: leave(outer, at), scale };
}

/** Converts a point from outer to inner coordinates. */
export function enter({ x, y, z, origin }: Space, p: Vector): Vector {
  const a = p[0] - origin[0];
  const b = p[1] - origin[1];
  const c = p[2] - origin[2];
  return [a * x[0] + b * x[1] + c * x[2], a * y[0] + b * y[1] + c * y[2], a * z[0] + b * z[1] + c * z[2]];
}

/** Converts a point from inner to outer coordinates. */
export function leave(space: Space, p: Vector): Vector {
  const turned = stretch(direction(space, p), space.scale * space.scale);
  return [turned[0] + space.origin[0], turned[1] + space.origin[1], turned[2] + space.origin[2]];
}

/** The axes of a part that is turned, then tilted, then rolled. */
function turnAxes({ yaw = 0, tilt = 0, roll = 0 }: Placement): [Vector, Vector, Vector] {
  const [cy, sy] = [cos(radians(yaw)), sin(radians(yaw))];
  const [ct, st] = [cos(radians(tilt)), sin(radians(tilt))];
  const [cr, sr] = [cos(radians(roll)), sin(radians(roll))];
  const right: Vector = [cy, 0, sy];
  const up: Vector = [st * sy, ct, -st * cy];
  const front: Vector = [-ct * sy, st, ct * cy];
  const rolledRight: Vector = [cr * right[0] - sr * up[0], -sr * up[1], cr * right[2] - sr * up[2]];
  const rolledUp: Vector = [sr * right[0] + cr * up[0], cr * up[1], sr * right[2] + cr * up[2]];
  return [rolledRight, rolledUp, front];
}

function direction({ x, y, z }: Space, [a, b, c]: Vector): Vector {
  return [a * x[0] + b * y[0] + c * z[0], a * x[1] + b * y[1] + c * z[1], a * x[2] + b * y[2] + c * z[2]];
}

function stretch([x, y, z]: Vector, factor: number): Vector {
  return [x * factor, y * factor, z * factor];
}
