import type { Dye, Ground, GroundName } from './dyes.ts';
import type { Outline } from './outline.ts';
import type { Vector } from './vector.ts';

/** Position of a part: it is scaled, rolled, tilted, turned and then moved. Angles are in degrees. */
export interface Placement extends Turned {
  at?: Vector;
}

interface Turned {
  /** Turned about the upright axis; negative turns its front (+z) towards the camera. */
  yaw?: number;
  /** Leaned back. */
  tilt?: number;
  /** Rolled about the axis that points to its front. */
  roll?: number;
  scale?: number;
}

export type Axis = 'x' | 'y' | 'z';

/** Grooves in a solid, as in a corrugated wall: waves along an axis, or a number of them around y. */
export type Ribs = { depth: number } & (
  | {
      across: Axis;
      /** Length of one wave. */
      every: number;
      /** How square the waves are; 1 is round. */
      sharpness?: number;
      /** Moves the waves along. */
      shift?: number;
      /** Where the ribs are, per axis from and to; everywhere when left out. */
      within?: Partial<Record<Axis, readonly [number, number]>>;
    }
  | { around: number; turn?: number }
);

/** The shapes. `half` is the distance from the centre to a face, so a box of half [1, 1, 1] is 2 wide. `round` rounds edges. */
export type Shape =
  | { shape: 'box'; half: Vector; round?: number }
  | { shape: 'sphere'; radius: number }
  | { shape: 'ellipsoid'; radii: Vector }
  /** Upright. */
  | { shape: 'cylinder'; radius: number; half: number; round?: number }
  /** From radius `bottom` at its origin to radius `top` at `height`, both ends round. */
  | { shape: 'cone'; bottom: number; top: number; height: number }
  /** Horizontal. */
  | { shape: 'torus'; radius: number; thickness: number }
  | { shape: 'rod'; from: Vector; to: Vector; radius: number }
  /** A rod through points; `smooth` steps per piece make it a curve. */
  | { shape: 'thread'; through: readonly Vector[]; radius: number; smooth?: number }
  /** An outline with thickness. `facing` is the axis it looks along: z (x right, y up), y (x right, z up), x (-z right, y up). */
  | { shape: 'slab'; outline: Outline; half: number; round?: number; facing?: Axis }
  /** The half-space from or up to a plane, for cutting. */
  | { shape: 'half'; axis: Axis; from: number }
  | { shape: 'half'; axis: Axis; to: number }
  /** All of them together, with fillets of the size `blend`. */
  | { shape: 'join'; of: readonly Solid[]; blend?: number }
  /** The intersection. */
  | { shape: 'overlap'; of: readonly Solid[] }
  | { shape: 'cut'; from: Solid; away: readonly Solid[] }
  /** A shell that extends by that thickness to each side. */
  | { shape: 'shell'; of: Solid; thickness: number };

interface Finish {
  /** Thicker by that much on every side. */
  grow?: number;
  ribs?: readonly Ribs[];
  /** Wider towards the top, by that share per unit of height. */
  flare?: number;
}

export type Solid = Shape & Placement & Finish;

/** Several dyes on one solid, by position. */
export type Paint =
  | { paint: 'stripes'; axis: Axis; width: number; dyes: readonly Dye[]; shift?: number }
  | { paint: 'layers'; axis: Axis; dyes: readonly Dye[]; borders: readonly number[] }
  | { paint: 'checks'; width: number; dyes: readonly [Dye, Dye] }
  | { paint: 'quarters'; dyes: readonly [Dye, Dye] }
  | { paint: 'segments'; count: number; dyes: readonly [Dye, Dye] }
  | { paint: 'spots'; dyes: readonly [Dye, Dye] }
  | { paint: 'kilim'; width: number; dyes: readonly [Dye, Dye, Dye, Dye] };

/** A solid in its dye. Several places in `at` make several copies. */
export type DyedSolid = Shape & Turned & Finish & { at?: Vector | readonly Vector[]; dye: Dye | Paint };

/** Parts used in several pictures. */
export type Prop = Placement &
  (
    | { prop: 'figure'; dye: Dye }
    | { prop: 'coins'; count: number; dye: Dye; radius?: number; half?: number; round?: number }
    | { prop: 'phone'; half?: readonly [number, number]; frame: Dye; glass: Dye }
    | { prop: 'window'; half: readonly [number, number]; pane: Dye; bar: Dye; knots: Dye }
  );

/** Parts placed together. */
export interface Group extends Placement {
  /** Number of copies, evenly distributed around the vertical axis. */
  around?: number;
  group: readonly Part[];
}

export type Part = DyedSolid | Prop | Group;

/** The picture's size and its camera. */
export interface Frame {
  width: number;
  height: number;
  /** Margins as shares of the picture above, beside and below the parts. The camera is positioned to match. */
  margin?: { top: number; side: number; bottom: number };
  /** A manual camera instead: the width of the picture in units, and its shift in pixels. */
  span?: number;
  pan?: readonly [number, number];
  /** Point the camera looks at. */
  target?: Vector;
  /** Direction of view: 45 and 35.3 degrees make the usual isometric view. */
  yaw?: number;
  pitch?: number;
}

/** Parameters of the weave. The defaults suit nearly every picture. */
interface Weave {
  /** Pixels between threads, and between samples along a thread. */
  pitch?: number;
  step?: number;
  /** How far a thread's outline may be simplified, in pixels: more gives smaller files. */
  tolerance?: number;
  /** How strongly a surface's slope shifts the threads on it. */
  emboss?: number;
  /** Direction to the light. */
  light?: Vector;
  floor?: number;
}

export interface Scene extends Weave {
  /** The alternative text where the picture is used alone. */
  title: string;
  frame: Frame;
  ground: GroundName | Ground;
  /** Seed of the waviness of threads. */
  seed: number;
  parts: readonly Part[];
}
