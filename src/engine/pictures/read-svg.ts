import { isUtf8 } from 'node:buffer';
import type * as Saxes from 'saxes';
import { requirePackage } from '../files/require-package.ts';
import type { Range } from '../text/line-index.ts';
import { quote } from '../text/messages.ts';
import { createShapeCount } from './count-shapes.ts';
import { measureSvg, type PictureSize } from './measure-svg.ts';
import { meantAttribute } from './svg-names.ts';
import { explainAttribute, hints, loadsWhenAnimated, localName, pointing } from './svg-attributes.ts';
import { readStyles, type StylesReading } from './svg-styles.ts';

/** A part of a picture that would run code or load another file, or with which browsers draw nothing. */
interface SvgDanger extends Range {
  message: string;
  hint: string;
}

/** Further ones add nothing new about the same picture. */
const maxDangers = 20;

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
  dangers: SvgDanger[];
  /** What browsers draw in another way than its author meant, in the same words. */
  flaws: SvgDanger[];
  /** A message for its author when it has none. */
  size: PictureSize | string;
}

/** Ten times the largest picture of an ordinary site. */
export const maxSvgBytes = 8 * 1024 * 1024;

/** Finds everything unsafe in an SVG, in order, as XML and CSS parsers read it. */
export function readSvg(bytes: Buffer): SvgReading {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const dangers: SvgDanger[] = [];
  const flaws: SvgDanger[] = [];
  const borrowed: (SvgDanger & { name: string })[] = [];
  const set = new Set<string>();
  const shapes = createShapeCount();
  let size: PictureSize | string | undefined;
  const { SaxesParser } = requirePackage('saxes') as typeof Saxes;
  const missing = new Set<string>();
  const parser = new SaxesParser({ xmlns: true, resolvePrefix });
  let depth = 0;
  let tag = { name: '', start: 0, nameEnd: 0, refs: [] as string[] };
  /** The own text of each open element, which may arrive in several parts. */
  const texts: string[] = [];

  function report(start: number, end: number, message: string, hint: string): void {
    dangers.push({ start, end, message, hint });
    if (dangers.length === maxDangers) throw stop;
  }
  /** Reports the name of the tag that is read. */
  const reportName = (message: string, hint: string) => report(tag.start, tag.nameEnd, message, hint);
  /** Reports the tag that was read last, up to the parser's position. */
  const reportTag = (message: string, hint: string) => report(tag.start, parser.position, message, hint);

  /** Called for a prefix without a namespace: reports it, once, and gives it one of its own. */
  function resolvePrefix(prefix: string): string | undefined {
    if (prefix === '') return undefined;
    if (!missing.has(prefix)) {
      missing.add(prefix);
      reportName(
        `Missing xmlns:${prefix} in the picture, which uses "${prefix}:".`,
        prefix === 'xlink' ? hints.xlink : hints.namespaces,
      );
    }
    return prefix;
  }

  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (/^(?:utf-?8|us-ascii)$/i.test(encoding)) return;
    const start = text.lastIndexOf(encoding, parser.position);
    const message = `Unexpected encoding ${quote(encoding)} of a picture.`;
    report(start, start + encoding.length, message, 'Save it with the encoding UTF-8.');
    throw stop;
  });
  parser.on('processinginstruction', ({ target }) => {
    const start = text.lastIndexOf('<?', parser.position - 2);
    report(start, parser.position, `Unsafe instruction <?${target}?> in a picture.`, hints.plain);
  });
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return;
    const start = text.lastIndexOf('<!DOCTYPE', parser.position);
    const end = start + '<!DOCTYPE'.length;
    report(start, end, 'Unsafe declarations in the DOCTYPE of a picture.', hints.plain);
  });
  parser.on('opentagstart', ({ name }) => {
    const start = text.lastIndexOf('<', parser.position - 1);
    tag = { name: localName(name), start, nameEnd: start + 1 + name.length, refs: [] };
    if (elements.has(tag.name)) reportName(`Unsafe element <${name}> in a picture.`, hints.remove);
  });
  parser.on('attribute', ({ name, value }) => {
    const start = Math.max(tag.start, text.lastIndexOf(name, parser.position - value.length - 1));
    const styles = readStyles(value);
    const problem = explainAttribute(tag.name, { name, value, styles });
    if (problem) report(start, parser.position, ...problem);
    tag.refs.push(...styles.parts);
    if (localName(name) === 'href' && !pointing.has(tag.name)) tag.refs.push(value.trim().slice(1));
    noteColors(styles);
    const meant = meantAttribute(name);
    const message = `Unknown attribute ${quote(name)} in a picture. Did you mean "${meant}"?`;
    const end = start + name.length;
    if (meant !== undefined && flaws.length < maxDangers)
      flaws.push({ start, end, message, hint: hints.attribute });
  });
  /** Notes the values that only the page around the picture may know. */
  function noteColors(styles: StylesReading): void {
    for (const name of styles.set) set.add(name);
    for (const name of styles.used.slice(0, maxDangers - borrowed.length)) {
      const start = Math.max(0, text.lastIndexOf(name, parser.position));
      const message = `Unknown value "var(${name})" in a picture, which knows no styles of the page.`;
      borrowed.push({ name, start, end: start + name.length, message, hint: hints.variable });
    }
  }
  parser.on('opentag', ({ prefix, uri, attributes }) => {
    depth += 1;
    texts.push('');
    shapes.open(attributes['id']?.value, tag);
    const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
    if (depth === 1 && tag.name === 'svg') {
      size = measureSvg(attributes);
      if (uri !== svgNamespace && !missing.has(prefix))
        reportName(`Missing ${declaration}="${svgNamespace}" in the picture.`, hints.root);
    }
    if (depth === 1 && tag.name !== 'svg')
      reportName(`Unexpected <${tag.name}> at the beginning of a picture.`, hints.begin);
    if (depth > maxDepth) {
      reportName(`Too deep: more than ${maxDepth} elements in each other.`, 'Export it with fewer groups.');
      throw stop;
    }
    if (loadsWhenAnimated(tag.name, attributes))
      reportTag(`Unsafe <${tag.name}> in a picture: it loads from elsewhere.`, hints.embed);
  });
  for (const kind of ['text', 'cdata'] as const)
    parser.on(kind, (content) => {
      if (texts.length > 0) texts.push(texts.pop() + content);
    });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    shapes.close();
    const own = texts.pop() ?? '';
    if (localName(name) !== 'style') return;
    const styles = readStyles(own);
    noteColors(styles);
    if (styles.isLoading) reportTag('Unsafe styles in a picture: they load from elsewhere.', hints.embed);
  });
  parser.on('error', ({ message }) => {
    const end = Math.min(parser.position, text.length);
    const reference = text.lastIndexOf('&', end - 1);
    const [, twice] = message.split('duplicate attribute: ');
    if (twice !== undefined) {
      // "{namespace}name."
      const name = quote(twice.slice(twice.lastIndexOf('}') + 1, -1));
      reportTag(`Duplicate attribute ${name} in a picture.`, hints.twice);
    } else if (message.endsWith('undefined entity.')) {
      // Those that the picture declares itself are reported there.
      const unknown = `Unknown character ${quote(text.slice(reference, end))} in a picture.`;
      if (!text.includes('<!ENTITY')) report(reference, end, unknown, hints.entity);
    } else if (text[end - 1] === '{' || text[end] === '{') {
      report(end - 1, end, 'Unexpected "{" in a picture: browsers show nothing of it.', hints.react);
      throw stop;
    } else {
      // A lone "&" is read up to the next semicolon.
      const isLone = message.includes('entity') || (reference !== -1 && !text.includes(';', reference));
      const at = isLone ? reference : end;
      report(at, at, 'Unexpected content: the picture is no well-formed SVG from here on.', hints.malformed);
      throw stop;
    }
  });

  try {
    if (bytes.length > maxSvgBytes) report(0, 0, 'Too long: the picture has more than 8 MiB.', hints.heavy);
    else if (!isUtf8(bytes) || bytes.includes(0))
      report(0, 0, 'Unexpected bytes: an SVG picture is UTF-8 text.', hints.bytes);
    // A text without elements, such as a pointer of Git LFS, is no picture, which another rule reports.
    else if (text.includes('<')) parser.write(text).close();
    if (shapes.sum() > maxShapes)
      report(
        0,
        0,
        `Too long: with all that it repeats, the picture has more than ${maxShapes} parts.`,
        hints.heavy,
      );
  } catch (error) {
    if (error !== stop) throw error;
  }
  flaws.push(...borrowed.filter(({ name }) => !set.has(name)));
  // Reading may end before the size.
  return { dangers, flaws, size: size ?? dangers[0]?.message ?? measureSvg({}) };
}
