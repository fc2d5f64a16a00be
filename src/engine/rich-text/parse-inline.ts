import type { Inline } from '../../shared/rich-text.ts';
import { isBlank } from '../../shared/blank.ts';
import { pairBrackets } from './find-brackets.ts';
import { findForeignInline, type RichTextProblem } from './rich-text-foreign.ts';
import { createStarFinder, type FindClosingStars } from './star-runs.ts';

interface RichTextLink {
  href: string;
  start: number;
  /** The link text: its words without formatting, and the source between its brackets. */
  label: { words: string; text: string; start: number };
}

/** What rules learn from the runs of a rich text, in their order. */
export interface Noted {
  links: RichTextLink[];
  problems: RichTextProblem[];
}

interface Run extends Noted {
  text: string;
  /** Offset of the run in the whole rich text. */
  offset: number;
  findClosingStars: FindClosingStars;
  /** Offsets of closing brackets, by those of the opening ones. */
  brackets: ReadonlyMap<number, number>;
  /** True once HTML in this run is reported. */
  hasHtml: boolean;
}

type Wrapper = 'strong' | 'emphasis' | 'link';

/** A node and the offset after it. */
type Parsed = { node: Inline; end: number } | undefined;

/** A backslash or two spaces at the end of a line are a line break. */
const lineBreak = /(?:\\| {2,})\n[ \t]*/y;
const special = /[\\`*[<!~_&:{^［＊]|#[A-Z]|\$\$|==|%%|(?<! ) {2,}\n/g;
/** A backslash escapes any ASCII punctuation, as in CommonMark and in the output of exporters. */
const escapable = /[!-/:-@[-`{-~]/;

/** Parses one run of text. Line ends count as spaces. Adds links and problems, whose offsets begin at `offset`. */
export function parseInline(text: string, offset: number, { links, problems }: Noted): Inline[] {
  const run: Run = {
    text,
    offset,
    links,
    problems,
    findClosingStars: createStarFinder(text),
    brackets: pairBrackets(text),
    hasHtml: false,
  };
  return parseSpan(run, 0, text.length, []);
}

function parseSpan(run: Run, from: number, to: number, inside: Wrapper[]): Inline[] {
  const nodes: Inline[] = [];
  let plain = '';
  const flush = () => {
    // A line end and the spaces around it become one space.
    if (plain !== '') nodes.push(plain.replaceAll(/(?<!\s)\s*\n\s*/g, ' '));
    plain = '';
  };
  let at = from;
  while (at < to) {
    const next = findSpecial(run.text, at, to);
    plain += run.text.slice(at, next);
    at = next;
    if (at >= to) break;

    const escaped = run.text[at + 1] ?? '';
    if (run.text[at] === '\\' && escapable.test(escaped)) {
      plain += escaped;
      at += 2;
      continue;
    }
    const parsed = parseNode(run, at, to, inside);
    if (parsed) {
      flush();
      nodes.push(parsed.node);
      at = parsed.end;
    } else {
      const length = run.text.startsWith('**', at) ? 2 : 1;
      plain += run.text.slice(at, at + length);
      at += length;
    }
  }
  flush();
  return nodes;
}

function findSpecial(text: string, from: number, to: number): number {
  special.lastIndex = from;
  const match = special.exec(text);
  return match && match.index < to ? match.index : to;
}

function parseNode(run: Run, at: number, to: number, inside: Wrapper[]): Parsed {
  const { text } = run;
  const foreign = findForeignInline(text, at);
  if (foreign) {
    // A closing tag belongs to the opening tag that is already reported.
    const isReported = foreign.text.startsWith('</') && run.hasHtml;
    if (!isReported) run.problems.push({ ...foreign, start: run.offset + at });
    run.hasHtml ||= foreign.text.startsWith('<');
    return { node: foreign.text, end: at + foreign.text.length };
  }
  lineBreak.lastIndex = at;
  const [ending] = lineBreak.exec(text) ?? [];
  if (ending !== undefined) return { node: { kind: 'break', text: '\n' }, end: at + ending.length };
  if (text[at] === '`') return parseCode(run, at, to);
  if (text.startsWith('**', at) && !isEmphasisAroundStrong(run, at, to))
    return parseStars(run, at, to, '**', inside);
  if (text[at] === '*') return parseStars(run, at, to, '*', inside);
  if (text[at] === '[' && !inside.includes('link')) return parseLink(run, at, to, inside);
  return undefined;
}

function parseCode(run: Run, at: number, to: number): Parsed {
  const close = run.text.indexOf('`', at + 1);
  if (close === -1 || close >= to) return unclosed(run, at, '`');
  return { node: { kind: 'code', text: run.text.slice(at + 1, close) }, end: close + 1 };
}

/** With three stars, `***a** b*` closes the inner two first, and `***a* b**` the inner one. */
function isEmphasisAroundStrong({ text, findClosingStars }: Run, at: number, to: number): boolean {
  if (!text.startsWith('***', at) || text[at + 3] === '*') return false;
  const close = findClosingStars(at + 3, to, '**');
  if (close === undefined || text[close - 1] === '*' || text[close + 2] === '*') return false;
  return (
    findClosingStars(at + 3, close, '*') === undefined && findClosingStars(close + 2, to, '*') !== undefined
  );
}

function parseStars(run: Run, at: number, to: number, mark: '*' | '**', inside: Wrapper[]): Parsed {
  const kind = mark === '**' ? 'strong' : 'emphasis';
  const begin = at + mark.length;
  // A star before a space is plain text: "5 * 3".
  if (begin >= to || /\s/.test(run.text[begin] ?? ' ') || inside.includes(kind)) return undefined;
  // A star of the same run cannot close it.
  let opened = begin;
  while (run.text[opened] === '*') opened++;
  const close = run.findClosingStars(Math.max(begin, opened - 1), to, mark);
  if (close === undefined) return unclosed(run, at, mark);
  return {
    node: { kind, children: parseSpan(run, begin, close, [...inside, kind]) },
    end: close + mark.length,
  };
}

/** Longer than any address whose bracket is missing. */
const maxAddress = 200;

/** A link with an address in round brackets and one missing bracket. */
const brokenLink =
  /\[[^[\]()\n]+(?:\((?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}\)|\]\((?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}|\](?:\/|#|https:|mailto:|tel:)[^()\s]{0,200}\))/y;

function reportBrokenLink(run: Run, at: number, to: number): undefined {
  brokenLink.lastIndex = at;
  const text = brokenLink.exec(run.text)?.[0];
  if (text === undefined || at + text.length > to) return undefined;
  return report(run, text, at, 'Missing bracket of a link', 'A link is written [text](/address).');
}

function report(run: Run, text: string, at: number, what: string, hint: string): undefined {
  run.problems.push({ text, start: run.offset + at, what, hint });
  return undefined;
}

const linkTarget = /\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/y;

function parseLink(run: Run, at: number, to: number, inside: Wrapper[]): Parsed {
  const close = run.brackets.get(at);
  if (close === undefined || close >= to) return reportBrokenLink(run, at, to);
  linkTarget.lastIndex = close;
  const match = linkTarget.exec(run.text);
  if (!match) return reportBrokenLink(run, at, Math.min(to, close + maxAddress));
  const href = match[1] ?? '';
  const end = close + match[0].length;
  const text = run.text.slice(at, end);
  if (isBlank(run.text.slice(at + 1, close)))
    report(
      run,
      text,
      at,
      'Missing text of a link',
      'Write the text of the link between the square brackets.',
    );
  if (href === '') report(run, text, at, 'Missing address of a link', 'Write it between the round brackets.');
  const link: RichTextLink = {
    href,
    start: run.offset + close + 2,
    label: { words: '', text: run.text.slice(at + 1, close), start: run.offset + at + 1 },
  };
  // Links keep the order of the text; a link's words are known only after parsing its children.
  if (href !== '') run.links.push(link);
  const children = parseSpan(run, at + 1, close, [...inside, 'link']);
  link.label.words = plainText(children);
  return { node: { kind: 'link', href, children }, end };
}

function unclosed(run: Run, at: number, mark: string): undefined {
  const escaped = mark.replaceAll(/[*`]/g, '\\$&');
  return report(
    run,
    mark,
    at,
    `Missing closing "${mark}"`,
    `Close it, or write ${escaped} for the character itself.`,
  );
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
