/** The part of fontkit that is used here; the package has no types. */
declare module 'fontkit' {
  export interface Path {
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface Glyph {
    id: number;
    path: Path;
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    italicAngle: number;
    'OS/2': { usWeightClass: number };
    /** Empty for a static font. */
    variationAxes: { wght?: { min: number; max: number } };
    characterSet: number[];
    glyphForCodePoint(codePoint: number): { advanceWidth: number };
    getVariation(axes: Record<string, number>): Font;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): {
      advanceWidth: number;
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function create(bytes: Buffer): Font;
}
