import type { PictureSource } from '../../shared/picture.ts';

/** Size in CSS pixels, as drawn: a camera's rotation note is already taken into account. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureDescription extends PictureSize {
  /** Other encodings and widths, best first. Empty for pictures that move, are small, or weigh little. */
  sources: PictureSource[];
}

/** A picture that a page names for social networks. */
export interface CardDescription extends PictureSize {
  /** True for one that networks can be given as it is. */
  isFit: boolean;
  /** Changes with the file. */
  version: string;
}

/** Why a picture cannot be shown, in a sentence for the person who named it. */
export interface PictureProblem {
  /** `missing`: no such file; `unsafe`: the path leaves public/; `unmeasurable`: not a picture whose size can be read. */
  problem: 'missing' | 'unsafe' | 'unmeasurable';
  message: string;
}
