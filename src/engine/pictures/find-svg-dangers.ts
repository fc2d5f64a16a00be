import type * as Sax from 'sax';
import { requirePackage } from '../files/require-package.ts';

/** Something in a picture that would run, or that loads what lies elsewhere. */
export interface SvgDanger {
  /** Offsets in the text. */
  start: number;
  end: number;
  message: string;
  hint: string;
}

/** More of them say nothing new about the same picture. */
const maxDangers = 20;

/**
 * Every danger matches one of these, in whatever way it is written. Few pictures hold any, so few have to be parsed. One
 * pattern for all would take twice as long.
 */
const suspicious = [
  /script|foreign|iframe|embed|object|xhtml/i,
  /&#|<!D|<!E|<\?(?!xml\s)/i,
  /[\s"'/:]on[a-z]+\s*=/i,
  /href\s*=\s*["'](?!#)/i,
  /@import|url\(\s*["']?(?!#)/i,
];

/** Elements that run or hold documents of their own, by their names without a prefix. */
const elements = new Set(['script', 'foreignObject', 'iframe', 'embed', 'object', 'handler', 'listener']);
const addresses = new Set(['href', 'src', 'to', 'from', 'by', 'values', 'data', 'action', 'formaction']);
const loading = new Set(['href', 'src']);

const hints = {
  remove: 'Remove it, or export the picture anew without it: opened by itself, the picture would run it.',
  embed: 'Put what it shows into the picture itself: a picture on a page loads nothing else.',
  plain: 'Save the picture as plain SVG, without it.',
};

/** Everything in an SVG picture that is no picture, in order. Empty for almost all pictures, which are not even parsed. */
export function findSvgDangers(text: string): SvgDanger[] {
  const encoding = findEncoding(text);
  if (encoding) return [encoding];
  if (!mayBeDangerous(text)) return [];
  const found: SvgDanger[] = [];
  const report = (start: number, end: number, message: string, hint: string) => {
    if (found.length < maxDangers) found.push({ start, end, message, hint });
  };
  const sax = requirePackage('sax') as typeof Sax;
  const parser = sax.parser(true, { position: true });
  let tag = { name: '', start: 0 };

  const judgeStyle = (content: string) => {
    if (tag.name === 'style' && loadsFromStyle(content))
      report(
        tag.start,
        parser.position,
        'Unsafe styles in a picture: they load from elsewhere.',
        hints.embed,
      );
  };
  const handlers: Partial<Sax.SAXParser> = {
    onopentagstart: ({ name }) => {
      tag = { name: localName(name), start: parser.startTagPosition - 1 };
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
    ontext: judgeStyle,
    oncdata: judgeStyle,
    onprocessinginstruction: ({ name }) => {
      if (name.toLowerCase() === 'xml') return;
      const start = text.lastIndexOf('<?', parser.position - 2);
      report(start, parser.position, `Unsafe instruction <?${name}?> in a picture.`, hints.plain);
    },
    ondoctype: (doctype) => {
      if (!doctype.includes('[')) return;
      const start = text.lastIndexOf('<!DOCTYPE', parser.position);
      report(
        start,
        start + '<!DOCTYPE'.length,
        'Unsafe declarations in the DOCTYPE of a picture.',
        hints.plain,
      );
    },
    onerror: () => {
      report(
        Math.min(parser.position, text.length),
        Math.min(parser.position, text.length),
        'Unexpected content: the picture is no well-formed SVG from here on.',
        'Export the picture anew. Browsers and this check may read the rest of it in different ways.',
      );
      throw stop;
    },
  };
  Object.assign(parser, handlers);
  parse(parser, text);
  return found;
}

/** False when a look at the characters is enough to know that a picture holds nothing but shapes. */
function mayBeDangerous(text: string): boolean {
  return suspicious.some((pattern) => pattern.test(text));
}

/** A file that names another encoding than the one it is read with here may hold something else for a browser. */
function findEncoding(text: string): SvgDanger | undefined {
  const found = /^<\?xml\s[^<>]{0,200}encoding\s*=\s*["']([^"'<>]{0,40})/.exec(text.slice(0, 300));
  const [declaration = '', name = ''] = found ?? [];
  if (found === null || /^(?:utf-?8|us-ascii)$/i.test(name)) return undefined;
  return {
    start: declaration.length - name.length,
    end: declaration.length,
    message: `Unexpected encoding "${name}" of a picture.`,
    hint: 'Save it with the encoding UTF-8.',
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
    return [`Unsafe address in "${name}" of a picture: it lies elsewhere.`, hints.embed];
  if (loadsFromStyle(value)) return [`Unsafe "${name}" in a picture: it loads from elsewhere.`, hints.embed];
  return undefined;
}

/** Browsers pass over control characters and spaces in front of and inside a scheme. */
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

function loadsFromStyle(styles: string): boolean {
  return /@import|url\(\s*["']?(?!["'#\s]|data:(?:image|font)\/)/i.test(styles);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
