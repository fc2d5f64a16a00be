/** One encoding of a picture at several widths, as `<source>` takes it. */
export interface PictureSource {
  /** MIME type, such as `image/avif`. */
  type: string;
  /** Candidates with their widths: `/_img/hero-640.avif 640w, …`. Behind those of a drawing stands the drawing itself. */
  srcset: string;
}

/** A picture ready to be drawn: its address and size in pixels are known, so nothing shifts while it loads. */
export interface Picture {
  src: string;
  /** Text for those who do not see it; empty when a heading beside it names the subject. */
  alt: string;
  width: number;
  height: number;
  /** Better encodings, best first. Empty where the file itself is the lightest: light drawings, small pictures. */
  sources: PictureSource[];
}
