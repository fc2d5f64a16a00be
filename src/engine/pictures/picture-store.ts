import { extname } from 'node:path';
import { memoize } from '../../shared/memoize.ts';
import { plainError } from '../../shared/plain-error.ts';
import { readRefusal } from '../../shared/refusal.ts';
import type { AssetIndex } from '../files/asset-index.ts';
import { type Cache, keyOf, noCache } from '../files/cache.ts';
import type { FileSystem } from '../files/file-system.ts';
import { hashOf } from '../files/hash-of.ts';
import { examplesPath } from '../files/output-paths.ts';
import type { Writer } from '../files/writer.ts';
import { describeFont, type FontDescription } from './describe-font.ts';
import { inParallel } from './in-parallel.ts';
import {
  fitsNetworks,
  measurePicture,
  type PictureDescription,
  type PictureProblem,
  unreadable,
} from './measure-picture.ts';
import { drawingInput, encoding, planVariants, toSources, type Variant } from './plan-variants.ts';

/**
 * The pictures and fonts of public/ and of the examples, by address, as they are when first asked for. A description is
 * undefined for a file that does not exist. Open another store after a change of public/.
 */
export interface PictureStore {
  /** Describes a picture that a page shows, which `emit` encodes. */
  describe(src: string): PictureDescription | PictureProblem | undefined;
  /** Describes a picture that is used as it is. */
  measure(src: string): PictureDescription | PictureProblem | undefined;
  describeFont(src: string): FontDescription | PictureProblem | undefined;
  /** Decodes a photo as the build does. Returns a message for its author when that fails. */
  findDamage(src: string): Promise<string | undefined>;
  /**
   * Writes every file of the `sources` returned so far.
   * @throws Error that names a picture with damaged data.
   */
  emit(writer: Pick<Writer, 'place'>, onProgress?: (done: number, total: number) => void): Promise<void>;
}

export interface PictureStoreOptions {
  fileSystem: FileSystem;
  assets: AssetIndex;
  /** Cache of encoded files; none by default. */
  cache?: Cache;
  encoder?: string;
  /** False: raster pictures get no `sources` and are never encoded. */
  variants?: boolean;
}

interface Known {
  /** Hash of the bytes, part of the variants' names. */
  hash: string;
  description: PictureDescription;
  variants: Variant[];
}

/** Far above any picture of a page. Keeps a misplaced archive from being read into memory. */
const maxBytes = 50 * 1024 * 1024;

export function createPictureStore({
  fileSystem,
  assets,
  cache = noCache,
  encoder = '',
  variants: wanted = true,
}: PictureStoreOptions): PictureStore {
  const schemas = 'section-schemas';
  const names = fileSystem.list(schemas + examplesPath);
  const examples = new Map(names.map((name) => [examplesPath + name, schemas + examplesPath + name]));
  /** The pictures that pages show. */
  const shown = new Map<string, Known>();

  /** The bytes of a file, or a message that says why they cannot be read. */
  function read(src: string): Buffer | string | undefined {
    const path = assets.has(src) ? assets.fileOf(src) : examples.get(src);
    if (path === undefined) return undefined;
    try {
      const bytes = fileSystem.read(path, maxBytes + 1);
      return bytes && bytes.length > maxBytes ? 'The file has more than 50 MB.' : bytes;
    } catch (error) {
      const refusal = readRefusal(error);
      if (!refusal) throw error;
      return `The file cannot be read: ${refusal.reason}. ${refusal.advice}.`;
    }
  }

  /** `describeBytes` returns a message for bytes that it cannot read. */
  const describer = <Description extends object>(
    what: 'picture' | 'font',
    describeBytes: (src: string, bytes: Buffer) => Description | string,
  ) =>
    memoize(Infinity, (src): Description | PictureProblem | undefined => {
      const bytes = read(src);
      const described = typeof bytes === 'object' ? describeBytes(src, bytes) : bytes;
      return typeof described === 'string' ? unreadable(src, described, what) : described;
    });

  const find = describer('picture', (src, bytes): Known | string => {
    const ending = extname(src).slice(1).toLowerCase();
    const measured = measurePicture(bytes, ending);
    if (typeof measured === 'string') return measured;
    const isDrawing = ending === 'svg';
    const isPlanned = wanted && (isDrawing || measured.convertible);
    const variants = isPlanned ? planVariants(src, bytes, measured, isDrawing) : [];
    const { width, height } = measured;
    const hash = hashOf(bytes);
    const sources = toSources(variants, { src, width });
    const isFit = fitsNetworks(bytes, ending, measured);
    return { hash, description: { width, height, sources, isFit, version: hash.slice(0, 16) }, variants };
  });

  function measure(src: string): PictureDescription | PictureProblem | undefined {
    const found = find(src);
    return found && 'description' in found ? found.description : found;
  }

  return {
    describe(src) {
      const found = find(src);
      if (found && 'description' in found) shown.set(src, found);
      return measure(src);
    },
    measure,

    describeFont: describer('font', (_, bytes) => {
      const key = keyOf('font', encoder, hashOf(bytes));
      const known = cache.get(key);
      if (known) return JSON.parse(known.toString()) as FontDescription;
      try {
        const description = describeFont(bytes);
        cache.put(key, JSON.stringify(description));
        return description;
      } catch {
        return 'It is damaged or no WOFF2 file.';
      }
    }),

    async findDamage(src) {
      const found = find(src);
      if (!found || 'problem' in found || src.toLowerCase().endsWith('.svg')) return undefined;
      const key = keyOf('damage', encoder, found.hash);
      let why = cache.get(key)?.toString();
      if (why === undefined) {
        const bytes = read(src);
        // The next check describes other bytes.
        if (typeof bytes !== 'object' || hashOf(bytes) !== found.hash) return undefined;
        why = await findDamage(bytes);
        cache.put(key, why);
      }
      return why === '' ? undefined : `It is damaged or cut short, and cannot be decoded: ${why}`;
    },

    async emit({ place }, onProgress) {
      const tasks = [...shown].flatMap(([src, { hash, variants }]) =>
        variants.map((variant) => ({ src, hash, variant })),
      );
      let done = 0;
      await inParallel(tasks, async ({ src, hash, variant }) => {
        const key = keyOf('picture', encoder, hash, variant.width, variant.isDrawing);
        await place(variant.url, key, async () => {
          const bytes = read(src);
          // The variants are named after the picture's former bytes, and browsers cache them for a year.
          if (typeof bytes !== 'object' || hashOf(bytes) !== hash)
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

/** @throws Error when the picture's data is damaged. */
async function encodeVariant(picture: Uint8Array, { width, isDrawing }: Variant): Promise<Buffer> {
  // Loaded only when a picture is encoded: checks do not need it.
  const { default: sharp } = await import('sharp');
  if (isDrawing) return sharp(picture, drawingInput).resize({ width }).avif(encoding.drawing).toBuffer();
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
