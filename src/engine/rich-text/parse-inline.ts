import type { Inline } from '../../shared/rich-text.ts';
import { maxDepth } from '../json/json.ts';
import type { Markup } from '../text/markup.ts';
import { findForeignInline } from './rich-text-foreign.ts';

interface RichTextLink {
  href: string;
  start: number;
  /** The link text: its words without formatting, and the source between its brackets. */
  label: { words: string; text: string; start: number };
}

/** What rules learn from the runs of a rich text, in their order. */
export interface Noted {
  links: RichTextLink[];
  problems: Markup[];
}

/** A mark that may be closed later, with the nodes behind it. */
interface Opened {
  mark: '' | '*' | '**' | '[';
  at: number;
  nodes: Inline[];
}

interface Run extends Noted {
  text: string;
  /** Offset of the run in the whole rich text. */
  offset: number;
  /** The run itself, which has no mark, then the open marks, outermost first. */
  opened: Opened[];
  /** Offset of the last link, as links contain no links. */
  lastLink: number;
  /** True once HTML in this run is reported. */
  hasHtml: boolean;
}

/** A backslash or two spaces at the end of a line are a line break. */
const lineBreak = /(?:\\| {2,})\n[ \t]*/y;
const special =
  /[\\`*[\]<!~_&:{^［＊【]|#[A-Z¡¿]|\$\$|==|%%|HYPERLINK "|(?:Error|Fehler)! [A-Z]|(?<! ) {2,}\n/g;
/** A backslash escapes any ASCII punctuation, as in CommonMark and in the output of exporters. */
const escape = /\\[!-/:-@[-`{-~]/y;
const starRun = /\*+/y;
const linkTarget = /\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/y;

/** Parses one run of text. Line ends count as spaces. Adds links and problems, whose offsets begin at `offset`. */
export function parseInline(text: string, offset: number, { links, problems }: Noted): Inline[] {
  const whole: Opened = { mark: '', at: 0, nodes: [] };
  const run: Run = { text, offset, links, problems, opened: [whole], lastLink: -1, hasHtml: false };
  for (let at = 0; at < text.length;) {
    const next = matchAt(special, text, at)?.index ?? text.length;
    // A line end and the spaces around it become one space.
    if (next > at) add(run, text.slice(at, next).replaceAll(/(?<!\s)\s*\n\s*/g, ' '));
    at = next < text.length ? readSign(run, next) : next;
  }
  takeBack(run, 1);
  return whole.nodes;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function add({ opened }: Run, node: Inline): void {
  const { nodes } = opened.at(-1)!;
  const before = nodes.at(-1);
  if (typeof node === 'string' && typeof before === 'string') nodes[nodes.length - 1] = before + node;
  else nodes.push(node);
}

/** Reads what begins with a special sign. Returns the offset behind it. */
function readSign(run: Run, at: number): number {
  const { text } = run;
  const [escaped] = matchAt(escape, text, at) ?? [];
  if (escaped !== undefined) {
    add(run, escaped.slice(1));
    return at + 2;
  }
  if (text[at] === ']') return closeBracket(run, at);
  const isStar = text[at] === '*';
  const closed = isStar ? closeStars(run, at) : at;
  if (closed > at) return closed;
  const foreign = findForeignInline(text, at);
  if (foreign) {
    // A closing tag belongs to the opening tag that is already reported.
    const isReported = foreign.text.startsWith('</') && run.hasHtml;
    if (!isReported) run.problems.push({ ...foreign, start: run.offset + at });
    run.hasHtml ||= foreign.text.startsWith('<');
    add(run, foreign.text);
    return at + foreign.text.length;
  }
  const [ending] = matchAt(lineBreak, text, at) ?? [];
  if (ending !== undefined) {
    add(run, { kind: 'break', text: '\n' });
    return at + ending.length;
  }
  if (isStar) return openStars(run, at);
  if (text[at] === '`') {
    const code = text.slice(at + 1, text.indexOf('`', at + 1));
    add(run, { kind: 'code', text: code });
    return at + code.length + 2;
  }
  if (text[at] === '[') open(run, '[', at);
  else add(run, text.charAt(at));
  return at + 1;
}

/** Opens a mark, or adds it as text when too many are open. */
function open(run: Run, mark: Opened['mark'], at: number): void {
  if (run.opened.length > maxDepth) add(run, mark);
  else run.opened.push({ mark, at, nodes: [] });
}

/** Closes the mark at this index. Returns the nodes behind it. */
function close(run: Run, index: number): Inline[] {
  takeBack(run, index + 1);
  return run.opened.pop()!.nodes;
}

/** Turns the marks from this index on, which nothing closes, into text. */
function takeBack(run: Run, index: number): void {
  for (const { mark, at, nodes } of run.opened.splice(index)) {
    const what = `Missing closing "${mark}"`;
    const hint = `Close it, or write ${mark.replaceAll('*', '\\*')} for the character itself.`;
    if (mark !== '[') run.problems.push({ text: mark, start: run.offset + at, what, hint });
    for (const node of [mark, ...nodes]) add(run, node);
  }
}

function openStars(run: Run, at: number): number {
  const [stars] = matchAt(starRun, run.text, at)!;
  const end = at + stars.length;
  // Stars before a space are plain text, and so are those at the end of a link: "5 * 3", "[Price*](/terms)".
  const opening = /[^\s\]]/.test(run.text[end] ?? ' ') ? Math.min(stars.length, 3) : 0;
  if (stars.length > opening) add(run, stars.slice(opening));
  if (opening >= 2) open(run, '**', end - opening);
  if (opening === 1 || opening === 3) open(run, '*', end - 1);
  return end;
}

/** Closes the innermost mark that the stars at an offset can close. Returns the offset behind its stars. */
function closeStars(run: Run, at: number): number {
  const { text, opened } = run;
  const [{ length }] = matchAt(starRun, text, at)!;
  const index = opened.findLastIndex(({ mark }) =>
    mark === '*' ? length !== 2 : mark === '**' && length > 1,
  );
  if (index === -1 || /\s/.test(text.charAt(at - 1))) return at;
  const { mark, at: start, nodes } = opened[index]!;
  // Of three stars, those that are closed first are the inner ones.
  const isOuter = nodes.length === 0 && opened[index + 1]?.mark === '*';
  const children = close(run, isOuter ? index + 1 : index);
  if (isOuter) {
    opened.pop();
    open(run, '*', start);
  }
  add(run, { kind: mark === '**' ? 'strong' : 'emphasis', children });
  return at + mark.length;
}

function closeBracket(run: Run, at: number): number {
  const { text, offset, opened } = run;
  const index = opened.findLastIndex(({ mark }) => mark === '[');
  const { at: start } = opened[index] ?? { at: -1 };
  const target = start > run.lastLink ? matchAt(linkTarget, text, at) : null;
  if (!target) {
    if (index !== -1) takeBack(run, index);
    add(run, ']');
    return at + 1;
  }
  const { 0: written, 1: href = '' } = target;
  const label = { text: text.slice(start + 1, at), start: offset + start + 1 };
  const children = close(run, index);
  run.links.push({ href, start: offset + at + 2, label: { ...label, words: plainText(children) } });
  run.lastLink = start;
  add(run, { kind: 'link', href, children });
  return at + written.length;
}

/** The text of nodes, without formatting. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'text' in node ? node.text : plainText(node.children);
    })
    .join('');
}
