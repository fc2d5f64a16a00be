import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { readRefusal } from '../../shared/refusal.ts';
import { changedError, isChangedError } from './changed-error.ts';
import { resolveInside } from '../files/resolve-inside.ts';
import { inParallel } from './in-parallel.ts';
import { describeCard } from './describe-card.ts';
import { measurePicture, unreadable } from './measure-picture.ts';
import type { CardDescription, PictureDescription, PictureProblem } from './picture-description.ts';
import { planDrawing, planVariants, toSources, type Variant } from './plan-variants.ts';
import { resolvePicture, type PictureFile } from './resolve-picture.ts';
import { createVariantCache, type Encoded } from './variant-cache.ts';

interface EmitReport {
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
  /** The picture at an address, as one for social networks: nothing is encoded for it. Remembers nothing. */
  describeCard(src: string): CardDescription | PictureProblem;
  /** The bytes of one of the files named in `sources`: from the cache or encoded now. Undefined for any other address. */
  readVariant(url: string): Promise<Uint8Array | undefined>;
  /** Writes every file named in the `sources` handed out so far below the output folder. */
  emit(outDir: string, options?: EmitOptions): Promise<EmitReport>;
}

interface EmitOptions {
  /** Told after each file. */
  onProgress?: (done: number, total: number) => void;
  /** Files that earlier builds wrote. `key` changes with the encoder. */
  known?: KnownFiles & { key: string };
}

/** Files by a key that stands for all they were made of. */
interface KnownFiles {
  place(key: string, path: string): boolean;
  keepFile(key: string, path: string, hash: () => string): void;
}

export interface PictureStoreOptions {
  /** The folder whose files are served from the site's root. */
  publicDir: string;
  /** Encoded files are kept here between builds, out of reach of `npm ci`. It may be deleted at any time. */
  cacheDir?: string;
  /** False: raster pictures get no `sources`, and nothing is ever encoded. */
  variants?: boolean;
}

interface Known {
  file: PictureFile;
  description: PictureDescription | PictureProblem;
  variants: Variant[];
  /** Hash of the bytes that the variants are named after. */
  digest: string;
}

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { publicDir, cacheDir = '.cache/pictures', variants: wanted = true } = options;
  const cache = createVariantCache(cacheDir);
  const pictures = new Map<string, Known>();

  async function encode(src: string, { file, digest }: Known, variant: Variant): Promise<Encoded> {
    const bytes = await readFile(file.path);
    // Its variants bear the name of the picture as it was, and browsers keep them for a year.
    if (digestOf(bytes) !== digest) throw changedError(`public${src}`);
    return cache.encode(bytes, variant);
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

    describeCard(src) {
      const file = resolvePicture(publicDir, src);
      if ('problem' in file) return file;
      const bytes = readIfAllowed(file.path);
      return typeof bytes === 'string' ? unreadable(src, bytes) : describeCard(src, bytes);
    },

    async readVariant(url) {
      for (const [src, known] of pictures) {
        const variant = known.variants.find((candidate) => candidate.url === url);
        if (variant) return (await encode(src, known, variant)).bytes;
      }
      return undefined;
    },

    async emit(outDir, { onProgress, known } = {}) {
      const tasks = [...pictures].flatMap(([src, picture]) =>
        picture.variants.map((variant) => ({ src, picture, variant })),
      );
      const failed = new Map<string, string>();
      const report = { written: 0, encoded: 0 };
      let done = 0;
      await inParallel(tasks, async ({ src, picture, variant }) => {
        // A damaged picture is damaged at every width.
        const path = resolveInside(outDir, variant.url);
        const key = `variant ${known?.key} ${variant.url} ${picture.digest}`;
        await mkdir(dirname(path), { recursive: true });
        if (known?.place(key, path)) report.written += 1;
        else if (!failed.has(src)) {
          const encoded = await encode(src, picture, variant).catch((error: Error) => error);
          if (isChangedError(encoded)) throw encoded;
          if (encoded instanceof Error) failed.set(src, `Damaged picture "${src}". ${encoded.message}`);
          else {
            await writeFile(path, encoded.bytes, { flag: 'wx' });
            known?.keepFile(key, path, () => createHash('sha256').update(encoded.bytes).digest('hex'));
            report.written += 1;
            report.encoded += encoded.fresh ? 1 : 0;
          }
        }
        done += 1;
        onProgress?.(done, tasks.length);
      });
      const failures = [...pictures.keys()].flatMap((src) => {
        const message = failed.get(src);
        return message === undefined ? [] : [{ src, message }];
      });
      return { ...report, failures };
    },
  };
}

/** The bytes of a file; a text says why they cannot be read. */
function readIfAllowed(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch (error) {
    const refusal = readRefusal(error);
    if (!refusal) throw error;
    return `The file cannot be read: ${refusal.reason}. ${refusal.advice}.`;
  }
}

function readPicture(src: string, file: PictureFile, wantsVariants: boolean): Known {
  const broken = (why: string): Known => ({
    file,
    description: unreadable(src, why),
    variants: [],
    digest: '',
  });
  const bytes = readIfAllowed(file.path);
  if (typeof bytes === 'string') return broken(bytes);
  const measured = measurePicture(bytes, file.ending);
  if (typeof measured === 'string') return broken(measured);
  const { width, height, convertible } = measured;
  const isDrawing = file.ending === 'svg';
  let variants: Variant[] = [];
  if (wantsVariants && isDrawing) variants = planDrawing(src, bytes, measured);
  else if (wantsVariants && convertible) variants = planVariants(src, bytes, measured);
  return {
    file,
    description: { width, height, sources: toSources(variants, { src, width }) },
    variants,
    digest: digestOf(bytes),
  };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}
