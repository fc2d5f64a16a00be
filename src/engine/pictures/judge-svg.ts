import { isUtf8 } from 'node:buffer';
import { isPointer } from '../files/asset-kind.ts';
import { findSvgDangers, type SvgDanger } from './find-svg-dangers.ts';

/** Ten times the largest picture of an ordinary site. */
export const maxSvgBytes = 8 * 1024 * 1024;

/** Reasons not to publish an SVG. Offsets are in its text without a byte order mark. */
export function judgeSvg(bytes: Buffer): SvgDanger[] {
  if (bytes.length > maxSvgBytes)
    return [
      whole('Too long: the picture has more than 8 MiB.', 'Export it with fewer details, or as a photo.'),
    ];
  if (!isUtf8(bytes) || bytes.includes(0))
    return [
      whole(
        'Unexpected bytes: an SVG picture is UTF-8 text.',
        'Export the picture again as plain SVG without compression.',
      ),
    ];
  // `measurePicture` reports a Git LFS pointer.
  if (isPointer(bytes)) return [];
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  return [...findMissingNamespaces(text), ...findSvgDangers(text)];
}

/** A namespace prefix of an element or an attribute. */
const prefixed = /<\/?([a-z][\w-]*):|[\s"']([a-z][\w-]*):[a-z][\w-]*\s*=\s*["']/gi;

/** Finds missing namespaces, without which a browser draws nothing. Icons copied from a web page have none. */
function findMissingNamespaces(text: string): SvgDanger[] {
  const isDeclared = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']`).test(text);
  const root = /<([a-z][\w-]*:)?svg[\s/>]/i.exec(text);
  // `measurePicture` reports a file without an <svg>.
  if (root === null) return [];
  const [, prefix = ''] = root;
  const own = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  if (!new RegExp(`\\s${own}\\s*=\\s*["']http://www\\.w3\\.org/2000/svg["']`).test(text))
    return [
      whole(
        `Missing ${own}="http://www.w3.org/2000/svg" in the picture.`,
        'Add it to the <svg> element exactly like this: browsers do not show the picture without it.',
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
          ? 'Write xmlns:xlink="http://www.w3.org/1999/xlink" into the <svg> element: browsers do not show the picture without it.'
          : 'Export the picture again as plain SVG: browsers do not show the picture without it.',
      ),
    );
}

function whole(message: string, hint: string): SvgDanger {
  return { start: 0, end: 0, message, hint };
}
