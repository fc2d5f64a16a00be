import type { Distance } from '../field/measure-solid.ts';
import type { Frame } from '../scene.ts';
import { add, cross, normalize, radians, scale, subtract, type Vector } from '../vector.ts';

/** A camera without perspective: all its rays are parallel. */
export interface Camera {
  forward: Vector;
  /** The start of a pixel's ray. */
  originOf: (x: number, y: number) => Vector;
}

interface View {
  forward: Vector;
  right: Vector;
  up: Vector;
  target: Vector;
}

interface Extent {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const { cos, max, min, sin } = Math;

/** Distance behind the target at which rays start. */
const standOff = 14;

/** Creates the camera of a frame: manual (`span`, `pan`), or such that the parts fill it up to its margins. */
export function aimCamera(frame: Frame, distance: Distance): Camera {
  const view = lookAt(frame);
  const { width, height } = frame;
  const { span, pan } = frame.margin
    ? fit(frame, frame.margin, measureExtent(view, distance))
    : byHand(frame);
  const unit = span / width;
  return {
    forward: view.forward,
    originOf: (x, y) => startOf(view, (x - pan[0] - width / 2) * unit, (height / 2 - y + pan[1]) * unit),
  };
}

function lookAt({ yaw = 45, pitch = 35.266, target = [0, 0.9, 0] }: Frame): View {
  const [side, down] = [radians(yaw), radians(pitch)];
  const forward = normalize([-sin(side) * cos(down), -sin(down), -cos(side) * cos(down)]);
  const right = normalize(cross(forward, [0, 1, 0]));
  return { forward, right, up: cross(right, forward), target };
}

function startOf({ forward, right, up, target }: View, x: number, y: number): Vector {
  return subtract(add(add(target, scale(right, x)), scale(up, y)), scale(forward, standOff));
}

function byHand({ span = 6, pan = [0, 0] }: Frame) {
  return { span, pan };
}

function fit(
  { width, height }: Frame,
  margin: NonNullable<Frame['margin']>,
  { left, right, bottom, top }: Extent,
) {
  const free = 1 - margin.top - margin.bottom;
  const span = max((right - left) / (1 - 2 * margin.side), (((top - bottom) / free) * width) / height);
  const pixels = width / span;
  const down = ((bottom + top) / 2) * pixels + (height * (margin.top - margin.bottom)) / 2;
  return { span, pan: [(-(left + right) / 2) * pixels, down] as const };
}

/** Sends rays through a coarse grid and records where they hit a part, not the floor. */
function measureExtent(view: View, distance: Distance): Extent {
  const extent: Extent = { left: 9, right: -9, bottom: 9, top: -9 };
  for (let y = -6; y <= 6; y += 0.09)
    for (let x = -6; x <= 6; x += 0.09) {
      if (!meetsPart(startOf(view, x, y), view.forward, distance)) continue;
      extent.left = min(extent.left, x);
      extent.right = max(extent.right, x);
      extent.bottom = min(extent.bottom, y);
      extent.top = max(extent.top, y);
    }
  return extent;
}

function meetsPart(start: Vector, forward: Vector, distance: Distance): boolean {
  for (let i = 0, t = 0; i < 90 && t < 30; i++) {
    const p = add(start, scale(forward, t));
    const d = min(distance(p), p[1]);
    if (d < 0.01) return p[1] > 0.03;
    t += d * 0.95;
  }
  return false;
}
