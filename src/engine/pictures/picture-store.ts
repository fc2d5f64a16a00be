import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readRefusal } from '../../shared/refusal.ts';
import { type Cache, keyOf, linkOrMake, noCache } from '../files/cache.ts';
import { hashOf } from '../files/hash-of.ts';
import { examplesPath, resolveInside } from '../files/output-paths.ts';
import { describeFont, type FontDescription } from './describe-font.ts';
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

export interface PictureStore {
  /** Size and sources of a picture by its address. Reads the file again only after a change. */
  describe(src: string): PictureDescription | PictureProblem;
  /** The same for a social card, without encoding. */
  describeCard(src: string): CardDescription | PictureProblem;
  describeFont(src: string): FontDescription | PictureProblem;
  /** Decodes a photo as the build does. Returns a message for its author when that fails. */
  findDamage(src: string): Promise<string | undefined>;
  /**
   * Writes every file of the `sources` returned so far to the output folder.
   * @throws Error that names a picture with damaged data.
   */
  emit(outDir: string, onProgress?: (done: number, total: number) => void): Promise<void>;
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

/** What is known of a picture until its file changes. */
interface Known {
  file: PictureFile;
  /** Hash of the bytes, part of the variants' names. */
  hash: string;
  description: PictureDescription;
  card: CardDescription;
  variants: Variant[];
  /** Empty for a picture that can be decoded; undefined until somebody asks. */
  damage?: Promise<string>;
}

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { publicDir, schemasDir, cache = noCache, encoder = '', variants: wanted = true } = options;
  const pictures = new Map<string, Known>();
  /** The addresses of the pictures that pages show. */
  const shown = new Set<string>();

  function resolve(src: string): PictureFile | PictureProblem {
    const file = resolvePicture(publicDir, src);
    const isExample = schemasDir !== undefined && 'problem' in file && src.startsWith(examplesPath);
    return isExample ? resolvePicture(schemasDir, src) : file;
  }

  function find(src: string): Known | PictureProblem {
    const file = resolve(src);
    if ('problem' in file) return file;
    const known = pictures.get(src);
    if (known?.file.stamp === file.stamp) return known;
    const read = readPicture(src, file, wanted);
    if (!('problem' in read)) pictures.set(src, read);
    return read;
  }

  /** Decodes a picture, unless the cache knows what came of it. */
  async function decode(path: string): Promise<string> {
    const bytes = await readFile(path);
    const key = keyOf('damage', encoder, hashOf(bytes));
    const known = cache.get(key)?.toString();
    if (known !== undefined) return known;
    const found = await findDamage(bytes);
    cache.put(key, found);
    return found;
  }

  return {
    describe(src) {
      const found = find(src);
      if ('problem' in found) return found;
      shown.add(src);
      return found.description;
    },

    describeCard(src) {
      const found = find(src);
      return 'problem' in found ? found : found.card;
    },

    describeFont(src) {
      const file = resolvePicture(publicDir, src, fontEndings);
      if ('problem' in file) return file;
      const bytes = readIfAllowed(file.path);
      if (typeof bytes === 'string') return unreadable(src, bytes, 'font');
      const key = keyOf('font', encoder, hashOf(bytes));
      const known = cache.get(key);
      if (known) return JSON.parse(known.toString()) as FontDescription;
      try {
        const description = describeFont(bytes);
        cache.put(key, JSON.stringify(description));
        return description;
      } catch {
        return unreadable(src, 'It is damaged or no WOFF2 file.', 'font');
      }
    },

    async findDamage(src) {
      const found = find(src);
      if ('problem' in found || found.file.ending === 'svg') return undefined;
      const why = await (found.damage ??= decode(found.file.path));
      return why === '' ? undefined : `It is damaged or cut short, and cannot be decoded: ${why}`;
    },

    async emit(outDir, onProgress) {
      const tasks = [...shown].flatMap((src) => {
        const picture = pictures.get(src)!;
        return picture.variants.map((variant) => ({ src, picture, variant }));
      });
      let done = 0;
      await inParallel(tasks, async ({ src, picture: { file, hash }, variant }) => {
        const path = resolveInside(outDir, variant.url);
        await mkdir(dirname(path), { recursive: true });
        const key = keyOf('picture', encoder, hash, variant.width, variant.ofDrawing);
        await linkOrMake(cache, key, path, async () => {
          const bytes = await readFile(file.path);
          // The variants are named after the picture's former bytes, and browsers cache them for a year.
          if (hashOf(bytes) !== hash)
            throw plainError(
              `public${src} was changed during the build. Nothing was published. Run the build again.`,
            );
          return encodeVariant(bytes, variant).catch((error: Error) => {
            throw plainError(`Damaged picture "${src}". ${error.message}`);
          });
        });
        done += 1;
        onProgress?.(done, tasks.length);
      });
    },
  };
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

function readPicture(src: string, file: PictureFile, wantsVariants: boolean): Known | PictureProblem {
  const bytes = readIfAllowed(file.path);
  if (typeof bytes === 'string') return unreadable(src, bytes);
  const measured = measurePicture(bytes, file.ending);
  if (typeof measured === 'string') return unreadable(src, measured);
  let variants: Variant[] = [];
  if (wantsVariants && file.ending === 'svg') variants = planDrawing(src, bytes, measured);
  else if (wantsVariants && measured.convertible) variants = planVariants(src, bytes, measured);
  const { width, height } = measured;
  return {
    file,
    hash: hashOf(bytes),
    description: { width, height, sources: toSources(variants, { src, width }) },
    card: describeCard(bytes, file.ending, measured),
    variants,
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

/** A picture of any format is decoded as a whole for this width, in less time than for its own. */
const decodedWidth = 480;

/** The reason why a photo cannot be decoded; empty when it can. */
async function findDamage(picture: Uint8Array): Promise<string> {
  // Loaded only when a picture is new: sharp is large.
  const { default: sharp } = await import('sharp');
  try {
    await sharp(picture).resize({ width: decodedWidth, withoutEnlargement: true }).raw().toBuffer();
    return '';
  } catch (error) {
    return (error as Error).message.trim().split('\n')[0]!;
  }
}
