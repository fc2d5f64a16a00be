/** One encoding of a picture at several widths, for a `<source>` element. */
export interface PictureSource {
  /** MIME type, such as `image/avif`. */
  type: string;
  /** Candidates with their widths: `/_img/hero-640.avif 640w, …`. A drawing itself is the last one. */
  srcset: string;
}

/** A picture ready to render. Its size in pixels is known, so the layout does not shift while it loads. */
export interface Picture {
  src: string;
  /** Alternative text; empty when a heading beside the picture names its subject. */
  alt: string;
  width: number;
  height: number;
  /** The point that stays visible when the picture is cropped, in percent from the left and from the top. */
  focus?: readonly [number, number];
  /** Better encodings, best first. Empty when the file itself is the lightest, as for light drawings. */
  sources: PictureSource[];
}

/** The value of `object-position` that keeps the picture's focus visible: its middle unless given. */
export function positionOf({ focus: [x, y] = [50, 50] }: Picture): string {
  return `${x}% ${y}%`;
}

/** The `sizes` of a picture that covers a frame as wide as the window and at least so high: it is drawn wider if need be. */
export function coverSizes({ width, height }: Picture, leastHeight: number): string {
  return `max(100vw, ${Math.round((leastHeight * width) / height)}px)`;
}
