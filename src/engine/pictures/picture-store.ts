import { readFileSync, statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { memoize } from '../../shared/memoize.ts';
import { readRefusal } from '../../shared/refusal.ts';
import { type Cache, keyOf, linkOrMake, noCache } from '../files/cache.ts';
import { hashOf } from '../files/hash-of.ts';
import { examplesPath, resolveInside } from '../files/output-paths.ts';
import { describeFont, type FontDescription } from './describe-font.ts';
import { findDamage } from './find-damage.ts';
import { inParallel } from './in-parallel.ts';
import {
  type CardDescription,
  describeCard,
  measurePicture,
  type PictureDescription,
  type PictureProblem,
  unreadable,
} from './measure-picture.ts';
import {
  drawingInput,
  encoding,
  planDrawing,
  planVariants,
  toSources,
  type Variant,
} from './plan-variants.ts';
import { plainError } from '../../shared/plain-error.ts';
import { fontEndings, type PictureFile, resolvePicture } from './resolve-picture.ts';

interface EmitReport {
  /** Number of written files; of these, `encoded` were not in the cache. */
  written: number;
  encoded: number;
  /** Pictures with a valid header but damaged data. */
  failures: { src: string; message: string }[];
}

export interface PictureStore {
  /** Size and sources of a picture by its address. Reads the file again only after a change. */
  describe(src: string): PictureDescription | PictureProblem;
  /** The same for a social card, without encoding. */
  describeCard(src: string): CardDescription | PictureProblem;
  describeFont(src: string): FontDescription | PictureProblem;
  /** Decodes a photo or a font as the build does. Returns a message for its author when that fails. */
  findDamage(address: string): Promise<string | undefined>;
  /** Writes every file of the `sources` returned so far to the output folder. */
  emit(outDir: string, onProgress?: (done: number, total: number) => void): Promise<EmitReport>;
}

export interface PictureStoreOptions {
  publicDir: string;
  /** The folder of the schemas, whose folder `examples` has the pictures of examples; none by default. */
  schemasDir?: string;
  /** Cache of encoded files; none by default. */
  cache?: Cache;
  encoder?: string;
  /** False: raster pictures get no `sources` and are never encoded. */
  variants?: boolean;
}

interface Known {
  file: PictureFile;
  description: PictureDescription | PictureProblem;
  variants: Variant[];
  /** Hash of the bytes, part of the variants' names. */
  hash: string;
}

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { publicDir, schemasDir, cache = noCache, encoder = '', variants: wanted = true } = options;
  const pictures = new Map<string, Known>();
  /** By address and time of the last change, so that a save in development reads no file again. */
  const damages = memoize(10_000, async (stamped) => {
    const [address] = JSON.parse(stamped) as [string];
    const bytes = await readFile(join(publicDir, address));
    const key = keyOf('damage', encoder, hashOf(bytes));
    const known = cache.get(key)?.toString();
    if (known !== undefined) return known;
    const found = (await findDamage(bytes, endingOf(address))) ?? '';
    cache.put(key, found);
    return found;
  });

  function resolve(src: string): PictureFile | PictureProblem {
    const file = resolvePicture(publicDir, src);
    const isExample = schemasDir !== undefined && 'problem' in file && src.startsWith(examplesPath);
    return isExample ? resolvePicture(schemasDir, src) : file;
  }

  /** The bytes of a described file of the public folder, or the problem with it. */
  function readBytes(src: string, what: 'picture' | 'font'): Buffer | PictureProblem {
    const file = resolvePicture(publicDir, src, what === 'font' ? fontEndings : undefined);
    if ('problem' in file) return file;
    const bytes = readIfAllowed(file.path);
    return typeof bytes === 'string' ? unreadable(src, bytes, what) : bytes;
  }

  return {
    describe(src) {
      const file = resolve(src);
      if ('problem' in file) return file;
      const known = pictures.get(src);
      if (known?.file.stamp === file.stamp) return known.description;

      const read = readPicture(src, file, wanted);
      pictures.set(src, read);
      return read.description;
    },

    describeCard(src) {
      const bytes = readBytes(src, 'picture');
      return 'problem' in bytes ? bytes : describeCard(src, bytes);
    },

    describeFont(src) {
      const bytes = readBytes(src, 'font');
      if ('problem' in bytes) return bytes;
      const key = keyOf('font', encoder, hashOf(bytes));
      const known = cache.get(key);
      if (known) return JSON.parse(known.toString()) as FontDescription;
      try {
        const description = describeFont(bytes);
        cache.put(key, JSON.stringify(description));
        return description;
      } catch (error) {
        return unreadable(src, `It is damaged or no WOFF2 file: ${(error as Error).message}`, 'font');
      }
    },

    async findDamage(address) {
      if (endingOf(address) === 'svg') return undefined;
      const { mtimeMs, size, ino } = statSync(join(publicDir, address));
      const why = await damages(JSON.stringify([address, mtimeMs, size, ino]));
      return why === '' ? undefined : `It is damaged and cannot be decoded: ${why}`;
    },

    async emit(outDir, onProgress) {
      const tasks = [...pictures].flatMap(([src, picture]) =>
        picture.variants.map((variant) => ({ src, picture, variant })),
      );
      const failed = new Map<string, string>();
      const report = { written: 0, encoded: 0 };
      let done = 0;
      await inParallel(tasks, async ({ src, picture, variant }) => {
        const path = resolveInside(outDir, variant.url);
        const key = keyOf('picture', encoder, picture.hash, variant.width, variant.ofDrawing);
        await mkdir(dirname(path), { recursive: true });
        // A damaged picture fails at every width, so it is reported once.
        if (!failed.has(src)) {
          let isDamaged = false;
          const make = async () => {
            const bytes = await readFile(picture.file.path);
            // The variants are named after the picture's former bytes, and browsers cache them for a year.
            if (hashOf(bytes) !== picture.hash)
              throw plainError(
                `public${src} was changed during the build. Nothing was published. Run the build again.`,
              );
            return encodeVariant(bytes, variant).catch((error: Error) => {
              isDamaged = true;
              failed.set(src, `Damaged picture "${src}". ${error.message}`);
              throw error;
            });
          };
          try {
            if (await linkOrMake(cache, key, path, make)) report.encoded += 1;
            report.written += 1;
          } catch (error) {
            // A full disk is no damage of a picture.
            if (!isDamaged) throw error;
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

function endingOf(address: string): string {
  return extname(address).slice(1).toLowerCase();
}

/** The bytes of a file, or a message that says why they cannot be read. */
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
    hash: '',
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
    hash: hashOf(bytes),
  };
}

/** @throws Error when the picture's data is damaged. */
async function encodeVariant(picture: Uint8Array, { width, ofDrawing }: Variant): Promise<Buffer> {
  // Loaded only when a picture is encoded: checks do not need it.
  const { default: sharp } = await import('sharp');
  if (ofDrawing) return sharp(picture, drawingInput).resize({ width }).avif(encoding.drawing).toBuffer();
  const image = sharp(picture).autoOrient().resize({ width, withoutEnlargement: true });
  return image.avif(encoding.photo).toBuffer();
}
