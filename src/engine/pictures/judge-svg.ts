import { isUtf8 } from 'node:buffer';
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
  return findSvgDangers(bytes.toString('utf8').replace(/^\ufeff/, ''));
}

function whole(message: string, hint: string): SvgDanger {
  return { start: 0, end: 0, message, hint };
}
