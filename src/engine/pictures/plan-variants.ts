import type { PictureSource } from '../../shared/picture.ts';
import { createHash } from 'node:crypto';
import { parse } from 'node:path';

type VariantFormat = 'avif' | 'webp';

/** One file the build makes from a picture. */
export interface Variant {
  format: VariantFormat;
  width: number;
  /** Address on the site. It changes whenever the picture or the way it is encoded does, so it may be cached for ever. */
  url: string;
}

/** Folder of the site in which all variants lie. */
const variantFolder = '_img';

/** Best first: a browser takes the first one it understands. */
const formats: VariantFormat[] = ['avif', 'webp'];

/** Phones at one and two pixels per point, tablets, laptops, large screens. */
const widths = [480, 768, 1080, 1440, 1920];

/**
 * How variants are encoded. Woven pictures are all fine edges, so AVIF keeps full colour resolution,
 * and both qualities were set by eye on the home page's cloth. AVIF at effort 5 takes six times the work of effort 3,
 * for 4 % fewer bytes and a likeness (SSIM) of 0.979 instead of 0.977.
 */
export const encoding = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 74, effort: 5, smartSubsample: true },
} as const;

/** The files to make from a raster picture. None for one so small that a single width would do. */
export function planVariants(src: string, bytes: Uint8Array, width: number): Variant[] {
  const largest = Math.min(width, Math.max(...widths));
  const fitting = [...widths.filter((candidate) => candidate < largest), largest];
  if (fitting.length < 2) return [];

  const hash = createHash('sha256').update(bytes).update(JSON.stringify(encoding)).digest('hex').slice(0, 8);
  const name = toFileName(parse(src).name);
  return formats.flatMap((format) =>
    fitting.map((at) => ({ format, width: at, url: `/${variantFolder}/${name}-${hash}-${at}.${format}` })),
  );
}

/** The variants in the form a `<picture>` takes. */
export function toSources(variants: Variant[]): PictureSource[] {
  return formats
    .map((format) => ({
      type: `image/${format}`,
      srcset: variants
        .filter((variant) => variant.format === format)
        .map((variant) => `${variant.url} ${variant.width}w`)
        .join(', '),
    }))
    .filter((source) => source.srcset !== '');
}

/** Letters, digits and hyphens only: a space or a comma would end an entry of `srcset`. */
function toFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 60) || 'picture';
}
