import { imageSize } from 'image-size';
import { isPointer } from '../files/asset-kind.ts';
import type { PictureSource } from '../../shared/picture.ts';
import { cardSize } from '../../shared/social-card.ts';

interface MeasuredPicture extends PictureSize {
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

/** The limit of sharp. */
const maxPixels = 16383 * 16383;

/** Browsers show no larger picture. */
const maxSize = 1_000_000;

/** An SVG's root element is at the start, after comments and a document type at most. */
const svgHeadBytes = 64 * 1024;

/** Reads a picture's size from its bytes. Returns a message for its author if that fails. */
export function measurePicture(bytes: Uint8Array, ending: string): MeasuredPicture | string {
  const expected = kinds[ending];
  const header = readHeader(bytes);
  if (expected === undefined)
    return `A picture's file name ends in ${listEndings()}, this one in ".${ending}". ${adviseName(header?.type)}`;
  if (bytes.length === 0) return 'The file is empty.';
  if (isPointer(bytes))
    return 'It is a pointer of Git LFS, not the picture. Fetch it with `git lfs pull`; in CI, check out with LFS.';
  if (isWebPage(bytes)) return 'The file is a web page. Download the picture itself.';
  if (/^....ftyp(?:hei|hev|mif|msf)/s.test(headOf(bytes)))
    return 'It is a picture of the kind HEIC, as phones take them, which browsers do not show. Export it as JPG.';
  if (header && header.type !== expected)
    return `The file's name ends in ".${ending}", but it is a picture of the kind ${header.type.toUpperCase()}. ${adviseName(header.type)}`;
  const isText = /^\s*[<{]/.test(headOf(bytes));
  if (!header && !isText) return `The file is damaged or no ${expected.toUpperCase()} picture.`;
  if (expected === 'svg') {
    const size = measureSvg(new TextDecoder().decode(bytes.subarray(0, svgHeadBytes)));
    return size
      ? { ...size, convertible: false }
      : 'The SVG has neither "width" and "height" in pixels nor a "viewBox" with a size.';
  }
  if (!header)
    return 'The file is a text, such as the error message of a server. Download the picture itself.';
  return measureRaster(bytes, header);
}

/** `why`: the message of `measurePicture`. */
export function unreadable(src: string, why: string, what = 'picture'): PictureProblem {
  return { problem: `Unreadable ${what} "${src}". ${why}` };
}

/** True for a web page saved under the name of a picture. */
function isWebPage(bytes: Uint8Array): boolean {
  return /^\s*<(?:!doctype\s+html|html)\b/i.test(headOf(bytes));
}

function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 256))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '');
}

function measureRaster(bytes: Uint8Array, size: Header): MeasuredPicture | string {
  if (!(size.width > 0) || !(size.height > 0)) return 'The picture has no width or no height.';
  if (size.width * size.height > maxPixels)
    return `The picture is too large to process: ${size.width} × ${size.height} pixels. Make it smaller.`;

  const lyingOnItsSide = (size.orientation ?? 1) >= 5;
  return {
    width: lyingOnItsSide ? size.height : size.width,
    height: lyingOnItsSide ? size.width : size.height,
    convertible: size.type !== 'gif' && !isAnimated(bytes),
  };
}

function adviseName(type = ''): string {
  return Object.hasOwn(kinds, type)
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

/** Animated WebP, PNG and AVIF have a chunk or brand for it near the start. */
function isAnimated(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64 * 1024));
  return ['ANIM', 'acTL', 'ftypavis'].some((mark) => head.includes(mark));
}

function listEndings(): string {
  return Object.keys(kinds)
    .map((ending) => `".${ending}"`)
    .join(', ');
}

/** Pixels per unit of length. Percentages and font-relative units have no fixed size. */
const pixelsPerUnit: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size of an SVG in an `<img>`, from `width`, `height` and `viewBox`; undefined if it has neither. */
function measureSvg(head: string): PictureSize | undefined {
  const root = findRootElement(head);
  if (root === undefined) return undefined;

  const width = readLength(readAttribute(root, 'width'));
  const height = readLength(readAttribute(root, 'height'));
  if (width !== undefined && height !== undefined) return toSize(width, height);

  const box = readViewBox(readAttribute(root, 'viewBox'));
  if (box === undefined) return undefined;
  if (width !== undefined) return toSize(width, (width * box.height) / box.width);
  if (height !== undefined) return toSize((height * box.width) / box.height, height);
  return toSize(box.width, box.height);
}

const rootElement = /<svg(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>/y;

/** The first element. Comments, the document type and instructions may precede it. */
function findRootElement(head: string): string | undefined {
  let at = head.indexOf('<');
  while (/[!?]/.test(head[at + 1] ?? '')) {
    const end = head.startsWith('<!--', at) ? head.indexOf('-->', at + 4) : at + 2;
    at = end === -1 ? -1 : head.indexOf('<', end);
  }
  if (at === -1) return undefined;
  rootElement.lastIndex = at;
  return rootElement.exec(head)?.[0];
}

function readAttribute(element: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return match?.[1] ?? match?.[2];
}

function readLength(value: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)(e[+-]?\d+)?\s*([a-z%]*)$/i.exec((value ?? '').trim());
  const pixels =
    Number(`${match?.[1]}${match?.[2] ?? ''}`) *
    (pixelsPerUnit[match?.[3]?.toLowerCase() ?? ''] ?? Number.NaN);
  return pixels > 0 && pixels <= maxSize ? pixels : undefined;
}

function readViewBox(value: string | undefined): { width: number; height: number } | undefined {
  const [, , width, height] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width === undefined || height === undefined || !(width > 0) || !(height > 0)) return undefined;
  if (width > maxSize || height > maxSize) return undefined;
  return { width, height };
}

function toSize(width: number, height: number): PictureSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

/** Size in CSS pixels as displayed, after applying the camera's rotation. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureDescription extends PictureSize {
  /** Other encodings and widths, best first. Empty for animated, small or light pictures. */
  sources: PictureSource[];
  /** True if social networks can use the file unchanged. */
  isFit: boolean;
  /** Changes with the file's content. */
  version: string;
}

/** The reason why a picture or font cannot be shown, as a message for its author. */
export interface PictureProblem {
  problem: string;
}

/** Formats that all networks accept. */
const takenKinds = ['jpeg', 'jpg', 'png'];

/** Some networks ignore a heavier picture. */
const mostBytes = 600_000;

/** True for a picture that social networks can use unchanged. */
export function fitsNetworks(bytes: Uint8Array, ending: string, { width, height }: PictureSize): boolean {
  const isSized = width === cardSize.width && height === cardSize.height;
  return isSized && takenKinds.includes(ending) && bytes.length <= mostBytes;
}
