/** A place in a picture, in pixels from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size, in pixels, that networks show whole. */
export const cardSize = { width: 1200, height: 630 } as const;

/** How the picture looks that stands where a page is linked to from a social network. Files are those of public/. */
export interface CardDesign {
  /** What lies below everything else: the content of an SVG as large as a card. Text in it would be drawn in any font. */
  ground: string;
  /** An SVG picture, set to the height of its box. */
  logo: { src: string; box: Box };
  title: {
    /** A WOFF2 file with the axis of weights. */
    font: string;
    weight: number;
    color: string;
    /** Its lines stand at the foot of this box. */
    box: Box;
    /** Heights of the letters' square, in pixels: the first is taken whose lines have room. */
    sizes: readonly number[];
    /** Distance of its lines, in parts of their size. */
    leading: number;
  };
  /** Where the page's picture stands, cut to fill the box, and what stands there for a page that has none. */
  scene: { box: Box; fallback: string };
}

/** What the picture of one page shows. */
export type CardContent = DrawnCard | NamedCard;

/** A page's title, beside a picture. */
export interface DrawnCard {
  title: string;
  /** A picture of public/; undefined for a page without one. */
  scene: string | undefined;
}

/** A picture that the page names itself. */
export interface NamedCard {
  /** A picture of public/. */
  src: string;
  alt: string;
  /** True for a file that networks are given as it is; of any other one, a picture of the right size and kind is made. */
  isFit: boolean;
  /** Changes with the file. */
  version: string;
}
