import { colorsOf, type DyeColors } from '../dyes.ts';
import type { DyedSolid, Part, Solid } from '../scene.ts';
import { length, type Vector } from '../vector.ts';
import { boundSolid, type Bound } from './bound-solid.ts';
import { chooseDye } from './choose-dye.ts';
import { expandParts, type PlacedSolid } from './expand-parts.ts';
import { measureSolid, type Distance } from './measure-solid.ts';
import { enter, placeInside, type Space } from './space.ts';

/** A scene as a distance field. */
export interface Field {
  /** Distance from a point to the nearest part. */
  distance: Distance;
  /** The dye of the part nearest to a point. */
  colorsAt: (p: Vector) => DyeColors;
}

interface Item {
  measure: Distance;
  bound: Bound | undefined;
  colorsAt: (p: Vector) => DyeColors;
}

export function buildField(parts: readonly Part[]): Field {
  const items = expandParts(parts).flatMap(placeCopies);
  return {
    distance: (p) => nearest(items, p).distance,
    colorsAt: (p) => {
      const { item } = nearest(items, p);
      if (item === undefined) throw new Error('A scene has no parts.');
      return item.colorsAt(p);
    },
  };
}

function nearest(items: Item[], p: Vector): { distance: number; item: Item | undefined } {
  let distance = 1e9;
  let found: Item | undefined;
  for (const item of items) {
    if (item.bound && distanceToBound(item.bound, p) >= distance) continue;
    const own = item.measure(p);
    if (own < distance) {
      distance = own;
      found = item;
    }
  }
  return { distance, item: found };
}

function distanceToBound({ center, radius }: Bound, p: Vector): number {
  return length(p[0] - center[0], p[1] - center[1], p[2] - center[2]) - radius;
}

function placeCopies({ solid, space }: PlacedSolid): Item[] {
  const { at, dye, ...still } = solid;
  return placesOf(at).map((place) => placeSolid(place ? { ...still, at: place } : still, dye, space));
}

function placesOf(at: DyedSolid['at']): (Vector | undefined)[] {
  if (at === undefined) return [undefined];
  return isOnePlace(at) ? [at] : [...at];
}

function isOnePlace(at: Vector | readonly Vector[]): at is Vector {
  return typeof at[0] === 'number';
}

function placeSolid(solid: Solid, dye: DyedSolid['dye'], space: Space): Item {
  const own = placeInside(space, solid);
  return {
    measure: measureSolid(solid, space),
    bound: boundSolid(solid, space),
    colorsAt: typeof dye === 'string' ? () => colorsOf(dye) : (p) => colorsOf(chooseDye(dye, enter(own, p))),
  };
}
