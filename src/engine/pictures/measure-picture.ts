import { imageSize } from 'image-size';
import { isPointer } from '../files/asset-kind.ts';
import { measureSvg } from './measure-svg.ts';
import type { PictureProblem, PictureSize } from './picture-description.ts';

export interface MeasuredPicture extends PictureSize {
  /** True when other encodings and widths can replace the file: raster pictures without animation. */
  convertible: boolean;
}

/** Supported file extensions with the type that their bytes must have. */
const kinds: Record<string, string> = {
  avif: 'avif',
  gif: 'gif',
  jpeg: 'jpg',
  jpg: 'jpg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
};

export const pictureEndings = Object.keys(kinds);

/** The limit of sharp. */
const maxPixels = 16383 * 16383;

/** An SVG's root element is at the start, after comments and a document type at most. */
const svgHeadBytes = 64 * 1024;

/** Reads a picture's size from its bytes. Returns a message for its author if that fails. */
export function measurePicture(bytes: Uint8Array, ending: string): MeasuredPicture | string {
  const expected = kinds[ending];
  if (expected === undefined)
    return `A picture's file name ends in ${listEndings()}, this one in ".${ending}".`;
  if (bytes.length === 0) return 'The file is empty.';
  if (isPointer(bytes))
    return 'It is a pointer of Git LFS, not the picture. Fetch it with `git lfs pull`; in CI, check out with LFS.';
  if (isWebPage(bytes)) return 'The file is a web page. Download the picture itself.';
  if (expected === 'svg') {
    const size = measureSvg(new TextDecoder().decode(bytes.subarray(0, svgHeadBytes)));
    return size
      ? { ...size, convertible: false }
      : 'The SVG has neither "width" and "height" nor a "viewBox".';
  }
  return measureRaster(bytes, expected);
}

/** `why`: the message of `measurePicture`. */
export function unreadable(src: string, why: string): PictureProblem {
  return { problem: 'unmeasurable', message: `Unreadable picture "${src}". ${why}` };
}

/** True for a web page saved under the name of a picture. */
function isWebPage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 256))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '');
  return /^\s*<(?:!doctype\s+html|html)\b/i.test(head);
}

function measureRaster(bytes: Uint8Array, expected: string): MeasuredPicture | string {
  const size = readHeader(bytes);
  if (size === undefined) return `The file is damaged or not a ${expected.toUpperCase()} picture.`;
  if (size.type !== expected)
    return `The file is named like a ${expected.toUpperCase()} picture but is a ${size.type?.toUpperCase()}.`;
  if (!(size.width > 0) || !(size.height > 0)) return 'The picture has no width or no height.';
  if (size.width * size.height > maxPixels)
    return `The picture is too large to process: ${size.width} × ${size.height} pixels. Make it smaller.`;
  if (isCutShort(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), expected))
    return 'The file is cut short: its end is missing.';

  const lyingOnItsSide = (size.orientation ?? 1) >= 5;
  return {
    width: lyingOnItsSide ? size.height : size.width,
    height: lyingOnItsSide ? size.width : size.height,
    convertible: expected !== 'gif' && !isAnimated(bytes),
  };
}

function readHeader(bytes: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes);
  } catch {
    // The library throws for any file it cannot read; the caller reports that.
    return undefined;
  }
}

/** A file of an interrupted copy. Its header can be measured, but visitors would see half a picture. */
function isCutShort(bytes: Buffer, kind: string): boolean {
  if (kind === 'png') return !bytes.includes('IEND');
  if (kind === 'jpg') return !bytes.includes(Buffer.from([0xff, 0xd9]));
  // The length field of a RIFF file does not count its first eight bytes.
  if (kind === 'webp') return bytes.readUInt32LE(4) + 8 > bytes.length;
  return false;
}

/** Animated WebP, PNG and AVIF have a chunk or brand for it near the start. */
function isAnimated(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64 * 1024));
  return ['ANIM', 'acTL', 'ftypavis'].some((mark) => head.includes(mark));
}

function listEndings(): string {
  return pictureEndings.map((ending) => `".${ending}"`).join(', ');
}
