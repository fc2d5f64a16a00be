import { type Inline, plainText } from '../../shared/rich-text.ts';
import { maxDepth } from '../json/json.ts';
import type { Markup } from '../text/markup.ts';
import { findForeignInline } from './rich-text-foreign.ts';

/** What rules learn from the runs of a rich text, in their order. */
export interface Noted {
  /** `label`: its words without formatting, and the source between its brackets. */
  links: { href: string; start: number; label: { words: string; text: string; start: number } }[];
  unsupported: Markup[];
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

/** Parses one run of text. Line ends count as spaces. Adds links and unsupported markup, whose offsets begin at `offset`. */
export function parseInline(text: string, offset: number, noted: Noted): Inline[] {
  return new InlineReader(text, offset, noted).read();
}

class InlineReader {
  readonly #text: string;
  readonly #offset: number;
  readonly #noted: Noted;
  /** The run itself, which has no mark. */
  readonly #whole: Opened = { mark: '', at: 0, nodes: [] };
  /** The run, then the open marks, outermost first. */
  readonly #opened = [this.#whole];
  /** Offset of the last link, as links contain no links. */
  #lastLink = -1;
  /** True once HTML in this run is reported. */
  #hasHtml = false;

  constructor(text: string, offset: number, noted: Noted) {
    this.#text = text;
    this.#offset = offset;
    this.#noted = noted;
  }

  read(): Inline[] {
    const text = this.#text;
    for (let at = 0; at < text.length;) {
      const next = this.#matchAt(special, at)?.index ?? text.length;
      // A line end and the spaces around it become one space.
      if (next > at) this.#add(text.slice(at, next).replaceAll(/(?<!\s)\s*\n\s*/g, ' '));
      at = next < text.length ? this.#readSign(next) : next;
    }
    this.#takeBack(1);
    return this.#whole.nodes;
  }

  #matchAt(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.#text);
  }

  #add(node: Inline): void {
    const { nodes } = this.#opened.at(-1)!;
    const before = nodes.at(-1);
    if (typeof node === 'string' && typeof before === 'string') nodes[nodes.length - 1] = before + node;
    else nodes.push(node);
  }

  /** Reads what begins with a special sign. Returns the offset behind it. */
  #readSign(at: number): number {
    if (this.#text[at] === ']') return this.#closeBracket(at);
    const isStar = this.#text[at] === '*';
    const closed = isStar ? this.#closeStars(at) : at;
    if (closed > at) return closed;
    const [escape] = this.#matchAt(literal, at) ?? [];
    if (escape !== undefined) {
      this.#add(escape.slice(-1));
      return at + escape.length;
    }
    const foreign = findForeignInline(this.#text, at);
    if (foreign) {
      // A closing tag belongs to the opening tag that is already reported.
      const isReported = foreign.text.startsWith('</') && this.#hasHtml;
      if (!isReported) this.#noted.unsupported.push({ ...foreign, start: this.#offset + at });
      this.#hasHtml ||= foreign.text.startsWith('<');
      this.#add(foreign.text);
      return at + foreign.text.length;
    }
    const [ending] = this.#matchAt(lineBreak, at) ?? [];
    if (ending !== undefined) {
      this.#add({ kind: 'break', text: '\n' });
      return at + ending.length;
    }
    if (isStar) return this.#openStars(at);
    if (this.#text[at] === '`') {
      const code = this.#text.slice(at + 1, this.#text.indexOf('`', at + 1));
      this.#add({ kind: 'code', text: code });
      return at + code.length + 2;
    }
    if (this.#text[at] === '[') this.#open('[', at);
    else this.#add(this.#text.charAt(at));
    return at + 1;
  }

  /** Opens a mark, or adds it as text when too many are open. */
  #open(mark: Opened['mark'], at: number): void {
    if (this.#opened.length > maxDepth) this.#add(mark);
    else this.#opened.push({ mark, at, nodes: [] });
  }

  /** Closes the mark at this index. Returns the nodes behind it. */
  #close(index: number): Inline[] {
    this.#takeBack(index + 1);
    return this.#opened.pop()!.nodes;
  }

  /** Turns the marks from this index on, which nothing closes, into this.#text. */
  #takeBack(index: number): void {
    for (const { mark, at, nodes } of this.#opened.splice(index)) {
      const label = `Missing closing "${mark}"`;
      const hint = `Close it, or write ${mark.replaceAll('*', '\\\\*')} for the character itself.`;
      if (mark !== '[') this.#noted.unsupported.push({ text: mark, start: this.#offset + at, label, hint });
      for (const node of [mark, ...nodes]) this.#add(node);
    }
  }

  #openStars(at: number): number {
    const [stars] = this.#matchAt(starRun, at)!;
    const end = at + stars.length;
    // Stars before a space are plain text, and so are those at the end of a link: "5 * 3", "[Price*](/terms)".
    const opening = /[^\s\]]/.test(this.#text[end] ?? ' ') ? Math.min(stars.length, 3) : 0;
    if (stars.length > opening) this.#add(stars.slice(opening));
    if (opening >= 2) this.#open('**', end - opening);
    if (opening === 1 || opening === 3) this.#open('*', end - 1);
    return end;
  }

  /** Closes the innermost mark that the stars at an offset can close. Returns the offset behind its stars. */
  #closeStars(at: number): number {
    const [{ length }] = this.#matchAt(starRun, at)!;
    const index = this.#opened.findLastIndex(({ mark }) =>
      mark === '*' ? length !== 2 : mark === '**' && length > 1,
    );
    if (index === -1 || /\s/.test(this.#text.charAt(at - 1))) return at;
    const { mark, at: start, nodes } = this.#opened[index]!;
    // Of three stars, those that are closed first are the inner ones.
    const isOuter = nodes.length === 0 && this.#opened[index + 1]?.mark === '*';
    const children = this.#close(isOuter ? index + 1 : index);
    if (isOuter) {
      this.#opened.pop();
      this.#open('*', start);
    }
    this.#add({ kind: mark === '**' ? 'strong' : 'emphasis', children });
    return at + mark.length;
  }

  #closeBracket(at: number): number {
    const index = this.#opened.findLastIndex(({ mark }) => mark === '[');
    const { at: start } = this.#opened[index] ?? { at: -1 };
    const target = start > this.#lastLink ? this.#matchAt(linkTarget, at) : null;
    if (!target) {
      if (index !== -1) this.#takeBack(index);
      const [half] = this.#matchAt(halfLink, at) ?? [];
      if (half !== undefined)
        this.#noted.unsupported.push({
          text: half,
          start: this.#offset + at,
          label: 'Missing or doubled bracket of a link',
          hint: 'A link is written [text](/address), and contains no links. A plain bracket is written \\\\].',
        });
      this.#add(']');
      return at + 1;
    }
    const { 0: targetText, 1: href = '' } = target;
    const label = { text: this.#text.slice(start + 1, at), start: this.#offset + start + 1 };
    const children = this.#close(index);
    this.#noted.links.push({
      href,
      start: this.#offset + at + 2,
      label: { ...label, words: plainText(children) },
    });
    this.#lastLink = start;
    this.#add({ kind: 'link', href, children });
    return at + targetText.length;
  }
}
