import { imageSize } from 'image-size';
import { isPointer } from '../files/asset-kind.ts';
import { socialPictureSize } from '../../shared/social-picture.ts';
import type { PictureSize } from './measure-svg.ts';

/** Supported file extensions. */
const endings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** The limit of sharp. */
const maxPixels = 16383 * 16383;

/** Reads a picture's size from its bytes. Returns a message for its author if that fails; undefined for a drawing. */
export function measurePicture(bytes: Buffer, ending: string): PictureSize | string | undefined {
  const expected = ending === 'jpeg' ? 'jpg' : ending;
  const header = readHeader(bytes);
  const head = bytes.toString('latin1', 0, 256).replace(/^\u00ef\u00bb\u00bf/, '');
  if (!endings.includes(ending))
    return `A picture's file name ends in ${endings.map((allowed) => `".${allowed}"`).join(', ')}, this one in ".${ending}". ${adviseName(header?.type)}`;
  if (bytes.length === 0) return 'The file is empty.';
  if (isPointer(bytes))
    return 'It is a pointer of Git LFS, not the picture. Fetch it with `git lfs pull`; in CI, check out with LFS.';
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(head))
    return 'The file is a web page. Download the picture itself.';
  if (/^....ftyp(?:hei|hev|mif|msf)/s.test(head))
    return 'It is a picture of the kind HEIC, as phones take them, which browsers do not show. Export it as JPG.';
  if (header && header.type !== expected)
    return `The file's name ends in ".${ending}", but it is a picture of the kind ${header.type.toUpperCase()}. ${adviseName(header.type)}`;
  const isText = /^\s*[<{]/.test(head);
  // A drawing in UTF-16, whose reader explains it.
  const isWide = expected === 'svg' && head.includes('\0');
  if (!header && !isText && !isWide) return `The file is damaged or no ${expected.toUpperCase()} picture.`;
  if (expected === 'svg') return undefined;
  if (!header)
    return 'The file is a text, such as the error message of a server. Download the picture itself.';
  return measureRaster(header);
}

function measureRaster(size: Header): PictureSize | string {
  if (!(size.width > 0) || !(size.height > 0)) return 'The picture has no width or no height.';
  if (size.width * size.height > maxPixels)
    return `The picture is too large to process: ${size.width} × ${size.height} pixels. Make it smaller.`;

  const lyingOnItsSide = (size.orientation ?? 1) >= 5;
  return {
    width: lyingOnItsSide ? size.height : size.width,
    height: lyingOnItsSide ? size.width : size.height,
  };
}

function adviseName(type = ''): string {
  return endings.includes(type)
    ? `Rename it so that it ends in ".${type}".`
    : 'Export it as JPG, PNG or SVG.';
}

type Header = ReturnType<typeof imageSize> & { type: string };

function readHeader(bytes: Uint8Array): Header | undefined {
  try {
    const { type = 'unknown', ...size } = imageSize(bytes);
    return { ...size, type };
  } catch {
    // The library throws for any file it cannot read; the caller reports that.
    return undefined;
  }
}

/** Formats that all networks accept. */
const takenKinds = ['jpeg', 'jpg', 'png'];

/** Some networks ignore a heavier picture. */
const mostBytes = 600_000;

/** True for a picture that social networks can use unchanged. */
export function fitsNetworks(bytes: Uint8Array, ending: string, { width, height }: PictureSize): boolean {
  const isSized = width === socialPictureSize.width && height === socialPictureSize.height;
  return isSized && takenKinds.includes(ending) && bytes.length <= mostBytes;
}
