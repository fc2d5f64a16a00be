import { clamp, dot, length, subtract, type Vector } from '../vector.ts';

// Signed distances from the point p: negative inside, positive outside.

const { abs, max, min, sqrt } = Math;

export function box(p: Vector, half: Vector, round: number): number {
  const x = abs(p[0]) - half[0] + round;
  const y = abs(p[1]) - half[1] + round;
  const z = abs(p[2]) - half[2] + round;
  return length(max(x, 0), max(y, 0), max(z, 0)) + min(max(x, y, z), 0) - round;
}

/** Exact near the surface, an estimate further away. */
export function ellipsoid(p: Vector, radii: Vector): number {
  const k0 = length(p[0] / radii[0], p[1] / radii[1], p[2] / radii[2]);
  const k1 = length(p[0] / radii[0] ** 2, p[1] / radii[1] ** 2, p[2] / radii[2] ** 2) || 1e-6;
  return (k0 * (k0 - 1)) / k1;
}

export function cylinder(p: Vector, radius: number, half: number, round: number): number {
  const side = length(p[0], p[2]) - radius + round;
  const top = abs(p[1]) - half + round;
  return length(max(side, 0), max(top, 0)) + min(max(side, top), 0) - round;
}

export function cone(p: Vector, bottom: number, top: number, height: number): number {
  const side = length(p[0], p[2]);
  const slope = (bottom - top) / height;
  const fall = sqrt(max(0, 1 - slope * slope));
  const k = side * -slope + p[1] * fall;
  if (k < 0) return length(side, p[1]) - bottom;
  if (k > fall * height) return length(side, p[1] - height) - top;
  return side * fall + p[1] * slope - bottom;
}

export function torus(p: Vector, radius: number, thickness: number): number {
  return length(length(p[0], p[2]) - radius, p[1]) - thickness;
}

export function rod(p: Vector, from: Vector, to: Vector, radius: number): number {
  const ap = subtract(p, from);
  const ab = subtract(to, from);
  const t = clamp(dot(ap, ab) / dot(ab, ab));
  return length(ap[0] - ab[0] * t, ap[1] - ab[1] * t, ap[2] - ab[2] * t) - radius;
}

/** Extrudes a flat distance. */
export function slab(flat: number, depth: number, half: number, round: number): number {
  const side = flat + round;
  const face = abs(depth) - half + round;
  return min(max(side, face), 0) + length(max(side, 0), max(face, 0)) - round;
}
