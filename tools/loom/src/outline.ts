/** A point of a flat outline: to the right, up. */
export type Point = readonly [number, number];

/** A flat shape, to be extruded as a slab. */
export type Outline = (
  | { outline: 'polygon'; points: readonly Point[] }
  /** A stroke through points. */
  | { outline: 'line'; points: readonly Point[]; width: number }
  | { outline: 'rectangle'; half: Point; round?: number }
  | { outline: 'disc'; radius: number }
  | { outline: 'ring'; radius: number; width: number }
  /** A ring from one angle to another, in degrees clockwise from the top. */
  | { outline: 'arc'; radius: number; width: number; from: number; to: number }
  /** Two bars across each other; `half` are half the width and half the length of a bar. */
  | { outline: 'cross'; half: Point }
  | { outline: 'tick'; size: number; width: number }
  | { outline: 'rupee'; size: number; width: number }
  | { outline: 'heart'; size: number }
  | { outline: 'gear'; radius: number; teeth: number; tooth?: number; turn?: number }
  | { outline: 'join'; of: readonly Outline[]; blend?: number }
  | { outline: 'cut'; from: Outline; away: readonly Outline[] }
  | { outline: 'overlap'; of: readonly Outline[] }
) & {
  at?: Point;
  /** Grows by that much on every side. */
  grow?: number;
  /** Only the contour, of that width to each side. */
  stroke?: number;
};
