/** A picture of the theme. Its size is read from the file. */
export interface ThemePicture {
  /** Its address on the site, without the base. */
  src: string;
  width: number;
  height: number;
}

/** A font file, with what is read from it. Lengths are in parts of the font size. */
export interface FontFile {
  /** Its address on the site, without the base. */
  src: string;
  /** The lightest and the heaviest weight; the same for a static font. */
  weights: [least: number, most: number];
  isItalic: boolean;
  ascent: number;
  descent: number;
  lineGap: number;
  /** What it looks like. */
  kind: 'sans-serif' | 'serif' | 'monospace';
  /** The height of an x, and from the top of a d to the bottom of a p. */
  xHeight: number;
  extent: number;
  /** The width of a letter in an average text, in the lightest and in the heaviest weight, and that of a capital. */
  letterWidths: [least: number, most: number];
  capitalWidth: number;
  /** The width of a space, in the lightest and in the heaviest weight. */
  spaceWidths: [least: number, most: number];
  /** The width of the widest digit. */
  digitWidth: number;
}
