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
  return findSvgDangers(bytes.toString('utf8').replace(/^\ufeff/, ''));
}

function whole(message: string, hint: string): SvgDanger {
  return { start: 0, end: 0, message, hint };
}
