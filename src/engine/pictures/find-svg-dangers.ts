import type * as Sax from 'sax';
import { requirePackage } from '../files/require-package.ts';
import { createNamespaces } from './svg-namespaces.ts';

/** A part of a picture that would run code or load another file, or with which browsers draw nothing. */
export interface SvgDanger {
  start: number;
  end: number;
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
  remove: 'Remove it, or export the picture again without it: a browser that opens the picture would run it.',
  embed: 'Embed its content in the picture: a picture on a page cannot load other files.',
  plain: 'Save the picture as plain SVG, without it.',
};

/** An unclosed declaration: the parser would read it again for each of its characters. */
const endless = /<!(?!--|\[CDATA\[|DOCTYPE)[^>]{200}/;

const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Finds everything unsafe in an SVG, in order, as XML and CSS parsers read it. */
export function findSvgDangers(text: string): SvgDanger[] {
  const encoding = findEncoding(text);
  if (encoding) return [encoding];
  // A text without elements is no picture, which another rule reports.
  if (!text.includes('<')) return [];
  const unended = endless.exec(text)?.index;
  if (unended !== undefined) return [malformed(unended)];
  const found: SvgDanger[] = [];
  const report = (start: number, end: number, message: string, hint: string) => {
    if (found.length < maxDangers) found.push({ start, end, message, hint });
  };
  /** Reports the tag that was read last, up to the parser's position. */
  const reportTag = (message: string, hint: string) => report(tag.start, parser.position, message, hint);
  const sax = requirePackage('sax') as typeof Sax;
  const parser = sax.parser(true, { position: true });
  const namespaces = createNamespaces();
  let tag = { name: '', start: 0 };
  // Text of a <style> element, which may arrive in several chunks.
  let styles = '';

  const handlers: Partial<Sax.SAXParser> = {
    onopentagstart: ({ name }) => {
      tag = { name: localName(name), start: parser.startTagPosition - 1 };
      if (tag.name === 'style') styles = '';
      if (elements.has(tag.name))
        report(
          tag.start,
          tag.start + 1 + name.length,
          `Unsafe element <${name}> in a picture.`,
          hints.remove,
        );
    },
    onattribute: ({ name, value }) => {
      const start = text.lastIndexOf(name, parser.position - value.length - 1);
      const problem = explainAttribute(tag.name, name, value);
      if (problem) report(Math.max(tag.start, start), parser.position, ...problem);
    },
    onopentag: ({ name, attributes }) => {
      for (const { message, hint } of namespaces.enter(name, attributes as Record<string, string>))
        report(tag.start, tag.start + 1 + name.length, message, hint);
      const names = Array.from(
        text.slice(tag.start, parser.position).matchAll(attribute),
        ([, attributeName]) => attributeName!,
      );
      // The parser keeps the first of two.
      const twice = names.length > Object.keys(attributes).length && findTwice(names);
      if (twice)
        reportTag(
          `Duplicate attribute "${twice}" in a picture.`,
          'Remove one of the two: browsers do not show the picture otherwise.',
        );
      if (animations.has(tag.name) && loadsWhenAnimated(attributes as Record<string, string>))
        reportTag(`Unsafe <${tag.name}> in a picture: it loads from elsewhere.`, hints.embed);
    },
    ontext: (content) => void (styles += content),
    oncdata: (content) => void (styles += content),
    onclosetag: (name) => {
      namespaces.leave();
      if (localName(name) === 'style' && loadsFromStyle(styles))
        reportTag('Unsafe styles in a picture: they load from elsewhere.', hints.embed);
    },
    onprocessinginstruction: ({ name }) => {
      if (name.toLowerCase() === 'xml') return;
      const start = text.lastIndexOf('<?', parser.position - 2);
      report(start, parser.position, `Unsafe instruction <?${name}?> in a picture.`, hints.plain);
    },
    ondoctype: (doctype) => {
      if (!doctype.includes('[')) return;
      const start = text.lastIndexOf('<!DOCTYPE', parser.position);
      const end = start + '<!DOCTYPE'.length;
      report(start, end, 'Unsafe declarations in the DOCTYPE of a picture.', hints.plain);
    },
    onerror: () => {
      if (found.length < maxDangers) found.push(malformed(Math.min(parser.position, text.length)));
      throw stop;
    },
  };
  Object.assign(parser, handlers);
  parse(parser, text);
  return found;
}

/** A file that declares another encoding than UTF-8 may have other content for a browser. */
function findEncoding(text: string): SvgDanger | undefined {
  const found = /^<\?xml\s[^<>]*?encoding\s*=\s*["']([^"'<>]*)/.exec(text);
  const [declaration = '', name = ''] = found ?? [];
  if (found === null || /^(?:utf-?8|us-ascii)$/i.test(name)) return undefined;
  return {
    start: declaration.length - name.length,
    end: declaration.length,
    message: `Unexpected encoding "${name}" of a picture.`,
    hint: 'Save it with the encoding UTF-8.',
  };
}

/** The first name that is in the list twice. */
function findTwice(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}

function malformed(at: number): SvgDanger {
  return {
    start: at,
    end: at,
    message: 'Unexpected content: the picture is no well-formed SVG from here on.',
    hint: 'Export the picture again. Browsers and this check may read the rest of it in different ways.',
  };
}

const stop = new Error('No more can be read.');

function parse(parser: Sax.SAXParser, text: string): void {
  try {
    parser.write(text).close();
  } catch (error) {
    if (error !== stop) throw error;
  }
}

function explainAttribute(element: string, name: string, value: string): [string, string] | undefined {
  const local = localName(name);
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
    .replaceAll(
      /\\(?:([\da-f]{1,6})\s?|\n|([^]))/gi,
      (_, code: string | undefined, sign: string | undefined) =>
        code === undefined ? (sign ?? '') : characterOf(code),
    );
  return /@import|(?:image-set|image|src)\(|url\(\s*["']?(?!["'#\s]|data:(?:image|font)\/)/i.test(css);
}

function characterOf(code: string): string {
  const point = Number.parseInt(code, 16);
  return point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
}

/** True when an animation sets an attribute to a value that loads another file. */
function loadsWhenAnimated(attributes: Record<string, string>): boolean {
  const target = localName(attributes['attributeName'] ?? '');
  const values = ['to', 'from', 'by', 'values'].flatMap((name) => attributes[name]?.split(';') ?? []);
  if (loading.has(target)) return values.some(loadsElsewhere);
  return values.some(loadsFromStyle) || /^(?:on|style$)/i.test(target);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
