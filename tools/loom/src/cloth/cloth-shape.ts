import { smoothstep, type Vector } from '../vector.ts';

/** A shape of the hanging cloth, and the camera. Lengths are in units of the scene. */
export interface Hanging {
  /** Number of weft threads, and of segments of each. */
  rows: number;
  columns: number;
  camera: Vector;
  target: Vector;
  /** Height of the view at distance 2; smaller is wider. */
  zoom: number;
  /** Radians the camera is rolled and the cloth is turned. */
  roll: number;
  turn: number;
  width: number;
  depth: number;
  offset: readonly [x: number, z: number];
  /** Height of the folds and of the far right edge. */
  folds: number;
  lift: number;
  /** True: threads hang loose on the left and become cloth towards the right. */
  loose: boolean;
  /** Brightness, 1 for full. */
  brightness: number;
}

const { PI, cos, floor, hypot, max, min, pow, sin } = Math;
const round = 2 * PI;

/** The home page's first slide: loose threads become fabric. */
export const heroHanging: Hanging = {
  rows: 176,
  columns: 190,
  camera: [-0.2, 3, 5],
  target: [0.15, 0.12, -0.25],
  zoom: 1.62,
  roll: -0.1,
  turn: -0.46,
  width: 13.5,
  depth: 9.7,
  offset: [1.55, 0.1],
  folds: 1.25,
  lift: 1.15,
  loose: true,
  brightness: 1,
};

/** The video: all cloth, darker, because text is drawn over it. */
export const videoHanging: Hanging = {
  rows: 132,
  columns: 120,
  camera: [0, 3.7, 4.6],
  target: [0, 0.15, -0.75],
  zoom: 1.5,
  roll: -0.06,
  turn: -0.34,
  width: 14,
  depth: 10.4,
  offset: [0.2, -1],
  folds: 1.15,
  lift: 0.3,
  loose: false,
  brightness: 0.8,
};

/** How loose the threads hang at a share of the width: 1 on the far left, 0 where they are woven. */
export function looseness(hanging: Hanging, u: number): number {
  return hanging.loose ? 1 - smoothstep(0.2, 0.5, u) : 0;
}

/** Height is periodic in time, so the cloth is the same at 0 and 1. */
function heightAt({ folds, lift }: Hanging, u: number, v: number, time: number): number {
  const swing = (phase: number) => sin(round * time + phase);
  const waves =
    0.36 * sin(round * (u * 1.15 + v * 0.55) + 1.3 * swing(0)) +
    0.21 * sin(round * (u * 1.9 - v * 0.9) + 1.1 - 1.1 * swing(1.7)) +
    0.12 * sin(round * (v * 1.9 + u * 0.5) + 2.3 + 1.2 * swing(3.1)) +
    0.06 * sin(round * (u * 3.4 + v * 1.3) + 0.4 - 0.9 * swing(4.6));
  return folds * waves + lift * smoothstep(0.5, 1.02, u) ** 2;
}

/** Position of a thread's point: `u` along it, `v` its position among the others, both 0 to 1. */
export function pointAt(hanging: Hanging, u: number, v: number, time: number, row: number): Vector {
  const free = looseness(hanging, u) ** 2;
  const stray = free * 0.5 * scatter(row);
  const bob = free * (0.34 * scatter(row + 37) + 0.25 * sin(row * 0.21 + u * 5 + round * time));
  const x = (u - 0.5) * hanging.width;
  const z = (v - 0.5) * hanging.depth + stray;
  const [cosine, sine] = [cos(hanging.turn), sin(hanging.turn)];
  return [
    x * cosine - z * sine + hanging.offset[0],
    heightAt(hanging, u, v, time) + bob,
    x * sine + z * cosine + hanging.offset[1],
  ];
}

const toLight = ((): Vector => {
  const size = hypot(0.45, 0.8, 0.35);
  return [-0.45 / size, 0.8 / size, 0.35 / size];
})();

/** Brightness of the cloth: 0 in the folds, 1 on the slopes that face the light. */
export function lightAt(hanging: Hanging, u: number, v: number, time: number): number {
  const e = 0.004;
  const slope = (du: number, dv: number, size: number) =>
    (heightAt(hanging, u + du, v + dv, time) - heightAt(hanging, u - du, v - dv, time)) / (2 * e * size);
  const x = -slope(e, 0, hanging.width);
  const z = -slope(0, e, hanging.depth);
  const [cosine, sine] = [cos(hanging.turn), sin(hanging.turn)];
  const facing =
    ((x * cosine - z * sine) * toLight[0] + toLight[1] + (x * sine + z * cosine) * toLight[2]) /
    hypot(x, 1, z);
  return pow(max(0, min(1, (facing - 0.38) / 0.62)), 1.35);
}

/** A pseudo-random number from -1 to 1 for a thread. */
function scatter(row: number): number {
  const x = sin(row * 12.9898) * 43758.5453;
  return (x - floor(x)) * 2 - 1;
}
