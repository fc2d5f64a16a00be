import { isUtf8 } from 'node:buffer';
import { isPointer } from '../files/asset-kind.ts';
import { findSvgDangers, type SvgDanger } from './find-svg-dangers.ts';

/** The largest picture of an honest site is a tenth of this. */
export const maxSvgBytes = 8 * 1024 * 1024;

/** What keeps an SVG picture from being published. Offsets are those in its text without a byte order mark. */
export function judgeSvg(bytes: Buffer): SvgDanger[] {
  if (bytes.length > maxSvgBytes)
    return [
      whole('Too long: the picture has more than 8 MiB.', 'Export it with fewer details, or as a photo.'),
    ];
  if (!isUtf8(bytes) || bytes.includes(0))
    return [
      whole(
        'Unexpected bytes: an SVG picture is UTF-8 text.',
        'Export the picture anew as plain, not compressed SVG.',
      ),
    ];
  // Measuring the picture says so.
  if (isPointer(bytes)) return [];
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  return [...findMissingNamespaces(text), ...findSvgDangers(text)];
}

/** Names with a prefix: of an element, or of an attribute. */
const prefixed = /<\/?([a-z][\w-]*):|[\s"']([a-z][\w-]*):[a-z][\w-]*\s*=\s*["']/gi;

/** Namespaces without which a browser draws nothing of the picture: an icon that is copied from a web page has none. */
function findMissingNamespaces(text: string): SvgDanger[] {
  const isDeclared = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']`).test(text);
  const root = /<([a-z][\w-]*:)?svg[\s/>]/i.exec(text);
  // Measuring the picture says that there is none.
  if (root === null) return [];
  const [, prefix = ''] = root;
  const own = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  if (!new RegExp(`\\s${own}\\s*=\\s*["']http://www\\.w3\\.org/2000/svg["']`).test(text))
    return [
      whole(
        `Missing ${own}="http://www.w3.org/2000/svg" in the picture.`,
        'Write it into the element <svg>, exactly so: without it, no browser shows the picture.',
      ),
    ];
  const used = new Set(
    Array.from(text.matchAll(prefixed), ([, element, attribute]) => element ?? attribute!),
  );
  for (const name of ['xml', 'xmlns']) used.delete(name);
  return [...used]
    .filter((name) => !isDeclared(`xmlns:${name}`))
    .map((name) =>
      whole(
        `Missing xmlns:${name} in the picture, which uses "${name}:".`,
        name === 'xlink'
          ? 'Write xmlns:xlink="http://www.w3.org/1999/xlink" into the element <svg>: without it, no browser shows the picture.'
          : 'Export the picture anew as plain SVG: without it, no browser shows the picture.',
      ),
    );
}

function whole(message: string, hint: string): SvgDanger {
  return { start: 0, end: 0, message, hint };
}
