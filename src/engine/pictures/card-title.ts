import type { Font, Glyph } from 'fontkit';
import type Sharp from 'sharp';
import { memoize } from '../../shared/memoize.ts';
import { type CardDesign, cardSize } from '../../shared/social-card.ts';

/** Draws titles into RGB pixels (three bytes each) of the size of a card. */
export interface TitleWriter {
  /** Writes nothing when the font lacks a character of the title. */
  write(pixels: Buffer, title: string): Promise<void>;
}

/** Coverage of each pixel by a glyph, and the offset of the first pixel from the glyph's origin. */
interface Mask {
  coverage: Buffer;
  left: number;
  top: number;
  width: number;
}

/** The color of the letters. */
type Ink = [red: number, green: number, blue: number];

/** More letters than any box has room for. */
const mostLetters = 500;

/**
 * Opens the font of the titles. Glyph outlines are drawn here, because SVG renderers use the fonts of the machine. Each
 * glyph is drawn once per size and copied into every picture.
 */
export async function openTitleWriter(woff2: Uint8Array, design: CardDesign['title']): Promise<TitleWriter> {
  const { default: sharp } = await import('sharp');
  const file = await readFont(woff2);
  const font = file.variationAxes.wght ? file.getVariation({ wght: design.weight }) : file;
  const layout = memoize(10_000, (word) => font.layout(word));
  const widthOf = (word: string) => layout(word).advanceWidth / font.unitsPerEm;
  const masks = new Map<string, Promise<Mask>>();
  const ink = [1, 3, 5].map((at) => Number.parseInt(design.color.slice(at, at + 2), 16)) as Ink;

  return {
    async write(pixels, title) {
      if (findMissing(title, (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)) !== '') return;
      const { size, lines } = breakTitle(title, design, widthOf);
      const scale = size / font.unitsPerEm;
      const { box, leading } = design;
      for (const [row, words] of lines.entries()) {
        // The last line is aligned to the bottom of the box.
        const y = Math.round(box.y + box.height - (lines.length - 1 - row) * leading * size);
        let x = box.x;
        for (const word of words) {
          const { glyphs, positions } = layout(word);
          for (const [index, glyph] of glyphs.entries()) {
            const { xAdvance, xOffset, yOffset } = positions[index]!;
            const key = `${glyph.id} ${size}`;
            const mask = masks.get(key) ?? drawMask(sharp, glyph, scale);
            masks.set(key, mask);
            stamp(pixels, await mask, Math.round(x + xOffset * scale), Math.round(y - yOffset * scale), ink);
            x += xAdvance * scale;
          }
          x += widthOf(' ') * size;
        }
      }
    },
  };
}

/** @throws Error for a damaged font. */
export async function readFont(woff2: Uint8Array): Promise<Font> {
  const [{ default: decompress }, { create }] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('fontkit'),
  ]);
  return create(Buffer.from(await decompress(woff2)));
}

/** The characters of a title that its font lacks. */
export function findMissing(title: string, hasLetter: (letter: string) => boolean): string {
  const letters = new Set(wordsOf(title).join(''));
  return [...letters].filter((letter) => !hasLetter(letter)).join('');
}

/** A no-break space does not separate words. */
function wordsOf(title: string): string[] {
  return title.slice(0, mostLetters).split(' ').filter(Boolean);
}

/** Breaks a title into lines at the largest size that fits. Cuts it off if the smallest size does not fit. */
function breakTitle(
  title: string,
  { box, sizes, leading }: CardDesign['title'],
  widthOf: (word: string) => number,
): { size: number; lines: string[][] } {
  const words = wordsOf(title);
  for (const size of sizes) {
    const lines = breakLines(words, box.width / size, widthOf);
    const isWithin = lines.length * leading * size <= box.height;
    if (isWithin && words.every((word) => widthOf(word) <= box.width / size)) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const width = box.width / size;
  const parts = words.flatMap((word) => breakWord(word, width, widthOf));
  const lines = breakLines(parts, width, widthOf);
  const most = Math.max(1, Math.floor(box.height / (leading * size)));
  if (lines.length <= most) return { size, lines };
  const [start = ''] = breakWord(lines[most - 1]!.join(' '), width - widthOf('...'), widthOf);
  return { size, lines: [...lines.slice(0, most - 1), [`${start.trimEnd()}...`]] };
}

/** `width`: of a line, in the same unit as `widthOf`: parts of the font size. */
function breakLines(words: string[], width: number, widthOf: (word: string) => number): string[][] {
  const lines: string[][] = [];
  let used = width;
  for (const word of words) {
    used += widthOf(' ') + widthOf(word);
    if (used <= width) lines.at(-1)!.push(word);
    else {
      lines.push([word]);
      used = widthOf(word);
    }
  }
  return lines;
}

/** Breaks a word into parts no wider than a line. */
function breakWord(word: string, width: number, widthOf: (word: string) => number): string[] {
  const parts = [''];
  for (const sign of word) {
    const longer = parts.at(-1)! + sign;
    if (parts.at(-1) !== '' && widthOf(longer) > width) parts.push(sign);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

async function drawMask(sharp: typeof Sharp, glyph: Glyph, scale: number): Promise<Mask> {
  const path = glyph.path.scale(scale, -scale);
  const { minX, minY, maxX, maxY } = path.bbox;
  const [left, top] = [Math.floor(minX), Math.floor(minY)];
  const [width, height] = [Math.ceil(maxX) - left, Math.ceil(maxY) - top];
  if (!(width > 0 && height > 0)) return { coverage: Buffer.alloc(0), left: 0, top: 0, width: 1 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${path.toSVG()}"/></svg>`;
  return {
    coverage: await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer(),
    left,
    top,
    width,
  };
}

/** Draws a glyph over the pixels at a position of its line. What is outside the card is cut off. */
function stamp(
  pixels: Buffer,
  { coverage, left, top, width }: Mask,
  x: number,
  y: number,
  [red, green, blue]: Ink,
): void {
  const first = x + left;
  const from = Math.max(0, -first);
  const end = Math.min(width, cardSize.width - first);
  let down = y + top;
  for (let row = 0; row < coverage.length; row += width, down++) {
    if (down < 0 || down >= cardSize.height) continue;
    let to = (down * cardSize.width + first + from) * 3;
    for (let at = row + from; at < row + end; at++, to += 3) {
      const covered = coverage[at]! / 255;
      if (covered === 0) continue;
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
