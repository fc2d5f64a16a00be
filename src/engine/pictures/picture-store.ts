import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { resolveInside } from '../site/resolve-inside.ts';
import { measurePicture } from './measure-picture.ts';
import type { PictureDescription, PictureProblem } from './picture-description.ts';
import { planVariants, toSources, type Variant } from './plan-variants.ts';
import { resolvePicture, type PictureFile } from './resolve-picture.ts';
import { createVariantCache, type Encoded } from './variant-cache.ts';

export interface EmitReport {
  /** How many files were written, and how many of them had to be encoded anew. */
  written: number;
  encoded: number;
  /** Pictures whose header could be read but whose image data is damaged. */
  failures: { src: string; message: string }[];
}

export interface PictureStore {
  /**
   * Size and sources of the picture at an address such as `/img/hero.webp`. Encodes nothing and remembers the answer
   * until the file changes, so it may be called for every mention of a picture.
   */
  describe(src: string): PictureDescription | PictureProblem;
  /** The bytes of one of the files named in `sources`: from the cache or encoded now. Undefined for any other address. */
  readVariant(url: string): Promise<Uint8Array | undefined>;
  /** Writes every file named in the `sources` handed out so far below the output folder. */
  emit(outDir: string): Promise<EmitReport>;
}

export interface PictureStoreOptions {
  /** The folder whose files are served from the site's root. */
  publicDir: string;
  /** Encoded files are kept here between builds. It may be deleted at any time. */
  cacheDir?: string;
  /** False: raster pictures get no `sources`, and nothing is ever encoded. */
  variants?: boolean;
}

interface Known {
  file: PictureFile;
  description: PictureDescription | PictureProblem;
  variants: Variant[];
}

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { publicDir, cacheDir = 'node_modules/.cache/pictures', variants: wanted = true } = options;
  const cache = createVariantCache(cacheDir);
  const pictures = new Map<string, Known>();

  async function encode({ file }: Known, variant: Variant): Promise<Encoded> {
    return cache.encode(await readFile(file.path), variant);
  }

  return {
    describe(src) {
      const file = resolvePicture(publicDir, src);
      if ('problem' in file) return file;
      const known = pictures.get(src);
      if (known?.file.stamp === file.stamp) return known.description;

      const read = readPicture(src, file, wanted);
      pictures.set(src, read);
      return read.description;
    },

    async readVariant(url) {
      for (const known of pictures.values()) {
        const variant = known.variants.find((candidate) => candidate.url === url);
        if (variant) return (await encode(known, variant)).bytes;
      }
      return undefined;
    },

    async emit(outDir) {
      const report: EmitReport = { written: 0, encoded: 0, failures: [] };
      // One after the other: the encoder uses every core for a single file.
      for (const [src, known] of pictures) {
        for (const variant of known.variants) {
          const encoded = await encode(known, variant).catch((error: Error) => error);
          if (encoded instanceof Error) {
            report.failures.push({ src, message: `Damaged picture "${src}". ${encoded.message}` });
            break;
          }
          await writeInto(resolveInside(outDir, variant.url), encoded.bytes);
          report.written += 1;
          report.encoded += encoded.fresh ? 1 : 0;
        }
      }
      return report;
    },
  };
}

function readPicture(src: string, file: PictureFile, wantsVariants: boolean): Known {
  const bytes = readFileSync(file.path);
  const measured = measurePicture(bytes, file.ending);
  if (typeof measured === 'string') {
    const message = `Unreadable picture "${src}". ${measured}`;
    return { file, description: { problem: 'unmeasurable', message }, variants: [] };
  }
  const { width, height, convertible } = measured;
  const variants = wantsVariants && convertible ? planVariants(src, bytes, width) : [];
  return { file, description: { width, height, sources: toSources(variants) }, variants };
}

async function writeInto(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
