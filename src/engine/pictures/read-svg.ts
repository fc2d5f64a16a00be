import { isUtf8 } from 'node:buffer';
import type * as Saxes from 'saxes';
import { requirePackage } from '../files/require-package.ts';
import type { Range } from '../text/line-index.ts';
import { quote } from '../text/messages.ts';
import { createShapeCount } from './count-shapes.ts';
import { measureSvg, type PictureSize } from './measure-svg.ts';
import { guessAttribute } from './svg-names.ts';
import { explainAttribute, hints, loadsWhenAnimated, localName, pointing } from './svg-attributes.ts';
import { readStyles, type StylesReading } from './svg-styles.ts';

/** A part of a picture that would run code or load another file, or with which browsers draw nothing. */
interface SvgViolation extends Range {
  message: string;
  hint: string;
}

/** Further ones add nothing new about the same picture. */
const maxViolations = 20;

/** Elements that run code or contain a document, by local name. */
const elements = new Set(['script', 'foreignObject', 'iframe', 'embed', 'object', 'handler', 'listener']);

/** The limit of the program that draws pictures for the build. It takes seconds, here and in a browser. */
const maxShapes = 500_000;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Far deeper than what programs export. The parser looks for a namespace in all elements around an element. */
const maxDepth = 256;

const stop = new Error('No more is read.');

export interface SvgReading {
  /** Reasons not to publish the picture. Offsets are in its text without a byte order mark. */
  violations: SvgViolation[];
  /** What browsers draw in another way than its author meant, in the same words. */
  flaws: SvgViolation[];
  /** A message for its author when it has none. */
  size: PictureSize | string;
}

/** Ten times the largest picture of an ordinary site. */
export const maxSvgBytes = 8 * 1024 * 1024;

/** Finds everything unsafe in an SVG, in order, as XML and CSS parsers read it. */
export function readSvg(bytes: Buffer): SvgReading {
  const reader = new SvgReader(bytes.toString('utf8').replace(/^\ufeff/, ''));
  try {
    if (bytes.length > maxSvgBytes)
      reader.report(0, 0, 'Too long: the picture has more than 8 MiB.', hints.heavy);
    else if (!isUtf8(bytes) || bytes.includes(0))
      reader.report(0, 0, 'Unexpected bytes: an SVG picture is UTF-8 text.', hints.bytes);
    else reader.read();
  } catch (error) {
    if (error !== stop) throw error;
  }
  return reader.result();
}

/** The tag that is read. `refs`: the ids of the parts that it repeats. */
interface Tag {
  name: string;
  start: number;
  nameEnd: number;
  refs: string[];
}

class SvgReader {
  readonly #text: string;
  readonly #parser: Saxes.SaxesParser<{ xmlns: true }>;
  readonly #violations: SvgViolation[] = [];
  readonly #flaws: SvgViolation[] = [];
  /** Values that the picture uses and may not set. */
  readonly #borrowed: (SvgViolation & { name: string })[] = [];
  /** Names of values that it sets. */
  readonly #set = new Set<string>();
  readonly #shapes = createShapeCount();
  /** Prefixes without a namespace. */
  readonly #missing = new Set<string>();
  /** The text in each open element, which may arrive in several parts. */
  readonly #texts: string[] = [];
  #size: PictureSize | string | undefined;
  #tag: Tag = { name: '', start: 0, nameEnd: 0, refs: [] };

  constructor(text: string) {
    this.#text = text;
    const { SaxesParser } = requirePackage('saxes') as typeof Saxes;
    const parser = new SaxesParser({
      xmlns: true,
      resolvePrefix: (prefix: string) => this.#resolvePrefix(prefix),
    });
    parser.on('xmldecl', ({ encoding }) => this.#judgeEncoding(encoding));
    parser.on('processinginstruction', ({ target }) => {
      const start = text.lastIndexOf('<?', parser.position - 2);
      this.report(start, parser.position, `Unsafe instruction <?${target}?> in a picture.`, hints.plain);
    });
    parser.on('doctype', (doctype) => this.#judgeDoctype(doctype));
    parser.on('opentagstart', ({ name }) => this.#beginTag(name));
    parser.on('attribute', (attribute) => this.#readAttribute(attribute));
    parser.on('opentag', (tag) => this.#openElement(tag));
    for (const kind of ['text', 'cdata'] as const) parser.on(kind, (content) => this.#addText(content));
    parser.on('closetag', ({ name }) => this.#closeElement(name));
    parser.on('error', ({ message }) => this.#judgeError(message));
    this.#parser = parser;
  }

  /** @throws `stop` when no more is to be read. */
  read(): void {
    // A text without elements, such as a pointer of Git LFS, is no picture, which another rule reports.
    if (this.#text.includes('<')) this.#parser.write(this.#text).close();
    if (this.#shapes.sum() <= maxShapes) return;
    const message = `Too long: with all that it repeats, the picture has more than ${maxShapes} parts.`;
    this.report(0, 0, message, hints.heavy);
  }

  result(): SvgReading {
    const unset = this.#borrowed.filter(({ name }) => !this.#set.has(name));
    const violations = this.#violations;
    // Reading may end before the size.
    const size = this.#size ?? violations[0]?.message ?? measureSvg({});
    return { violations, flaws: [...this.#flaws, ...unset], size };
  }

  report(start: number, end: number, message: string, hint: string): void {
    this.#violations.push({ start, end, message, hint });
    if (this.#violations.length === maxViolations) throw stop;
  }

  /** Reports the name of the tag that is read. */
  #reportName(message: string, hint: string): void {
    this.report(this.#tag.start, this.#tag.nameEnd, message, hint);
  }

  /** Reports the tag that was read last, up to the parser's position. */
  #reportTag(message: string, hint: string): void {
    this.report(this.#tag.start, this.#parser.position, message, hint);
  }

  /** Called for a prefix without a namespace: reports it, once, and gives it one of its own. */
  #resolvePrefix(prefix: string): string | undefined {
    if (prefix === '') return undefined;
    if (!this.#missing.has(prefix)) {
      this.#missing.add(prefix);
      this.#reportName(
        `Missing xmlns:${prefix} in the picture, which uses "${prefix}:".`,
        prefix === 'xlink' ? hints.xlink : hints.namespaces,
      );
    }
    return prefix;
  }

  #judgeEncoding(encoding = 'UTF-8'): void {
    if (/^(?:utf-?8|us-ascii)$/i.test(encoding)) return;
    const start = this.#text.lastIndexOf(encoding, this.#parser.position);
    const message = `Unexpected encoding ${quote(encoding)} of a picture.`;
    this.report(start, start + encoding.length, message, 'Save it with the encoding UTF-8.');
    throw stop;
  }

  #judgeDoctype(doctype: string): void {
    if (!doctype.includes('[')) return;
    const start = this.#text.lastIndexOf('<!DOCTYPE', this.#parser.position);
    const end = start + '<!DOCTYPE'.length;
    this.report(start, end, 'Unsafe declarations in the DOCTYPE of a picture.', hints.plain);
  }

  #beginTag(name: string): void {
    const start = this.#text.lastIndexOf('<', this.#parser.position - 1);
    this.#tag = { name: localName(name), start, nameEnd: start + 1 + name.length, refs: [] };
    if (elements.has(this.#tag.name))
      this.#reportName(`Unsafe element <${name}> in a picture.`, hints.remove);
  }

  #readAttribute({ name, value }: { name: string; value: string }): void {
    const { position } = this.#parser;
    const tag = this.#tag;
    const start = Math.max(tag.start, this.#text.lastIndexOf(name, position - value.length - 1));
    const styles = readStyles(value);
    const violation = explainAttribute(tag.name, { name, value, styles });
    if (violation) this.report(start, position, ...violation);
    tag.refs.push(...styles.parts);
    if (localName(name) === 'href' && !pointing.has(tag.name)) tag.refs.push(value.trim().slice(1));
    this.#noteValues(styles);
    const meant = guessAttribute(name);
    if (meant === undefined || this.#flaws.length >= maxViolations) return;
    const message = `Unknown attribute ${quote(name)} in a picture. Did you mean "${meant}"?`;
    this.#flaws.push({ start, end: start + name.length, message, hint: hints.attribute });
  }

  /** Notes the values that only the page around the picture may know. */
  #noteValues(styles: StylesReading): void {
    for (const name of styles.set) this.#set.add(name);
    for (const name of styles.used.slice(0, maxViolations - this.#borrowed.length)) {
      const start = Math.max(0, this.#text.lastIndexOf(name, this.#parser.position));
      const message = `Unknown value "var(${name})" in a picture, which knows no styles of the page.`;
      this.#borrowed.push({ name, start, end: start + name.length, message, hint: hints.variable });
    }
  }

  #openElement({ prefix, uri, attributes }: Saxes.SaxesTagNS): void {
    const tag = this.#tag;
    this.#texts.push('');
    const depth = this.#texts.length;
    this.#shapes.open(attributes['id']?.value, tag);
    if (depth === 1) this.#openRoot(attributes, prefix, uri);
    if (depth > maxDepth) {
      const message = `Too deep: more than ${maxDepth} elements in each other.`;
      this.#reportName(message, 'Export it with fewer groups.');
      throw stop;
    }
    if (loadsWhenAnimated(tag.name, attributes))
      this.#reportTag(`Unsafe <${tag.name}> in a picture: it loads from elsewhere.`, hints.embed);
  }

  #openRoot(attributes: Saxes.SaxesTagNS['attributes'], prefix: string, uri: string): void {
    const { name } = this.#tag;
    if (name !== 'svg')
      return this.#reportName(`Unexpected <${name}> at the beginning of a picture.`, hints.begin);
    this.#size = measureSvg(attributes);
    const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
    if (uri !== svgNamespace && !this.#missing.has(prefix))
      this.#reportName(`Missing ${declaration}="${svgNamespace}" in the picture.`, hints.root);
  }

  #addText(content: string): void {
    if (this.#texts.length > 0) this.#texts.push(this.#texts.pop() + content);
  }

  #closeElement(name: string): void {
    this.#shapes.close();
    const content = this.#texts.pop() ?? '';
    if (localName(name) !== 'style') return;
    const styles = readStyles(content);
    this.#noteValues(styles);
    if (styles.isLoading)
      this.#reportTag('Unsafe styles in a picture: they load from elsewhere.', hints.embed);
  }

  #judgeError(message: string): void {
    const text = this.#text;
    const end = Math.min(this.#parser.position, text.length);
    const reference = text.lastIndexOf('&', end - 1);
    const [, twice] = message.split('duplicate attribute: ');
    if (twice !== undefined) {
      // "{namespace}name."
      const name = quote(twice.slice(twice.lastIndexOf('}') + 1, -1));
      return this.#reportTag(`Duplicate attribute ${name} in a picture.`, hints.twice);
    }
    if (message.endsWith('undefined entity.')) {
      const unknown = `Unknown character ${quote(text.slice(reference, end))} in a picture.`;
      // Those that the picture declares itself are reported there.
      if (!text.includes('<!ENTITY')) this.report(reference, end, unknown, hints.entity);
      return;
    }
    if (text[end - 1] === '{' || text[end] === '{') {
      this.report(end - 1, end, 'Unexpected "{" in a picture: browsers show nothing of it.', hints.react);
      throw stop;
    }
    // A lone "&" is read up to the next semicolon.
    const isLone = message.includes('entity') || (reference !== -1 && !text.includes(';', reference));
    const at = isLone ? reference : end;
    this.report(
      at,
      at,
      'Unexpected content: the picture is no well-formed SVG from here on.',
      hints.malformed,
    );
    throw stop;
  }
}
