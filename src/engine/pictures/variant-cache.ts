import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { openKeptFiles } from '../files/kept-files.ts';
import { encoding, type Variant } from './plan-variants.ts';

export interface Encoded {
  bytes: Uint8Array;
  /** False when the bytes came from the cache. */
  fresh: boolean;
}

export interface VariantCache {
  /** The picture at the variant's width and format. Throws when the picture's data is damaged. */
  encode(picture: Uint8Array, variant: Variant): Promise<Encoded>;
}

/**
 * Keeps encoded pictures in a folder, one file per picture content, width and settings. The encoder is loaded when there
 * is a picture to encode or to look for: checking pages needs none.
 */
export function createVariantCache(folder: string): VariantCache {
  const kept = openKeptFiles(folder);
  return {
    async encode(picture, variant) {
      const { default: sharp } = await import('sharp');
      const name = `${keyOf(picture, variant, sharp.versions)}.avif`;
      const known = kept.recall(name);
      if (known !== undefined) return { bytes: known, fresh: false };
      const bytes = await encodeVariant(sharp(picture), variant);
      kept.keep(name, () => bytes);
      return { bytes, fresh: true };
    },
  };
}

function keyOf(picture: Uint8Array, { width, ofDrawing }: Variant, encoder: object): string {
  const settings = encoding[ofDrawing ? 'drawing' : 'photo'];
  const recipe = JSON.stringify({ width, settings, encoder });
  return createHash('sha256').update(picture).update(recipe).digest('hex');
}

async function encodeVariant(picture: Sharp, { width, ofDrawing }: Variant): Promise<Uint8Array> {
  if (ofDrawing) return picture.resize({ width }).avif(encoding.drawing).toBuffer();
  const image = picture.autoOrient().resize({ width, withoutEnlargement: true });
  return image.avif(encoding.photo).toBuffer();
}
