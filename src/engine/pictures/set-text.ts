import type { Font, Glyph } from 'fontkit';
import { remember } from '../../shared/remember.ts';
import type { CardDesign } from '../../shared/social-card.ts';

/** Sets a text in the title's box of a card. */
export interface TextSetter {
  /** SVG paths; undefined when the font lacks a sign of the text: what it cannot write is better left out than drawn as boxes. */
  set(text: string): string | undefined;
}

interface Type {
  font: Font;
  /** In parts of the size. Words come again, at other sizes and in other titles. */
  widthOf(text: string): number;
  /** The outline of a letter as the data of an SVG path. A font has each letter once. */
  outlineOf(glyph: Glyph): string;
}

/** No box has room for more. */
const mostLetters = 500;

/** Opens the font of a title. Letters become outlines, as what draws SVG knows only the fonts of the machine. */
export async function openTextSetter(woff2: Uint8Array, title: CardDesign['title']): Promise<TextSetter> {
  const [{ default: decompress }, { create }] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('fontkit'),
  ]);
  const font = create(Buffer.from(await decompress(woff2))).getVariation({ wght: title.weight });
  const outlines = new Map<Glyph, string>();
  const type: Type = {
    font,
    widthOf: remember(10_000, (text) => font.layout(text).advanceWidth / font.unitsPerEm),
    outlineOf(glyph) {
      const outline = outlines.get(glyph) ?? glyph.path.toSVG();
      outlines.set(glyph, outline);
      return outline;
    },
  };
  return { set: (text) => setTitle(type, title, text) };
}

function setTitle(type: Type, title: CardDesign['title'], text: string): string | undefined {
  const { font } = type;
  // A space that may not break stays within its word.
  const words = text.slice(0, mostLetters).split(' ').filter(Boolean);
  if (![...words.join('')].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0)!))) return undefined;
  const { box, sizes, leading } = title;
  const fits = (lines: string[], size: number) => lines.length * leading * size <= box.height;
  for (const size of sizes) {
    const lines = breakLines(type, words, box.width / size);
    if (lines && fits(lines, size)) return drawLines(type, title, size, lines);
  }
  return drawCut(type, title, words);
}

/** The lines of a text; undefined when a word is wider than a line. `width`: of a line, in parts of the size. */
function breakLines({ widthOf }: Type, words: readonly string[], width: number): string[] | undefined {
  const lines: string[] = [];
  let used = 0;
  for (const word of words) {
    const own = widthOf(word);
    if (own > width) return undefined;
    const longer = used + widthOf(' ') + own;
    const last = lines.at(-1);
    if (last !== undefined && longer <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
      used = longer;
    } else {
      lines.push(word);
      used = own;
    }
  }
  return lines;
}

/** What has no room at the smallest size: as many lines as there are, broken within words where it must be. */
function drawCut(type: Type, title: CardDesign['title'], words: readonly string[]): string {
  const size = title.sizes.at(-1)!;
  const most = Math.max(1, Math.floor(title.box.height / (title.leading * size)));
  const width = title.box.width / size;
  const lines =
    breakLines(
      type,
      words.flatMap((word) => breakWord(type, word, width)),
      width,
    ) ?? [];
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = shorten(type, shown[most - 1]!, width);
  return drawLines(type, title, size, shown);
}

function breakWord({ widthOf }: Type, word: string, width: number): string[] {
  const parts = [''];
  for (const sign of word) {
    const longer = parts.at(-1)! + sign;
    if (parts.at(-1) !== '' && widthOf(longer) > width) parts.push(sign);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** A line that ends in three dots: fonts that lack them as one sign are left without. */
function shorten({ font, widthOf }: Type, line: string, width: number): string {
  if (!font.hasGlyphForCodePoint(0x2026)) return line;
  const signs = [...line];
  while (signs.length > 0 && widthOf(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

function drawLines(
  { font, outlineOf }: Type,
  { box, color, leading }: CardDesign['title'],
  size: number,
  lines: string[],
): string {
  const scale = size / font.unitsPerEm;
  // The last line stands on the foot of the box.
  const top = box.y + box.height - (lines.length - 1) * leading * size;
  const paths = lines.flatMap((line, row) => {
    const { glyphs, positions } = font.layout(line);
    let x = box.x / scale;
    return glyphs.map((glyph, index) => {
      const { xOffset, yOffset, xAdvance } = positions[index]!;
      const at = `${round(x + xOffset)} ${round(-(top + row * leading * size) / scale + yOffset)}`;
      x += xAdvance;
      return `<path transform="translate(${at})" d="${outlineOf(glyph)}"/>`;
    });
  });
  return `<g fill="${color}" transform="scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
