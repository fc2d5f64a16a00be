import { cross, dot, normalize, subtract, type Vector } from '../vector.ts';
import type { Hanging } from './cloth-shape.ts';

/** A point in the picture, and the length of one unit there in pixels; negative behind the camera. */
export interface Projected {
  x: number;
  y: number;
  unit: number;
}

/** Returns the projection for a picture of a given size. */
export function makeLens(hanging: Hanging, width: number, height: number): (point: Vector) => Projected {
  const forward = normalize(subtract(hanging.target, hanging.camera));
  const level = normalize([-forward[2], 0, forward[0]]);
  const { right, up } = roll(level, cross(level, forward), hanging.roll);
  return (point) => {
    const toPoint = subtract(point, hanging.camera);
    const unit = (height * hanging.zoom) / 2 / dot(toPoint, forward);
    return { x: width / 2 + dot(toPoint, right) * unit, y: height / 2 - dot(toPoint, up) * unit, unit };
  };
}

function roll(right: Vector, up: Vector, angle: number): { right: Vector; up: Vector } {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turn = (a: Vector, b: Vector, sine: number): Vector => [
    a[0] * c + b[0] * sine,
    a[1] * c + b[1] * sine,
    a[2] * c + b[2] * sine,
  ];
  return { right: turn(right, up, s), up: turn(up, right, -s) };
}
