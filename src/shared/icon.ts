import type { Picture } from './picture.ts';

/** One shape of an icon: the name of an SVG element, and its attributes. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** An icon ready to be drawn in place. */
export interface IconDrawing {
  /** As SVG has it: `0 0 24 24`. */
  viewBox: string;
  shapes: readonly IconShape[];
}

/** An icon of the set, drawn in place, or a picture of the site. */
export type Icon = IconDrawing | Picture;
