import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { withBase } from '../../shared/base.ts';
import type { PictureSource } from '../../shared/picture.ts';
import { encodePath, slugOf } from '../text/paths.ts';
import type { PictureSize } from './measure-svg.ts';

/** An AVIF file that the build makes from a picture. Browsers without AVIF load the original. */
export interface Variant {
  width: number;
  /** Address on the site. It changes with the picture and the encoding, so it may be cached for ever. */
  url: string;
}

/** Folder of the site with all variants. */
const variantFolder = '_img';

/** Phones at one and two device pixels per CSS pixel, tablets, laptops, large screens. */
const widths = [480, 768, 1080, 1440, 1920];

/**
 * Woven pictures consist of fine edges, so colour keeps its full resolution, and quality was set by eye on the home
 * page's cloth. Effort 3 takes 1.7 times the work of effort 2 for 6 % fewer bytes, which delays the first build.
 */
export const encoding = {
  photo: { quality: 50, effort: 2, chromaSubsampling: '4:4:4' },
  // An empty cache means encoding many drawings. Effort 3 takes twelve times as long and saves nothing.
  drawing: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
} as const;

/** True for the file name or address of an SVG picture. */
export function isDrawing(name: string): boolean {
  return name.toLowerCase().endsWith('.svg');
}

/** How sharp reads a drawing: it is drawn at the wanted width, so its own size and depth need no limit. */
export const drawingInput = { limitInputPixels: false, unlimited: true } as const;

/** The limit of AVIF for width and height. */
const maxSide = 16384;

/** Bytes per pixel of a woven picture in AVIF, measured on this site's drawings. */
const bytesPerPixel = 0.052;

const sample = 16 * 1024;

/** Elements that browsers render differently or that move: fonts, styles, other files, animations. */
const unlikeInBrowsers = /<(?:text|style|image|foreignObject|filter|animate\w*|set|script|switch)\b/;

/** What GIF, and WebP, PNG and AVIF that move, have near the start. */
const moving = ['GIF8', 'ANIM', 'acTL', 'ftypavis'];

/** True for a picture that moves, and for a drawing that browsers render differently. */
function isUnlike(src: string, bytes: Buffer): boolean {
  if (isDrawing(src)) return unlikeInBrowsers.test(bytes.toString());
  const head = bytes.subarray(0, 64 * 1024);
  return moving.some((mark) => head.includes(mark));
}

/**
 * None for a picture of which the smallest width is enough, for widths at which the file is lighter, and for a picture
 * that would look different. The file itself has a drawing's own width.
 */
export function planVariants(src: string, bytes: Buffer, size: PictureSize): Variant[] {
  const smaller = widths.filter((width) => width < size.width);
  const isLarge = size.width > Math.max(...widths);
  const wanted = isDrawing(src) || isLarge || smaller.length === 0 ? smaller : [...smaller, size.width];
  const weight = isDrawing(src) ? guessGzip(bytes) : bytes.length;
  const fitting = wanted.filter((width) => {
    const height = (width * size.height) / size.width;
    return width * height * bytesPerPixel < weight && height <= maxSide;
  });
  if (fitting.length === 0 || isUnlike(src, bytes)) return [];
  const name = nameOf(src, bytes);
  return fitting.map((width) => ({ width, url: `${name}-${width}.avif` }));
}

/** The address of the variants without width and extension. */
function nameOf(src: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(encoding)).digest('hex').slice(0, 8);
  // A space would end an entry of `srcset`.
  const name = slugOf(parse(src).name)?.slice(0, 60) ?? 'picture';
  return `/${variantFolder}/${name}-${hash}`;
}

/** Estimates a file's compressed bytes from a sample: every check describes all pictures. */
function guessGzip(bytes: Uint8Array): number {
  const middle = Math.max(0, Math.floor((bytes.length - sample) / 2));
  const piece = bytes.subarray(middle, middle + sample);
  const share = deflateRawSync(piece, { level: 1 }).length / Math.max(1, piece.length);
  // A sample at the fastest level is a third larger than its share of the whole.
  return (bytes.length * share * 3) / 4;
}

/** The variants as `<source>`s. The original follows unless one of them has the full width. */
export function toSources(
  variants: Variant[],
  { src, width: fullWidth, base }: { src: string; width: number; base: string },
): PictureSource[] {
  if (variants.length === 0) return [];
  const isWhole = variants.some(({ width }) => width >= Math.min(fullWidth, Math.max(...widths)));
  const original = { url: encodePath(src), width: fullWidth };
  const candidates = isWhole && !isDrawing(src) ? variants : [...variants, original];
  const srcset = candidates.map(({ url, width }) => `${withBase(base, url)} ${width}w`).join(', ');
  return [{ type: 'image/avif', srcset }];
}
