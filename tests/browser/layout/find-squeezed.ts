import { boxOf } from './geometry.ts';
import { type Run, type MeasuredBlock, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/** A column with this many letters is wide enough for text: longer words may break. */
const enoughLetters = 12;
/** In rem. A heading cannot become smaller than small text to fit its longest word. */
const smallestHeading = 0.9375;
/** A column with this share of its block's width could hardly be wider. */
const mostOfTheRoom = 0.6;

/** Broken words, and texts of a few letters per line, in columns that could be wider. */
export function findSqueezed({ block, runs }: MeasuredBlock): string[] {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // Without the page's side padding, at least: --gutter.
  const room = boxOf(block).width - 2 * Math.min(1.25 * root, 0.0625 * innerWidth);
  // Column width does not limit vertical text.
  const lying = runs.filter(({ element }) => getComputedStyle(element).writingMode === 'horizontal-tb');
  return lying.flatMap((run) => {
    const fault = findBrokenWord(run, block, room, root) ?? findNarrow(run, block, room);
    return fault === undefined ? [] : [fault];
  });
}

function findBrokenWord(run: Run, block: Element, room: number, root: number): string | undefined {
  if (run.lines.length < 2) return undefined;
  const { column, letter } = measure(run, block);
  const isWide = column >= mostOfTheRoom * room;
  const isSmall = sizeOf(run) <= smallestHeading * root + 0.5;
  const mayBreak = isHeading(run) ? isWide && isSmall : isWide || column >= enoughLetters * letter;
  if (mayBreak) return undefined;
  const word = [...run.node.data.matchAll(/[^\s‐-]+/g)].find(
    ({ 0: text, index }) =>
      text.length * letter > column * 0.6 && isBroken(run.node, index, text.length, column),
  );
  if (!word) return undefined;
  return `<${tagOf(run)}> "${word[0]}" breaks in a column of ${Math.round(column)} px (${letters(column, letter)})`;
}

function findNarrow(run: Run, block: Element, room: number): string | undefined {
  if (run.lines.length < 4) return undefined;
  const { column, letter } = measure(run, block);
  const fewLetters = isHeading(run) ? 10 : 8;
  if (column >= Math.min(fewLetters * letter, mostOfTheRoom * room)) return undefined;
  return `<${tagOf(run)}> "${run.node.data.trim().slice(0, 30)}" has ${run.lines.length} lines in a column of ${Math.round(column)} px (${letters(column, letter)})`;
}

/** The width of the column around a text, and the average width of its letters. */
function measure({ element, lines, node }: Run, block: Element): { column: number; letter: number } {
  const holder = within(element, block).find((at) => !styleOf(at).isInline) ?? block;
  const { paddingLeft, paddingRight } = getComputedStyle(holder);
  const column = boxOf(holder).width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const written = lines.reduce((sum, { left, right }) => sum + right - left, 0);
  return { column, letter: written / node.data.trim().length };
}

/** Whether a word is broken that would not fit on one line. Any other word may break at a hyphen. */
function isBroken(node: Text, start: number, length: number, column: number): boolean {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
  const tops = parts.map(({ top }) => top);
  const whole = parts.reduce((sum, { width }) => sum + width, 0);
  return Math.max(...tops) - Math.min(...tops) > 4 && whole > column;
}

function isHeading({ element }: Run): boolean {
  return element.closest('h1, h2, h3, h4') !== null;
}

function sizeOf({ element }: Run): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

function tagOf({ element }: Run): string {
  return element.tagName.toLowerCase();
}

function letters(column: number, letter: number): string {
  return `${Math.round(column / letter)} letters`;
}
