import type { Solid } from '../scene.ts';
import { add, length, scale, subtract, type Vector } from '../vector.ts';
import { leave, outerSpace, placeInside, type Space } from './space.ts';

/** A sphere around a part. If it is further away than the nearest distance so far, the part need not be measured. */
export interface Bound {
  center: Vector;
  radius: number;
}

const { max } = Math;

const origin: Vector = [0, 0, 0];

/** Returns the sphere around a solid inside a space. Undefined for unbounded shapes, which are always measured. */
export function boundSolid(solid: Solid, outer: Space = outerSpace): Bound | undefined {
  if (solid.flare) return undefined;
  const inner = boundShape(solid);
  if (inner === undefined) return undefined;
  const ribs = max(0, ...(solid.ribs ?? []).map((rib) => rib.depth));
  const space = placeInside(outer, solid);
  return {
    center: leave(space, inner.center),
    radius: (inner.radius + (solid.grow ?? 0) + ribs) * space.scale,
  };
}

function boundShape(solid: Solid): Bound | undefined {
  switch (solid.shape) {
    case 'box':
      return { center: origin, radius: length(...solid.half) };
    case 'sphere':
      return { center: origin, radius: solid.radius };
    case 'ellipsoid':
      return { center: origin, radius: max(...solid.radii) };
    case 'cylinder':
      return { center: origin, radius: length(solid.radius, solid.half) };
    case 'cone':
      return boundRod(origin, [0, solid.height, 0], max(solid.bottom, solid.top));
    case 'torus':
      return { center: origin, radius: solid.radius + solid.thickness };
    case 'rod':
      return boundRod(solid.from, solid.to, solid.radius);
    case 'shell':
      return growBound(boundSolid(solid.of), solid.thickness);
    case 'cut':
      return boundSolid(solid.from);
    case 'overlap':
      return smallest(solid.of.map((part) => boundSolid(part)));
    default:
      return undefined;
  }
}

function boundRod(from: Vector, to: Vector, radius: number): Bound {
  return { center: scale(add(from, to), 0.5), radius: length(...subtract(to, from)) / 2 + radius };
}

function growBound(bound: Bound | undefined, by: number): Bound | undefined {
  return bound && { center: bound.center, radius: bound.radius + by };
}

function smallest(bounds: (Bound | undefined)[]): Bound | undefined {
  return bounds.filter((bound) => bound !== undefined).toSorted((a, b) => a.radius - b.radius)[0];
}
