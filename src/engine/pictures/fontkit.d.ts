/** What is used of fontkit, which has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    getVariation(axes: Record<string, number>): Font;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      advanceWidth: number;
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function create(bytes: Buffer): Font;
}
