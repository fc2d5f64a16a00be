import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
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

const digestBytes = 32;

/**
 * Keeps encoded pictures in a folder, one file per picture content, width and settings. Each file ends with a digest
 * of what precedes it: an entry that was cut short or altered is recognised and made again. Several builds may share the folder.
 */
export function createVariantCache(folder: string): VariantCache {
  return {
    async encode(picture, variant) {
      const entry = join(folder, `${keyOf(picture, variant)}.${variant.format}`);
      const kept = await readEntry(entry);
      if (kept !== undefined) return { bytes: kept, fresh: false };

      const bytes = await encodeVariant(picture, variant);
      await mkdir(folder, { recursive: true });
      await writeEntry(entry, bytes);
      return { bytes, fresh: true };
    },
  };
}

function keyOf(picture: Uint8Array, { format, width }: Variant): string {
  const recipe = JSON.stringify({ format, width, settings: encoding[format], encoder: sharp.versions });
  return digest(Buffer.concat([picture, Buffer.from(recipe)])).toString('hex');
}

async function encodeVariant(picture: Uint8Array, { format, width }: Variant): Promise<Uint8Array> {
  const image = sharp(picture).autoOrient().resize({ width, withoutEnlargement: true });
  return format === 'avif' ? image.avif(encoding.avif).toBuffer() : image.webp(encoding.webp).toBuffer();
}

async function readEntry(path: string): Promise<Uint8Array | undefined> {
  const entry = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (entry === undefined) return undefined;
  const bytes = entry.subarray(0, -digestBytes);
  return digest(bytes).equals(entry.subarray(-digestBytes)) ? bytes : undefined;
}

/** The entry appears under its name at once and whole, also when two builds write it. */
async function writeEntry(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.concat([bytes, digest(bytes)]));
  await rename(draft, path);
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
