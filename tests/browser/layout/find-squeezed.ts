import { unbroken } from '../../../src/components/longest-word.ts';
import { boxOf } from './geometry.ts';
import { nameOf, type Run, type MeasuredBlock, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/** A column with this many letters is wide enough for text: longer words may break. */
const enoughLetters = 12;
/** In rem. A heading does not become smaller than texts to fit its longest word: see `--fs-least` in tokens.css. */
const smallestHeading = 1.0625;
/** A column with this share of its block's width could hardly be wider. */
const mostOfTheRoom = 0.6;

/** Broken words, and texts of a few letters per line, in columns that could be wider. */
export function findSqueezed({ block, runs }: MeasuredBlock): string[] {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // Without the page's side padding, at least: --gutter.
  const room = mostOfTheRoom * (boxOf(block).width - 2 * Math.min(1.25 * root, 0.0625 * innerWidth));
  return runs.flatMap((run) => {
    const { element, lines } = run;
    const { fontSize, writingMode } = getComputedStyle(element);
    // Column width does not limit vertical text.
    if (lines.length < 2 || writingMode !== 'horizontal-tb') return [];
    const { column, letter } = measure(run, block);
    const where = `in a column of ${Math.round(column)} px (${Math.round(column / letter)} letters)`;
    const isHeading = element.closest('h1, h2, h3, h4') !== null;
    const isSmall = Number.parseFloat(fontSize) <= smallestHeading * root + 0.5;
    const isWide = column >= room;
    const mayBreak = isHeading ? isWide && isSmall : isWide || column >= enoughLetters * letter;
    const word = mayBreak ? undefined : findBrokenWord(run, column, letter);
    if (word !== undefined) return [`${nameOf(element)} breaks "${word}" ${where}`];
    const isNarrow = column < Math.min((isHeading ? 10 : 8) * letter, room);
    return isNarrow && lines.length > 3 ? [`${nameOf(element)} has ${lines.length} lines ${where}`] : [];
  });
}

/** The width of the column around a text, and the average width of its letters. */
function measure({ element, lines, node }: Run, block: Element): { column: number; letter: number } {
  const holder = within(element, block).find((at) => !styleOf(at).isInline) ?? block;
  const { paddingLeft, paddingRight } = getComputedStyle(holder);
  const column = boxOf(holder).width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const written = lines.reduce((sum, { left, right }) => sum + right - left, 0);
  return { column, letter: written / node.data.trim().length };
}

/** A broken word that would not fit on one line. Any other word may break at a hyphen. */
function findBrokenWord({ node }: Run, column: number, letter: number): string | undefined {
  const range = document.createRange();
  const words = [...node.data.matchAll(unbroken)];
  return words.find(({ 0: word, index }) => {
    if (word.length * letter <= column * 0.6) return false;
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    const tops = parts.map(({ top }) => top);
    const whole = parts.reduce((sum, { width }) => sum + width, 0);
    return Math.max(...tops) - Math.min(...tops) > 4 && whole > column;
  })?.[0];
}
