import { type Inline, plainText, type RichBlock } from '../../shared/rich-text.ts';
import { trimEnd } from '../../shared/trim-end.ts';
import { type Noted, parseInline } from './parse-inline.ts';
import { findForeignBlock } from './rich-text-foreign.ts';

/** A picture's file is measured later. */
export type ParsedBlock = RichBlock<{ src: string; alt: string }>;

/** `start`: offsets in the text. */
export interface ParsedRichText extends Noted {
  blocks: ParsedBlock[];
  headings: { level: 3 | 4; text: string; start: number }[];
  pictures: { src: string; start: number; alt: string; altStart: number }[];
}

interface Line {
  text: string;
  start: number;
  /** The list marker with the space after it; undefined for any other line. */
  mark: string | undefined;
  /** The sign of the marker: "-", "*", "+", or "1" for all numbers. */
  sign: string | undefined;
  /** True for a line of a quotation, whose marker is not part of `text`. */
  isQuoted: boolean;
}

type Piece = Pick<Line, 'text' | 'start'>;

const listItem = /^(?:([-*+])(?:[ \t]+|\u00a0(?=\D))|\d{1,9}[.)][ \t\u00a0]+)(?=\S)/;
/** A line in a list that lacks the space behind its marker, or has one before it. */
const almostItem = /^(?: ?[-+](?=\p{L})| [-+*](?=\s)|\d{1,3}[.)](?=\p{L}{2}))/u;
const quoteMark = /^ {0,3}>[ \t]*/;
/** A line that is a picture: `![A loom](/img/loom.svg "Our first loom")`. Its title is the caption. */
const pictureLine = /^ {0,3}!\[([^[\]]*)\]\(([^()\s]+)(?:[ \t]+"([^"]+)")?\)\s*$/;
const headingMark = /^(#{1,6})(?:[ \t]+|$)/;

/**
 * Parses paragraphs, `### ` and `#### ` subheadings, `> ` quotations, flat lists, pictures that are a paragraph, bold,
 * emphasis, code and links. Other Markdown and HTML are reported and stay visible as plain text.
 */
export function parseRichText(text: string): ParsedRichText {
  const result: ParsedRichText = { blocks: [], links: [], headings: [], pictures: [], unsupported: [] };
  const groups = groupLines(splitLines(text));
  for (const group of groups) result.blocks.push(parseGroup(group, result));
  reportLoneNumbers(groups.flat(), result);
  return result;
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const content = line.endsWith('\r') ? line.slice(0, -1) : line;
    const quote = quoteMark.exec(content)?.[0].length ?? 0;
    const [mark, sign = mark && '1'] = (quote === 0 && listItem.exec(content)) || [];
    lines.push({ text: content.slice(quote), start: start + quote, mark, sign, isQuoted: quote > 0 });
    start += line.length + 1;
  }
  return lines;
}

/** Lines that may form a list. */
interface Group {
  /** The sign of its first line. */
  sign: Line['sign'];
  /** Between them are empty lines. */
  parts: Line[][];
}

/**
 * Groups consecutive lines. An empty line, a heading, a quotation or a list of several items starts a new group. Items of
 * one sign with empty lines between them form one list. Groups that are not lists become paragraphs.
 */
function groupLines(lines: readonly Line[]): Line[][] {
  const groups: Group[] = [];
  /** The first line of the part that the next line may continue. */
  let first: Line | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '') {
      first = undefined;
      continue;
    }
    const isHeading = !line.isQuoted && headingMark.test(line.text);
    const startsList =
      line.sign !== undefined &&
      (first?.sign === undefined ? mayInterrupt(lines, index) : (line.sign === '1') !== (first.sign === '1'));
    const isContinued = !isHeading && !startsList && line.isQuoted === first?.isQuoted;
    const group = groups.at(-1);
    if (isContinued && group) group.parts.at(-1)?.push(line);
    else if (line.sign !== undefined && line.sign === group?.sign) group.parts.push([line]);
    else groups.push({ sign: line.sign, parts: [[line]] });
    if (!isContinued) first = isHeading ? undefined : line;
  }
  return groups.flatMap(({ parts }) =>
    isList(parts.flat())
      ? [parts.flat()]
      : parts.map((part) => part.map((line) => ({ ...line, sign: undefined }))),
  );
}

/** Inside a paragraph, a single line that starts with a number continues the sentence. */
function mayInterrupt(lines: readonly Line[], index: number): boolean {
  const before = lines[index - 1]?.text.trimEnd() ?? '';
  return (
    before === '' ||
    before.endsWith(':') ||
    lines[index]?.sign !== '1' ||
    lines[index + 1]?.sign !== undefined
  );
}

/**
 * A single item has the marker "-": "1. May" is a date. Numbers of a list start with 1 or count up, unlike those of
 * dates.
 */
function isList(lines: readonly Line[]): boolean {
  const sign = lines[0]?.sign;
  const [first = 0, ...rest] = numbersOf(lines);
  if (sign === undefined || rest.length === 0) return sign === '-';
  return sign !== '1' || first === 1 || rest.every((number, index) => number === first + index + 1);
}

/** The number of each item. */
function numbersOf(lines: readonly Line[]): number[] {
  return lines.flatMap(({ sign, text }) => (sign === undefined ? [] : [Number.parseInt(text, 10)]));
}

/** Reports signs that may mean "minus" or "more than" before a number, where they are the only ones of their kind. */
function reportLoneNumbers(lines: readonly Line[], { unsupported }: ParsedRichText): void {
  const report = ([line, another]: readonly Line[], label: string, hint: string) => {
    if (line && !another && /^(?:-\s+|=\s*)?\p{Sc}?\p{N}/u.test(line.text))
      unsupported.push({ text: line.text, start: line.start, label, hint });
  };
  report(
    lines.filter(({ sign }) => sign === '-'),
    'Unexpected list of one number',
    'Visitors would see a bullet. Write \\\\- for a minus, and a single item as a sentence.',
  );
  report(
    lines.filter(({ isQuoted }) => isQuoted),
    'Unexpected quotation of a number',
    'Visitors would not see the ">". Write \\\\> for the sign, and begin a quotation with a word or “.',
  );
}

function parseGroup(lines: readonly Line[], result: ParsedRichText): ParsedBlock {
  const { text, start, sign, isQuoted } = lines[0]!;
  const { 1: alt, 2: src, 3: caption } = (lines.length === 1 && !isQuoted && pictureLine.exec(text)) || [];
  if (alt !== undefined && src !== undefined) {
    const altStart = start + text.indexOf('[') + 1;
    result.pictures.push({ src, start: altStart + alt.length + 2, alt, altStart });
    return { kind: 'picture', picture: { src, alt }, ...(caption !== undefined && { caption }) };
  }
  const foreign = findForeignBlock(lines);
  if (foreign) {
    result.unsupported.push(foreign);
    return { kind: 'paragraph', children: [lines.map((line) => line.text).join(' ')] };
  }
  if (sign !== undefined) return parseList(lines, sign, result);
  if (isQuoted) return { kind: 'quote', children: parseLines(lines, result) };
  const [opening, marks] = headingMark.exec(text) ?? [];
  if (opening === undefined || marks === undefined)
    return { kind: 'paragraph', children: parseLines(lines, result) };

  // Some authors close a heading with the same signs: `Title ##`.
  const title = trimEnd(trimEnd(text.slice(opening.length), '#'), ' \t');
  const titleStart = start + opening.length;
  const children = parseInline(title, titleStart, result);
  const level = marks.length === 4 ? 4 : 3;
  const report = (label: string, hint: string) =>
    result.unsupported.push({ text: marks, start, label, hint });
  if (marks.length !== level)
    report(`Unexpected heading "${marks}"`, 'A subheading begins with "### ", one below it with "#### ".');
  else if (title === '')
    report('Missing text of a heading', `Write it behind "${marks}", or remove the signs.`);
  else result.headings.push({ level, text: plainText(children), start: titleStart });
  return { kind: 'heading', level, children };
}

function parseList(lines: readonly Line[], sign: string, result: ParsedRichText): ParsedBlock {
  const items: Piece[][] = [];
  for (const { text, start, mark } of lines) {
    const [almost] = (mark === undefined && almostItem.exec(text)) || [];
    if (almost !== undefined)
      result.unsupported.push({
        text: almost,
        start,
        label: 'Unexpected sign of a list',
        hint: 'An item begins with "- " or "1. ": with the sign at the start of its line, and a space behind it.',
      });
    if (mark === undefined) items.at(-1)?.push({ text: text.trimStart(), start });
    else items.push([{ text: text.slice(mark.length), start: start + mark.length }]);
  }
  const parsed = items.map((item) => parseLines(item, result));
  if (sign !== '1') return { kind: 'list', ordered: false, items: parsed };
  const numbers = numbersOf(lines);
  // Authors may write 1 before every item and let the page count.
  const counted = numbers.every((number) => number === 1) ? numbers.map((_, index) => index + 1) : numbers;
  return { kind: 'list', ordered: true, items: parsed, numbers: counted };
}

/** Joins the lines of one paragraph: a line end is a space. */
function parseLines(lines: readonly Piece[], result: ParsedRichText): Inline[] {
  // Continuation lines of a list item may be indented. Offsets after the first line then refer to the joined text.
  return parseInline(lines.map(({ text }) => text).join('\n'), lines[0]?.start ?? 0, result);
}
