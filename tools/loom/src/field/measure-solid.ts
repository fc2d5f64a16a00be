import type { Shape, Solid } from '../scene.ts';
import { length, type Vector } from '../vector.ts';
import { measureOutline, meltDistances } from './outline-distance.ts';
import { ribDepth } from './rib-depth.ts';
import { box, cone, cylinder, ellipsoid, rod, slab, torus } from './solid-distances.ts';
import { smoothCurve } from './smooth-curve.ts';
import { enter, outerSpace, placeInside, type Space } from './space.ts';

/** Signed distance from a point to a solid's surface: negative inside, never more than the true one. */
export type Distance = (p: Vector) => number;

const { abs, max, min } = Math;

const axes = { x: 0, y: 1, z: 2 } as const;

/** Returns the distance function of a solid inside a space, in the coordinates of that space's surroundings. */
export function measureSolid(solid: Solid, outer: Space = outerSpace): Distance {
  const { grow = 0, ribs = [], flare } = solid;
  const shape = flare === undefined ? measureShape(solid) : flareShape(measureShape(solid), flare);
  const ribbed: Distance = ribs.length > 0 ? (p) => shape(p) - ribDepth(ribs, p) : shape;
  const finished: Distance = grow ? (p) => ribbed(p) - grow : ribbed;
  const space = placeInside(outer, solid);
  return (p) => finished(enter(space, p)) * space.scale;
}

function measureShape(shape: Shape): Distance {
  switch (shape.shape) {
    case 'box':
      return (p) => box(p, shape.half, shape.round ?? 0);
    case 'sphere':
      return (p) => length(p[0], p[1], p[2]) - shape.radius;
    case 'ellipsoid':
      return (p) => ellipsoid(p, shape.radii);
    case 'cylinder':
      return (p) => cylinder(p, shape.radius, shape.half, shape.round ?? 0);
    case 'cone':
      return (p) => cone(p, shape.bottom, shape.top, shape.height);
    case 'torus':
      return (p) => torus(p, shape.radius, shape.thickness);
    case 'rod':
      return (p) => rod(p, shape.from, shape.to, shape.radius);
    case 'thread':
      return measureThread(shape);
    case 'slab':
      return measureSlab(shape);
    case 'half':
      return 'from' in shape
        ? (p) => shape.from - p[axes[shape.axis]]
        : (p) => p[axes[shape.axis]] - shape.to;
    case 'join':
      return joinSolids(measureAll(shape.of), shape.blend ?? 0);
    case 'overlap':
      return overlapSolids(measureAll(shape.of));
    case 'cut':
      return cutSolid(measureSolid(shape.from), measureAll(shape.away));
    case 'shell':
      return shellSolid(measureSolid(shape.of), shape.thickness);
  }
}

function measureAll(solids: readonly Solid[]): Distance[] {
  return solids.map((solid) => measureSolid(solid));
}

function measureThread({ through, radius, smooth }: Extract<Shape, { shape: 'thread' }>): Distance {
  const points = smooth ? smoothCurve(through, smooth) : through;
  return (p) => {
    let nearest = 1e9;
    let previous: Vector | undefined;
    for (const point of points) {
      if (previous) nearest = min(nearest, rod(p, previous, point, radius));
      previous = point;
    }
    return nearest;
  };
}

function measureSlab({
  outline,
  half,
  round = 0,
  facing = 'z',
}: Extract<Shape, { shape: 'slab' }>): Distance {
  const flat = measureOutline(outline);
  if (facing === 'x') return ([x, y, z]) => slab(flat(-z, y), x, half, round);
  if (facing === 'y') return ([x, y, z]) => slab(flat(x, z), y, half, round);
  return ([x, y, z]) => slab(flat(x, y), z, half, round);
}

function joinSolids(parts: Distance[], blend: number): Distance {
  const meet = (a: number, b: number) => (blend ? meltDistances(a, b, blend) : min(a, b));
  return (p) => parts.map((part) => part(p)).reduce(meet);
}

function overlapSolids(parts: Distance[]): Distance {
  return (p) => max(...parts.map((part) => part(p)));
}

function cutSolid(whole: Distance, away: Distance[]): Distance {
  return (p) => max(whole(p), ...away.map((part) => -part(p)));
}

function shellSolid(whole: Distance, thickness: number): Distance {
  return (p) => abs(whole(p)) - thickness;
}

/** Widening stretches space, so the distance is scaled down. */
function flareShape(shape: Distance, flare: number): Distance {
  return ([x, y, z]) => {
    const width = 1 + flare * y;
    return shape([x / width, y, z / width]) * 0.85;
  };
}
