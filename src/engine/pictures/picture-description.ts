import type { PictureSource } from '../../shared/picture.ts';

/** Size in CSS pixels as displayed, after applying the camera's rotation. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureDescription extends PictureSize {
  /** Other encodings and widths, best first. Empty for animated, small or light pictures. */
  sources: PictureSource[];
}

/** A picture that a page names for social networks. */
export interface CardDescription extends PictureSize {
  /** True if networks can use the file unchanged. */
  isFit: boolean;
  /** Changes with the file. */
  version: string;
}

/** The reason why a picture cannot be shown, as a message for its author. */
export interface PictureProblem {
  /** `missing`: no such file; `unsafe`: its path is outside public/; `unmeasurable`: its size cannot be read. */
  problem: 'missing' | 'unsafe' | 'unmeasurable';
  message: string;
}
