import type { Inline, RichBlock } from '../../shared/rich-text.ts';
import { trimEnd } from '../../shared/trim-end.ts';
import { parseInline, plainText } from './parse-inline.ts';
import {
  findListSigns,
  findForeignBlock,
  type RichTextHeading,
  type RichTextLink,
  type RichTextPicture,
  type RichTextProblem,
} from './rich-text-foreign.ts';

/** A picture's file is measured later. */
export type ParsedBlock = RichBlock<{ src: string; alt: string }>;

export interface ParsedRichText {
  blocks: ParsedBlock[];
  links: RichTextLink[];
  headings: RichTextHeading[];
  pictures: RichTextPicture[];
  problems: RichTextProblem[];
}

interface Line {
  text: string;
  start: number;
  /** The list marker with the space after it; undefined for any other line. */
  mark: string | undefined;
  /** True for a line of a quotation, whose marker is not part of `text`. */
  isQuoted: boolean;
}

type Piece = Pick<Line, 'text' | 'start'>;

const listItem = /^(?:([-*+])|\d{1,9}[.)])[ \t]+(?=\S)/;
const quoteMark = /^ {0,3}>[ \t]*/;
/** A line that is a picture: `![A loom](/img/loom.svg)`. */
const pictureLine = /^ {0,3}!\[([^[\]]*)\]\(([^()\s]+)\)\s*$/;
const headingMark = /^(#{1,6})(?:[ \t]+|$)/;

/**
 * Parses paragraphs, `### ` and `#### ` subheadings, `> ` quotations, flat lists, pictures that are a paragraph, bold,
 * emphasis, code and links. Other Markdown and HTML are reported and stay visible as plain text.
 */
export function parseRichText(text: string): ParsedRichText {
  const result: ParsedRichText = { blocks: [], links: [], headings: [], pictures: [], problems: [] };
  for (const group of groupLines(splitLines(text))) parseGroup(group, result);
  return result;
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const content = line.endsWith('\r') ? line.slice(0, -1) : line;
    const quote = quoteMark.exec(content)?.[0].length ?? 0;
    lines.push({
      text: content.slice(quote),
      start: start + quote,
      mark: quote > 0 ? undefined : listItem.exec(content)?.[0],
      isQuoted: quote > 0,
    });
    start += line.length + 1;
  }
  return lines;
}

/** Groups consecutive lines. An empty line, a heading, a quotation or a list of several items starts a new group. */
function groupLines(lines: Line[]): Line[][] {
  const groups: Line[][] = [];
  /** The first line of the group that the next line may continue. */
  let first: Line | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '') {
      first = undefined;
      continue;
    }
    const isHeading = !line.isQuoted && headingMark.test(line.text);
    const startsList =
      isListLine(line) &&
      (isListLine(first) ? isOrdered(line) !== isOrdered(first) : mayInterrupt(lines, index));
    const isContinued = !isHeading && !startsList && line.isQuoted === first?.isQuoted;
    if (isContinued) groups.at(-1)!.push(line);
    else groups.push([line]);
    first = isHeading ? undefined : groups.at(-1)![0];
  }
  return joinLists(groups);
}

/** Inside a paragraph, a single line that starts with a number continues the sentence. */
function mayInterrupt(lines: readonly Line[], index: number): boolean {
  const before = lines[index - 1]?.text.trimEnd() ?? '';
  return before === '' || before.endsWith(':') || !isOrdered(lines[index]) || isListLine(lines[index + 1]);
}

/** Items of one sign with empty lines between them form one list. Groups that are not lists become paragraphs. */
function joinLists(groups: Line[][]): Line[][] {
  const joined: Line[][][] = [];
  for (const group of groups) {
    const before = joined.at(-1)?.[0]?.[0];
    if (isListLine(before) && isListLine(group[0]) && signOf(before) === signOf(group[0]))
      joined.at(-1)?.push(group);
    else joined.push([group]);
  }
  return joined.flatMap((parts) =>
    isList(parts.flat())
      ? [parts.flat()]
      : parts.map((group) => group.map((line) => ({ ...line, mark: undefined }))),
  );
}

/** Numbers of a list start with 1 or count up, unlike those of dates. A single item has the marker "-". */
function isList(lines: readonly Line[]): boolean {
  const items = lines.filter(isListLine);
  if (!isListLine(lines[0])) return false;
  if (!isOrdered(lines[0])) return items.length > 1 || lines[0]!.text.startsWith('-');
  const [first = 0, ...others] = items.map(numberOf);
  return first === 1 || (others.length > 0 && others.every((number, index) => number === first + index + 1));
}

function numberOf({ text }: Line): number {
  return Number.parseInt(text, 10);
}

function isListLine(line: Line | undefined): boolean {
  return line?.mark !== undefined;
}

/** The sign before an item; "1" for all numbers. */
function signOf(line: Line | undefined): string | undefined {
  return isOrdered(line) ? '1' : line?.text.trimStart().charAt(0);
}

function isOrdered(line: Line | undefined): boolean {
  return line !== undefined && /^\d/.test(line.text);
}

function parseGroup(lines: Line[], result: ParsedRichText): void {
  const first = lines[0];
  if (!first) return;
  const picture = lines.length === 1 && !first.isQuoted && pictureLine.exec(first.text);
  if (picture) {
    result.blocks.push(readPicture(picture, first.start, result));
    return;
  }
  const foreign =
    lines.map(findForeignBlock).find((problem) => problem !== undefined) ?? findListSigns(lines);
  if (foreign) {
    result.problems.push(foreign);
    result.blocks.push({
      kind: 'paragraph',
      children: [lines.map(({ text }) => text).join(' ')],
    });
    return;
  }
  result.blocks.push(isListLine(first) ? parseList(lines, result) : parseParagraph(lines, first, result));
}

function readPicture(
  { 0: line, 1: alt = '', 2: src = '' }: RegExpExecArray,
  start: number,
  { pictures }: ParsedRichText,
): ParsedBlock {
  const altStart = start + line.indexOf('[') + 1;
  pictures.push({ src, start: altStart + alt.length + 2, alt, altStart });
  return { kind: 'picture', picture: { src, alt } };
}

function parseParagraph(lines: Line[], first: Line, result: ParsedRichText): ParsedBlock {
  if (first.isQuoted) return { kind: 'quote', children: parseLines(lines, result) };
  const [opening, marks] = headingMark.exec(first.text) ?? [];
  if (opening === undefined || marks === undefined)
    return { kind: 'paragraph', children: parseLines(lines, result) };

  // Some authors close a heading with the same signs: `Title ##`.
  const title = trimEnd(trimEnd(first.text.slice(opening.length), '#'), ' \t');
  const start = first.start + opening.length;
  const children = parseLines([{ text: title, start }], result);
  const level = marks.length === 4 ? 4 : 3;
  const report = (message: string, hint: string) =>
    result.problems.push({ text: marks, start: first.start, message: `${message} in rich text.`, hint });
  if (marks.length !== level)
    report(`Unexpected heading "${marks}"`, 'A subheading begins with "### ", one below it with "#### ".');
  else if (title === '')
    report('Missing text of a heading', `Write it behind "${marks}", or remove the signs.`);
  else result.headings.push({ level, text: plainText(children), start });
  return { kind: 'heading', level, children };
}

function parseList(lines: Line[], result: ParsedRichText): ParsedBlock {
  const items: Piece[][] = [];
  for (const line of lines) {
    const { mark } = line;
    if (mark === undefined) items.at(-1)?.push({ text: line.text.trimStart(), start: line.start });
    else items.push([{ text: line.text.slice(mark.length), start: line.start + mark.length }]);
  }
  const parsed = items.map((item) => parseLines(item, result));
  if (!isOrdered(lines[0])) return { kind: 'list', ordered: false, items: parsed };
  const numbers = lines.filter(isListLine).map(numberOf);
  // Authors may write 1 before every item and let the page count.
  const counted = numbers.every((number) => number === 1) ? numbers.map((_, index) => index + 1) : numbers;
  return { kind: 'list', ordered: true, items: parsed, numbers: counted };
}

/** Joins the lines of one paragraph: a line end is a space. */
function parseLines(lines: Piece[], result: ParsedRichText): Inline[] {
  const start = lines[0]?.start ?? 0;
  const text = lines.map((line) => line.text).join('\n');
  // Continuation lines of a list item may be indented. Offsets after the first line then refer to the joined text.
  const parsed = parseInline(text, start);
  for (const link of parsed.links) result.links.push(link);
  for (const problem of parsed.problems) result.problems.push(problem);
  return parsed.nodes;
}
