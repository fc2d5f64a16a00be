import { isUtf8 } from 'node:buffer';
import type * as Saxes from 'saxes';
import { requirePackage } from '../files/require-package.ts';
import type { Range } from '../text/line-index.ts';
import { quote } from '../text/messages.ts';
import { measureSvg, type PictureSize, type SvgAttributes } from './measure-svg.ts';

/** A part of a picture that would run code or load another file, or with which browsers draw nothing. */
interface SvgDanger extends Range {
  message: string;
  hint: string;
}

/** Further ones add nothing new about the same picture. */
const maxDangers = 20;

/** Elements that run code or contain a document, by local name. */
const elements = new Set(['script', 'foreignObject', 'iframe', 'embed', 'object', 'handler', 'listener']);
const addresses = new Set(['href', 'src', 'to', 'from', 'by', 'values', 'data', 'action', 'formaction']);
const loading = new Set(['href', 'src']);
const animations = new Set(['set', 'animate', 'animateColor', 'animateMotion', 'animateTransform']);

const hints = {
  heavy: 'Export it with fewer details, or as a photo.',
  bytes: 'Export the picture again as plain SVG without compression.',
  remove: 'Remove it, or export the picture again without it: a browser that opens the picture would run it.',
  embed: 'Embed its content in the picture: a picture on a page cannot load other files.',
  plain: 'Save the picture as plain SVG, without it.',
  root: 'Add it to the <svg> element exactly like this: browsers do not show the picture without it.',
  begin: 'The picture begins with <svg>. Remove what is around it, or export the picture again.',
  xlink:
    'Write xmlns:xlink="http://www.w3.org/1999/xlink" into the <svg> element: browsers do not show the picture without it.',
  namespaces: 'Export the picture again as plain SVG: browsers do not show the picture without it.',
  twice: 'Remove one of the two: browsers do not show the picture otherwise.',
  entity: 'Write the character itself, or its number, as in "&#160;": a picture knows no names of HTML.',
  malformed: 'Export the picture again. Browsers and this check may read the rest of it in different ways.',
};

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Far deeper than what programs export. The parser looks for a namespace in all elements around an element. */
const maxDepth = 256;

const stop = new Error('No more is read.');

export interface SvgReading {
  /** Reasons not to publish the picture. Offsets are in its text without a byte order mark. */
  dangers: SvgDanger[];
  /** A message for its author when it has none. */
  size: PictureSize | string;
}

/** Ten times the largest picture of an ordinary site. */
export const maxSvgBytes = 8 * 1024 * 1024;

/** Finds everything unsafe in an SVG, in order, as XML and CSS parsers read it. */
export function readSvg(bytes: Buffer): SvgReading {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const dangers: SvgDanger[] = [];
  let size: PictureSize | string | undefined;
  const { SaxesParser } = requirePackage('saxes') as typeof Saxes;
  const missing = new Set<string>();
  const parser = new SaxesParser({ xmlns: true, resolvePrefix });
  let depth = 0;
  let tag = { name: '', start: 0, nameEnd: 0 };
  // Text of a <style> element, which may arrive in several parts.
  let styles = '';

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
    tag = { name: localName(name), start, nameEnd: start + 1 + name.length };
    if (tag.name === 'style') styles = '';
    if (elements.has(tag.name)) reportName(`Unsafe element <${name}> in a picture.`, hints.remove);
  });
  parser.on('attribute', ({ name, value }) => {
    const start = text.lastIndexOf(name, parser.position - value.length - 1);
    const problem = explainAttribute(tag.name, name, value);
    if (problem) report(Math.max(tag.start, start), parser.position, ...problem);
  });
  parser.on('opentag', ({ prefix, uri, attributes }) => {
    depth += 1;
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
    if (animations.has(tag.name) && loadsWhenAnimated(attributes))
      reportTag(`Unsafe <${tag.name}> in a picture: it loads from elsewhere.`, hints.embed);
  });
  for (const kind of ['text', 'cdata'] as const) parser.on(kind, (content) => void (styles += content));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (localName(name) === 'style' && loadsFromStyle(styles))
      reportTag('Unsafe styles in a picture: they load from elsewhere.', hints.embed);
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
  } catch (error) {
    if (error !== stop) throw error;
  }
  // Reading may end before the size.
  return { dangers, size: size ?? dangers[0]?.message ?? measureSvg({}) };
}

/** An address with a scheme, or a path without a colon, as browsers take them for namespaces. */
const namespace =
  /^(?:[a-z][a-z\d+.-]*:(?:[\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*|(?:[\w\-.~/?@!$&'()*+,;=]|%[\da-f]{2})*)(?:#[\w\-.~:/?@!$&'()*+,;=]*)?$/i;

function explainAttribute(element: string, name: string, value: string): [string, string] | undefined {
  const local = localName(name);
  if (/^xmlns(?::|$)/.test(name) && !namespace.test(value))
    return [`Unexpected namespace ${quote(value)} in a picture.`, hints.namespaces];
  if (/:[\d.-]/.test(name)) return [`Unexpected name ${quote(name)} in a picture.`, hints.namespaces];
  if (/^on/i.test(local)) return [`Unsafe attribute "${name}" in a picture.`, hints.remove];
  if (name.startsWith('xmlns') && value.includes('xhtml'))
    return ['Unsafe content in a picture: HTML can do more than be seen.', hints.remove];
  if (addresses.has(local) && value.split(';').some(runs))
    return [`Unsafe address in "${name}" of a picture.`, hints.remove];
  if (element !== 'a' && loading.has(local) && loadsElsewhere(value))
    return [`Unsafe address in "${name}" of a picture: it is not in the picture.`, hints.embed];
  if (loadsFromStyle(value)) return [`Unsafe "${name}" in a picture: it loads from elsewhere.`, hints.embed];
  return undefined;
}

/** Browsers ignore control characters and spaces before and inside a scheme. */
function plain(address: string): string {
  return address.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase();
}

function runs(address: string): boolean {
  const start = plain(address);
  return ['javascript:', 'vbscript:', 'data:text', 'data:image/svg', 'data:application', 'data:,'].some(
    (scheme) => start.startsWith(scheme),
  );
}

function loadsElsewhere(address: string): boolean {
  const start = plain(address);
  return start !== '' && !start.startsWith('#') && !start.startsWith('data:image/');
}

/** Tests CSS as browsers read it: without comments and with escapes decoded. */
function loadsFromStyle(styles: string): boolean {
  const css = styles
    .replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .replaceAll(/\\(?:([\da-f]{1,6})\s?|\n|([^]))/gi, (_, code: string | undefined, sign = '') =>
      code === undefined ? sign : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0xfffd)),
    );
  return /@import|(?:image-set|image|src)\(|url\(\s*["']?(?!["'#\s]|data:(?:image|font)\/)/i.test(css);
}

/** True when an animation sets an attribute to a value that loads another file. */
function loadsWhenAnimated(attributes: SvgAttributes): boolean {
  const target = localName(attributes['attributeName']?.value ?? '');
  const values = ['to', 'from', 'by', 'values'].flatMap((name) => attributes[name]?.value.split(';') ?? []);
  if (loading.has(target)) return values.some(loadsElsewhere);
  return values.some(loadsFromStyle) || /^(?:on|style$)/i.test(target);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
