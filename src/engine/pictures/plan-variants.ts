import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { PictureSource } from '../../shared/picture.ts';
import type { PictureSize } from './picture-description.ts';

/**
 * One file the build makes from a picture: AVIF, which every supported browser reads. Any other is given the picture
 * itself.
 */
export interface Variant {
  width: number;
  /** Made of a drawing, whose lines are turned into pixels. */
  ofDrawing?: true;
  /** Address on the site. It changes whenever the picture or the way it is encoded does, so it may be cached for ever. */
  url: string;
}

/** Folder of the site in which all variants lie. */
const variantFolder = '_img';

/** Phones at one and two pixels per point, tablets, laptops, large screens. */
const widths = [480, 768, 1080, 1440, 1920];

/**
 * How variants are encoded. Woven pictures are all fine edges, so colour keeps its full resolution, and the quality was
 * set by eye on the home page's cloth. Effort 3 takes 1.7 times the work of effort 2 for 6 % fewer bytes, and whoever
 * starts the site for the first time waits for it.
 */
export const encoding = {
  photo: { quality: 50, effort: 2, chromaSubsampling: '4:4:4' },
  // Drawings are many and made anew with their cache: effort 3 takes twelve times as long, for nothing in size.
  drawing: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
} as const;

/** AVIF holds no more pixels on a side. */
const maxSide = 16384;

/** Bytes for each pixel that a woven picture takes as AVIF, measured on this site's drawings. */
const bytesPerPixel = 0.052;

const sample = 16 * 1024;

/** What depends on the browser that draws it: fonts, styles, other files, what moves. */
const unlikeInBrowsers = /<(?:text|style|image|foreignObject|filter|animate\w*|set|script|switch)\b/;

/**
 * The files to make from a raster picture. None for one so small that a single width would do, nor for one of few
 * colours that weighs less than the smallest of them would.
 */
export function planVariants(src: string, bytes: Uint8Array, size: PictureSize): Variant[] {
  const largest = Math.min(size.width, Math.max(...widths));
  const fitting = [...widths.filter((candidate) => candidate < largest), largest];
  if (fitting.length < 2 || bytes.length <= guessAvif(Math.min(...fitting), size)) return [];

  const name = nameOf(src, bytes);
  return fitting
    .filter((at) => (at * size.height) / size.width <= maxSide)
    .map((at) => ({ width: at, url: `${name}-${at}.avif` }));
}

/** The address of a picture's variants, without their width and ending. */
function nameOf(src: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(encoding)).digest('hex').slice(0, 8);
  return `/${variantFolder}/${toFileName(parse(src).name)}-${hash}`;
}

/**
 * The files to make from a drawing: pixels for the small sizes in which they weigh less than its lines. None of a light
 * drawing, nor of one that looks different from browser to browser.
 */
export function planDrawing(src: string, bytes: Uint8Array, size: PictureSize): Variant[] {
  const weight = guessGzip(bytes);
  const fitting = widths.filter((width) => width < size.width && guessAvif(width, size) < weight);
  if (fitting.length === 0) return [];
  if (unlikeInBrowsers.test(new TextDecoder().decode(bytes))) return [];
  const name = nameOf(src, bytes);
  return fitting.map((width) => ({ width, ofDrawing: true, url: `${name}-${width}.avif` }));
}

/** About the bytes of a picture as AVIF at a width. */
function guessAvif(width: number, size: PictureSize): number {
  return ((width * width * size.height) / size.width) * bytesPerPixel;
}

/** About what a file weighs as it is sent, from a piece of it: all pictures are described in each check. */
function guessGzip(bytes: Uint8Array): number {
  const middle = Math.max(0, Math.floor((bytes.length - sample) / 2));
  const piece = bytes.subarray(middle, middle + sample);
  const share = deflateRawSync(piece, { level: 1 }).length / Math.max(1, piece.length);
  // A piece, packed in haste, is a third larger than its share of the whole.
  return (bytes.length * share * 3) / 4;
}

/**
 * The variants in the form a `<picture>` takes. Behind them comes the picture itself where none is as wide: a drawing,
 * sharp in any size, or a picture too high for AVIF at its full width.
 */
export function toSources(
  variants: Variant[],
  { src, width: own }: { src: string; width: number },
): PictureSource[] {
  if (variants.length === 0) return [];
  const candidates = variants.map(({ url, width }) => `${url} ${width}w`);
  const isWhole = variants.some(
    ({ width, ofDrawing }) => !ofDrawing && width >= Math.min(own, Math.max(...widths)),
  );
  if (!isWhole) candidates.push(`${encodeURI(src).replaceAll(',', '%2C')} ${own}w`);
  return [{ type: 'image/avif', srcset: candidates.join(', ') }];
}

/** Letters, digits and hyphens only: a space or a comma would end an entry of `srcset`. */
function toFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 60) || 'picture';
}
