import bidiFactory from 'bidi-js';
import type { SocialPictureDesign } from '../../shared/social-picture.ts';
import { unspaced } from '../text/languages.ts';

const bidi = bidiFactory();

/** More letters than any box has room for. */
const mostLetters = 500;

/** True when the first letter of a text is of a script that runs from right to left. */
export function runsToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/**
 * The parts of a line in one direction, from left to right, as browsers order them. Within a part, the letters keep the
 * order in which they are read, and brackets open to the side of its direction.
 */
export function orderPieces(line: string, isRightToLeft: boolean) {
  const embedding = bidi.getEmbeddingLevels(line, isRightToLeft ? 'rtl' : 'ltr');
  const pieces: { text: string; isRightToLeft: boolean }[] = [];
  let level: number | undefined;
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const letterLevel = embedding.levels[index]!;
    if (letterLevel !== level) pieces.push({ text: '', isRightToLeft: letterLevel % 2 === 1 });
    level = letterLevel;
    const piece = pieces.at(-1)!;
    const letter = line[index]!;
    if (piece.isRightToLeft) piece.text = (bidi.getMirroredCharacter(letter) ?? letter) + piece.text;
    else piece.text += letter;
  }
  return pieces;
}

/** No line begins with one of these, nor ends with an opening bracket. */
const notFirst = /^(?![\p{Ps}\p{Pi}])[\p{P}\p{S}\p{M}ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョๆฯ]/u;
const notLast = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const signs = new Intl.Segmenter('en');

/** What a title shows, in the order in which fonts draw it: the two parts of "ำ" stand around a mark of its tone. */
export function shownOf(title: string): string {
  return title
    .slice(0, mostLetters)
    .replaceAll(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32')
    .replaceAll(/([\u0ec8-\u0ecb])\u0eb3/g, '\u0ecd$1\u0eb2')
    .split(' ')
    .filter(Boolean)
    .join(' ');
}

/** The parts between which a line may end, with the spaces behind them. A no-break space ends no line. */
function partsOf(title: string): string[] {
  const parts: string[] = [];
  for (const word of title.split(/(?<= )/)) {
    const pieces = unspaced.test(word) ? Array.from(words.segment(word), ({ segment }) => segment) : [word];
    for (const [index, piece] of pieces.entries()) {
      const isJoined = index > 0 && (piece === ' ' || notFirst.test(piece) || notLast.test(parts.at(-1)!));
      if (isJoined) parts.push(parts.pop()! + piece);
      else parts.push(piece);
    }
  }
  return parts;
}

/** Divides a text among fonts: each letter takes the font in front of it, if that has it, else the first that has it. */
export function splitByFont<Font>(
  text: string,
  fonts: readonly Font[],
  has: (font: Font, letter: string) => boolean,
): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const { segment } of signs.segment(text)) {
    const hasSign = (font: Font) => [...segment].every((letter) => has(font, letter));
    const last = parts.at(-1);
    if (last && hasSign(last.font)) last.text += segment;
    else parts.push({ font: fonts.find(hasSign) ?? fonts[0]!, text: segment });
  }
  return parts;
}

/** Breaks a title into lines at the largest size that fits. Cuts it off if the smallest size does not fit. */
export function breakTitle(
  title: string,
  { box, sizes, leading }: Pick<SocialPictureDesign['title'], 'box' | 'sizes' | 'leading'>,
  widthOf: (text: string) => number,
): { size: number; lines: string[] } {
  /** `width`: of a line, in the same unit as `widthOf`: parts of the font size. */
  const joinParts = (parts: string[], width: number) => {
    const lines: string[] = [];
    for (const part of parts) {
      const longer = (lines.at(-1) ?? '') + part;
      if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
    return lines;
  };
  const parts = partsOf(title);
  for (const size of sizes) {
    const lines = joinParts(parts, box.width / size).map((line) => line.trimEnd());
    const isWithin = lines.length * leading * size <= box.height;
    if (isWithin && lines.every((line) => widthOf(line) <= box.width / size)) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const width = box.width / size;
  const breakWord = (word: string, most = width) =>
    joinParts(
      Array.from(signs.segment(word), ({ segment }) => segment),
      most,
    );
  const lines = joinParts(
    parts.flatMap((part) => breakWord(part)),
    width,
  ).map((line) => line.trimEnd());
  const most = Math.max(1, Math.floor(box.height / (leading * size)));
  if (lines.length <= most) return { size, lines };
  const [start = ''] = breakWord(lines[most - 1]!, width - widthOf('...'));
  return { size, lines: [...lines.slice(0, most - 1), `${start.trimEnd()}...`] };
}
