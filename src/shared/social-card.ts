import type { Picture } from './picture.ts';

/** A rectangle in a picture, in pixels from the top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size, in pixels, that networks show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Design of the pictures that social networks show beside a link. Files are relative to public/. */
export interface CardDesign {
  /** Background: the content of an SVG of the card's size, without text, whose font would be arbitrary. */
  ground: string;
  /** An SVG picture, scaled to the height of its box. */
  logo: { src: string; box: Box };
  title: {
    /** WOFF2 files. Each letter takes the first that has it. */
    fonts: readonly string[];
    /** For a variable font. */
    weight: number;
    color: string;
    /** The lines are aligned to the bottom of this box. */
    box: Box;
    /** Font sizes in pixels, in order of preference. The first that fits is used. */
    sizes: readonly number[];
    /** Line height, as a multiple of the size. */
    leading: number;
  };
  /** Box of the page's picture, which is cropped to fill it, and the picture of pages that have none. */
  scene: { box: Box; fallback: string };
}

/** Content of the picture for one page. */
export type CardContent = DrawnCard | NamedCard;

/** A page's title beside a picture. */
export interface DrawnCard {
  title: string;
  /** A file of public/, and what stays visible of it; undefined for a page without a picture. */
  scene: Pick<Picture, 'src' | 'focus'> | undefined;
}

/** A picture that the page's file names. */
export interface NamedCard extends Pick<Picture, 'src' | 'focus'> {
  /** A file of public/. */
  src: string;
  alt: string;
  /**
   * True when the file is published as it is. Otherwise the build converts it to the right size and format.
   */
  isFit: boolean;
  /** Changes with the file's content. */
  version: string;
}
