import type * as Saxes from 'saxes';
import { requirePackage } from '../files/require-package.ts';
import { quote } from '../text/messages.ts';

/** A part of a picture that would run code or load another file, or with which browsers draw nothing. */
export interface SvgDanger {
  start: number;
  end: number;
  message: string;
  hint: string;
}

/** Further ones add nothing new about the same picture. */
const maxDangers = 20;
const maxErrors = 100;

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

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Browsers read no picture that is nested deeper than some thousands of elements. */
const maxDepth = 1000;

/** Finds everything unsafe in an SVG, in order, as XML and CSS parsers read it. */
export function findSvgDangers(text: string): SvgDanger[] {
  // A text without elements is no picture, which another rule reports.
  if (!text.includes('<')) return [];
  const found: SvgDanger[] = [];
  const { SaxesParser } = requirePackage('saxes') as typeof Saxes;
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  let errors = 0;
  let tag = { name: '', start: 0, nameEnd: 0 };
  /** Declarations whose absence is reported. */
  const missing = new Set<string>();
  // Text of a <style> element, which may arrive in several parts.
  let styles = '';

  const report = (start: number, end: number, message: string, hint: string) => {
    if (found.length < maxDangers) found.push({ start, end, message, hint });
  };
  /** Reports the tag that was read last, up to the parser's position. */
  const reportTag = (message: string, hint: string) => report(tag.start, parser.position, message, hint);
  const reportName = (message: string, hint: string) => report(tag.start, tag.nameEnd, message, hint);

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
    if (depth === 1 && tag.name === 'svg' && uri !== svgNamespace && !missing.has(declaration))
      reportName(
        `Missing ${declaration}="${svgNamespace}" in the picture.`,
        'Add it to the <svg> element exactly like this: browsers do not show the picture without it.',
      );
    if (depth > maxDepth) {
      reportName(`Too deep: more than ${maxDepth} elements in each other.`, 'Export it with fewer groups.');
      throw stop;
    }
    if (animations.has(tag.name) && loadsWhenAnimated(attributes))
      reportTag(`Unsafe <${tag.name}> in a picture: it loads from elsewhere.`, hints.embed);
  });
  parser.on('text', (content) => void (styles += content));
  parser.on('cdata', (content) => void (styles += content));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (localName(name) === 'style' && loadsFromStyle(styles))
      reportTag('Unsafe styles in a picture: they load from elsewhere.', hints.embed);
  });
  parser.on('error', ({ message }) => {
    errors += 1;
    if (errors > maxErrors) throw stop;
    const end = Math.min(parser.position, text.length);
    const prefix = /unbound namespace prefix: "(.*)"/.exec(message)?.[1];
    const twice = /duplicate attribute: (?:\{.*\})?(.*)\.$/.exec(message)?.[1];
    if (prefix !== undefined) reportPrefix(prefix);
    else if (twice !== undefined)
      reportTag(
        `Duplicate attribute ${quote(twice)} in a picture.`,
        'Remove one of the two: browsers do not show the picture otherwise.',
      );
    else if (message.endsWith('undefined entity.')) {
      const start = text.lastIndexOf('&', end - 1);
      const name = quote(text.slice(start, end));
      const hint =
        'Write the character itself, or its number, as in "&#160;": a picture knows no names of HTML.';
      report(start, end, `Unknown character ${name} in a picture.`, hint);
    } else {
      // A lone "&" is read up to the next semicolon.
      const lone = text.lastIndexOf('&', end - 1);
      const isLone = /entity/.test(message) || (lone !== -1 && !text.includes(';', lone));
      if (found.length < maxDangers) found.push(malformed(isLone ? lone : end));
      throw stop;
    }
  });

  function reportPrefix(prefix: string): void {
    const declaration = `xmlns:${prefix}`;
    if (missing.has(declaration)) return;
    missing.add(declaration);
    const hint =
      prefix === 'xlink'
        ? 'Write xmlns:xlink="http://www.w3.org/1999/xlink" into the <svg> element: browsers do not show the picture without it.'
        : 'Export the picture again as plain SVG: browsers do not show the picture without it.';
    reportName(`Missing ${declaration} in the picture, which uses "${prefix}:".`, hint);
  }

  try {
    parser.write(text).close();
  } catch (error) {
    if (error !== stop) throw error;
  }
  return found;
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
function loadsWhenAnimated(attributes: Record<string, Saxes.SaxesAttributeNS>): boolean {
  const target = localName(attributes['attributeName']?.value ?? '');
  const values = ['to', 'from', 'by', 'values'].flatMap((name) => attributes[name]?.value.split(';') ?? []);
  if (loading.has(target)) return values.some(loadsElsewhere);
  return values.some(loadsFromStyle) || /^(?:on|style$)/i.test(target);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
