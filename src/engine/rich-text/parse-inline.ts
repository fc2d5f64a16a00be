import type { Inline } from '../../shared/rich-text.ts';
import { maxDepth } from '../json/json.ts';
import type { Markup } from '../text/markup.ts';
import { findForeignInline } from './rich-text-foreign.ts';

/** What rules learn from the runs of a rich text, in their order. */
export interface Noted {
  /** `label`: its words without formatting, and the source between its brackets. */
  links: { href: string; start: number; label: { words: string; text: string; start: number } }[];
  problems: Markup[];
}

/** A mark that may be closed later, with the nodes behind it. */
interface Opened {
  mark: '' | '*' | '**' | '[';
  at: number;
  nodes: Inline[];
}

/** A backslash or two spaces at the end of a line are a line break. */
const lineBreak = /(?:\\| {2,})\n[ \t]*/y;
const special =
  /[\\`*[\]<!~_&:{^［＊【]|#[A-Z¡¿]|\$\$|==|%%|HYPERLINK "|(?:Err(?:or|eur\s)|Fehler)! [A-Z]|(?<! ) {2,}\n/g;
/** A sign that is no mark: any that is escaped, as in CommonMark, or the star of German "Kolleg*innen" and "jede*r". */
const literal = /\\[!-/:-@[-`{-~]|(?<=\p{L})\*(?=innen|(?:in|[emnrs])(?!\p{L}))/uy;
const starRun = /\*+/y;
const linkTarget = /\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/y;

/** The end of a link whose other brackets are missing, or twice. */
const halfLink = /\]\({1,2}(?:\/|#|https?:|mailto:|tel:)[^()\s]{0,200}\)/y;

/** Parses one run of text. Line ends count as spaces. Adds links and problems, whose offsets begin at `offset`. */
export function parseInline(text: string, offset: number, { links, problems }: Noted): Inline[] {
  const whole: Opened = { mark: '', at: 0, nodes: [] };
  /** The run itself, which has no mark, then the open marks, outermost first. */
  const opened = [whole];
  /** Offset of the last link, as links contain no links. */
  let lastLink = -1;
  /** True once HTML in this run is reported. */
  let hasHtml = false;

  function matchAt(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(text);
  }

  function add(node: Inline): void {
    const { nodes } = opened.at(-1)!;
    const before = nodes.at(-1);
    if (typeof node === 'string' && typeof before === 'string') nodes[nodes.length - 1] = before + node;
    else nodes.push(node);
  }

  /** Reads what begins with a special sign. Returns the offset behind it. */
  function readSign(at: number): number {
    if (text[at] === ']') return closeBracket(at);
    const isStar = text[at] === '*';
    const closed = isStar ? closeStars(at) : at;
    if (closed > at) return closed;
    const [written] = matchAt(literal, at) ?? [];
    if (written !== undefined) {
      add(written.slice(-1));
      return at + written.length;
    }
    const foreign = findForeignInline(text, at);
    if (foreign) {
      // A closing tag belongs to the opening tag that is already reported.
      const isReported = foreign.text.startsWith('</') && hasHtml;
      if (!isReported) problems.push({ ...foreign, start: offset + at });
      hasHtml ||= foreign.text.startsWith('<');
      add(foreign.text);
      return at + foreign.text.length;
    }
    const [ending] = matchAt(lineBreak, at) ?? [];
    if (ending !== undefined) {
      add({ kind: 'break', text: '\n' });
      return at + ending.length;
    }
    if (isStar) return openStars(at);
    if (text[at] === '`') {
      const code = text.slice(at + 1, text.indexOf('`', at + 1));
      add({ kind: 'code', text: code });
      return at + code.length + 2;
    }
    if (text[at] === '[') open('[', at);
    else add(text.charAt(at));
    return at + 1;
  }

  /** Opens a mark, or adds it as text when too many are open. */
  function open(mark: Opened['mark'], at: number): void {
    if (opened.length > maxDepth) add(mark);
    else opened.push({ mark, at, nodes: [] });
  }

  /** Closes the mark at this index. Returns the nodes behind it. */
  function close(index: number): Inline[] {
    takeBack(index + 1);
    return opened.pop()!.nodes;
  }

  /** Turns the marks from this index on, which nothing closes, into text. */
  function takeBack(index: number): void {
    for (const { mark, at, nodes } of opened.splice(index)) {
      const what = `Missing closing "${mark}"`;
      const hint = `Close it, or write ${mark.replaceAll('*', '\\\\*')} for the character itself.`;
      if (mark !== '[') problems.push({ text: mark, start: offset + at, what, hint });
      for (const node of [mark, ...nodes]) add(node);
    }
  }

  function openStars(at: number): number {
    const [stars] = matchAt(starRun, at)!;
    const end = at + stars.length;
    // Stars before a space are plain text, and so are those at the end of a link: "5 * 3", "[Price*](/terms)".
    const opening = /[^\s\]]/.test(text[end] ?? ' ') ? Math.min(stars.length, 3) : 0;
    if (stars.length > opening) add(stars.slice(opening));
    if (opening >= 2) open('**', end - opening);
    if (opening === 1 || opening === 3) open('*', end - 1);
    return end;
  }

  /** Closes the innermost mark that the stars at an offset can close. Returns the offset behind its stars. */
  function closeStars(at: number): number {
    const [{ length }] = matchAt(starRun, at)!;
    const index = opened.findLastIndex(({ mark }) =>
      mark === '*' ? length !== 2 : mark === '**' && length > 1,
    );
    if (index === -1 || /\s/.test(text.charAt(at - 1))) return at;
    const { mark, at: start, nodes } = opened[index]!;
    // Of three stars, those that are closed first are the inner ones.
    const isOuter = nodes.length === 0 && opened[index + 1]?.mark === '*';
    const children = close(isOuter ? index + 1 : index);
    if (isOuter) {
      opened.pop();
      open('*', start);
    }
    add({ kind: mark === '**' ? 'strong' : 'emphasis', children });
    return at + mark.length;
  }

  function closeBracket(at: number): number {
    const index = opened.findLastIndex(({ mark }) => mark === '[');
    const { at: start } = opened[index] ?? { at: -1 };
    const target = start > lastLink ? matchAt(linkTarget, at) : null;
    if (!target) {
      if (index !== -1) takeBack(index);
      const [half] = matchAt(halfLink, at) ?? [];
      if (half !== undefined)
        problems.push({
          text: half,
          start: offset + at,
          what: 'Missing or doubled bracket of a link',
          hint: 'A link is written [text](/address), and contains no links. A plain bracket is written \\\\].',
        });
      add(']');
      return at + 1;
    }
    const { 0: written, 1: href = '' } = target;
    const label = { text: text.slice(start + 1, at), start: offset + start + 1 };
    const children = close(index);
    links.push({ href, start: offset + at + 2, label: { ...label, words: plainText(children) } });
    lastLink = start;
    add({ kind: 'link', href, children });
    return at + written.length;
  }

  for (let at = 0; at < text.length;) {
    const next = matchAt(special, at)?.index ?? text.length;
    // A line end and the spaces around it become one space.
    if (next > at) add(text.slice(at, next).replaceAll(/(?<!\s)\s*\n\s*/g, ' '));
    at = next < text.length ? readSign(next) : next;
  }
  takeBack(1);
  return whole.nodes;
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
