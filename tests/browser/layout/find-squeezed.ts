import { boxOf, round } from './geometry.ts';
import { type Run, type Seen, within } from './seen.ts';
import { styleOf } from './style-of.ts';

/** A column that holds so many letters is wide enough: words that are longer still may break. */
const enoughLetters = 12;
/** A column that takes this share of the room its block has could hardly be wider. */
const mostOfTheRoom = 0.6;

/** Words that break, and texts of a few letters a line, in columns that could be wider. */
export function findSqueezed({ block, runs }: Seen): string[] {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = boxOf(block).width - 2.5 * root;
  return runs.flatMap((run) => {
    const fault = findBrokenWord(run, block, room) ?? findNarrow(run, block, room);
    return fault === undefined ? [] : [fault];
  });
}

function findBrokenWord(run: Run, block: Element, room: number): string | undefined {
  if (run.lines.length < 2) return undefined;
  const { column, letter } = measure(run, block);
  if (column >= Math.min(enoughLetters * letter, mostOfTheRoom * room)) return undefined;
  const word = [...run.node.data.matchAll(/[^\s‐-]+/g)].find(
    ({ 0: text, index }) => text.length * letter > column * 0.6 && isBroken(run.node, index, text.length),
  );
  if (!word) return undefined;
  return `<${tagOf(run)}> "${word[0]}" breaks in a column of ${round(column)} px (${letters(column, letter)})`;
}

function findNarrow(run: Run, block: Element, room: number): string | undefined {
  if (run.lines.length < 4) return undefined;
  const { column, letter } = measure(run, block);
  if (column >= Math.min(8 * letter, mostOfTheRoom * room)) return undefined;
  return `<${tagOf(run)}> "${run.node.data.trim().slice(0, 30)}" has ${run.lines.length} lines in a column of ${round(column)} px (${letters(column, letter)})`;
}

/** The width of the column a text runs in, and the usual width of its letters. */
function measure({ element, lines, node }: Run, block: Element): { column: number; letter: number } {
  const holder = within(element, block).find((at) => !styleOf(at).isInline) ?? block;
  const { paddingLeft, paddingRight } = getComputedStyle(holder);
  const column = boxOf(holder).width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const written = lines.reduce((sum, { left, right }) => sum + right - left, 0);
  return { column, letter: written / node.data.trim().length };
}

function isBroken(node: Text, start: number, length: number): boolean {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => top);
  return Math.max(...tops) - Math.min(...tops) > 4;
}

function tagOf({ element }: Run): string {
  return element.tagName.toLowerCase();
}

function letters(column: number, letter: number): string {
  return `${round(column / letter)} letters`;
}
