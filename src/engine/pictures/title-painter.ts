import type { Font, Glyph } from 'fontkit';
import type Sharp from 'sharp';
import { memoize } from '../../shared/memoize.ts';
import { type SocialPictureDesign, socialPictureSize } from '../../shared/social-picture.ts';
import { breakTitle, orderPieces, runsToLeft, shownOf, splitByFont } from './title-lines.ts';

type Mask = Awaited<ReturnType<typeof drawMask>>;

/** The color of the letters. */
type Ink = [red: number, green: number, blue: number];

/**
 * Opens the fonts of the titles, whose parts for several scripts are separate files. Glyph outlines are drawn here,
 * because SVG renderers use the fonts of the machine.
 * Returns a function that draws a title into RGB pixels (three bytes each) of the size of a social picture, and draws nothing when
 * the fonts lack a character of it.
 */
export async function openTitleFonts(files: readonly Uint8Array[], design: SocialPictureDesign['title']) {
  const { default: sharp } = await import('sharp');
  const fonts = (await Promise.all(files.map(readFont))).map((font) =>
    font.variationAxes.wght ? font.getVariation({ wght: design.weight }) : font,
  );
  const painter = new TitlePainter(fonts, design, sharp);
  return (pixels: Buffer, title: string): Promise<void> => painter.paint(pixels, title);
}

type Direction = 'ltr' | 'rtl';

class TitlePainter {
  readonly #fonts: readonly Font[];
  readonly #design: SocialPictureDesign['title'];
  readonly #sharp: typeof Sharp;
  readonly #ink: Ink;
  /** Each glyph is drawn once per size and copied into every picture. */
  readonly #masks = new Map<string, Promise<Mask>>();
  readonly #runs = {
    ltr: memoize(10_000, (text) => this.#layOutText(text, 'ltr')),
    rtl: memoize(10_000, (text) => this.#layOutText(text, 'rtl')),
  };
  readonly #widthOfWord = memoize(10_000, (word) => widthOf(this.#layOutLine(word, false)));

  constructor(fonts: readonly Font[], design: SocialPictureDesign['title'], sharp: typeof Sharp) {
    this.#fonts = fonts;
    this.#design = design;
    this.#sharp = sharp;
    this.#ink = [1, 3, 5].map((at) => Number.parseInt(design.color.slice(at, at + 2), 16)) as Ink;
  }

  async paint(pixels: Buffer, title: string): Promise<void> {
    const isThere = (letter: string) => this.#fonts.some((font) => hasLetter(font, letter));
    if (findMissing(title, isThere) !== '') return;
    const drawnTitle = shownOf(title);
    const isRightToLeft = runsToLeft(drawnTitle);
    const { box, leading } = this.#design;
    const { size, lines } = breakTitle(drawnTitle, this.#design, (text) =>
      sum(wordsOf(text).map(this.#widthOfWord)),
    );
    for (const [row, line] of lines.entries()) {
      // The last line is aligned to the bottom of the box.
      const y = Math.round(box.y + box.height - (lines.length - 1 - row) * leading * size);
      const runs = this.#layOutLine(line, isRightToLeft);
      let x = isRightToLeft ? box.x + box.width - widthOf(runs) * size : box.x;
      for (const run of runs) x = await this.#paintRun(pixels, run, x, y, size);
    }
  }

  /** Returns where the run ends. */
  async #paintRun(
    pixels: Buffer,
    { font, glyphs, positions }: Run,
    start: number,
    y: number,
    size: number,
  ): Promise<number> {
    const scale = size / font.unitsPerEm;
    let x = start;
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const mask = await this.#maskOf(font, glyph, size);
      stamp(pixels, mask, Math.round(x + xOffset * scale), Math.round(y - yOffset * scale), this.#ink);
      x += xAdvance * scale;
    }
    return x;
  }

  #maskOf(font: Font, glyph: Glyph, size: number): Promise<Mask> {
    const key = `${this.#fonts.indexOf(font)} ${glyph.id} ${size}`;
    const mask = this.#masks.get(key) ?? drawMask(this.#sharp, glyph, size / font.unitsPerEm);
    this.#masks.set(key, mask);
    return mask;
  }

  #layOutLine(line: string, isRightToLeft: boolean): Run[] {
    return orderPieces(line, isRightToLeft).flatMap((piece) =>
      piece.isRightToLeft ? this.#runs.rtl(piece.text) : wordsOf(piece.text).flatMap(this.#runs.ltr),
    );
  }

  #layOutText(text: string, direction: Direction): Run[] {
    const runs = splitByFont(text, this.#fonts, hasLetter).map(({ font, text: slice }) => {
      const { glyphs, positions, advanceWidth } = font.layout(
        slice,
        undefined,
        undefined,
        undefined,
        direction,
      );
      return { font, glyphs, positions, width: advanceWidth / font.unitsPerEm };
    });
    return direction === 'rtl' ? runs.toReversed() : runs;
  }
}

/** Letters that are drawn with one font. Its width is a part of the font size. */
interface Run extends Pick<ReturnType<Font['layout']>, 'glyphs' | 'positions'> {
  font: Font;
  width: number;
}

const widthOf = (runs: readonly Run[]) => sum(runs.map(({ width }) => width));

/** The words of a text, and the spaces between them. */
const wordsOf = (text: string) => text.split(/(?= )|(?<= )/);

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);

const hasLetter = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);

/** @throws Error for a damaged font, or a collection of fonts. */
export async function readFont(woff2: Uint8Array): Promise<Font> {
  const [{ default: decompress }, { create }] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('fontkit'),
  ]);
  const font = create(Buffer.from(await decompress(woff2)));
  if ('fonts' in font) throw new Error('It contains several fonts');
  return font;
}

/** The characters of a title that its fonts lack. */
export function findMissing(title: string, isThere: (letter: string) => boolean): string {
  const letters = new Set(shownOf(title).replaceAll(' ', ''));
  return [...letters].filter((letter) => !isThere(letter)).join('');
}

/** Coverage of each pixel by a glyph, and the offset of the first pixel from the glyph's origin. */
async function drawMask(sharp: typeof Sharp, glyph: Glyph, scale: number) {
  const path = glyph.path.scale(scale, -scale);
  const { minX, minY, maxX, maxY } = path.bbox;
  const left = Math.floor(minX);
  const top = Math.floor(minY);
  const width = Math.ceil(maxX) - left;
  const height = Math.ceil(maxY) - top;
  if (!(width > 0 && height > 0)) return { coverage: Buffer.alloc(0), left: 0, top: 0, width: 1 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${path.toSVG()}"/></svg>`;
  return {
    coverage: await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer(),
    left,
    top,
    width,
  };
}

/** Draws a glyph over the pixels at a position of its line. What is outside the picture is cut off. */
function stamp(
  pixels: Buffer,
  { coverage, left, top, width }: Mask,
  x: number,
  y: number,
  [red, green, blue]: Ink,
): void {
  const first = x + left;
  const from = Math.max(0, -first);
  const end = Math.min(width, socialPictureSize.width - first);
  let down = y + top;
  for (let row = 0; row < coverage.length; row += width, down++) {
    if (down < 0 || down >= socialPictureSize.height) continue;
    let to = (down * socialPictureSize.width + first + from) * 3;
    for (let at = row + from; at < row + end; at++, to += 3) {
      if (coverage[at] === 0) continue;
      const covered = coverage[at]! / 255;
      pixels[to] = mix(pixels[to]!, red, covered);
      pixels[to + 1] = mix(pixels[to + 1]!, green, covered);
      pixels[to + 2] = mix(pixels[to + 2]!, blue, covered);
    }
  }
}

/** Storing the result in a byte rounds it down. */
function mix(under: number, ink: number, covered: number): number {
  return under + (ink - under) * covered + 0.5;
}
