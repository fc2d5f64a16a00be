import { extname } from 'node:path';
import { memoize } from '../../shared/memoize.ts';
import type { PictureSource } from '../../shared/picture.ts';
import { plainError } from '../../shared/plain-error.ts';
import { readRefusal } from '../../shared/refusal.ts';
import type { AssetIndex } from '../files/asset-index.ts';
import { type Cache, keyOf, noCache, readCached } from '../files/cache.ts';
import type { FileSystem } from '../files/file-system.ts';
import { hashOf } from '../files/hash-of.ts';
import { examplesPath } from '../files/output-paths.ts';
import type { Writer } from '../files/writer.ts';
import { describeFont, type FontDescription } from './describe-font.ts';
import { inParallel } from './in-parallel.ts';
import { fitsNetworks, measurePicture } from './measure-picture.ts';
import { drawingInput, encoding, isDrawing, planVariants, toSources, type Variant } from './plan-variants.ts';
import type { PictureSize } from './measure-svg.ts';
import { readSvg, type SvgReading } from './read-svg.ts';

/**
 * The pictures and fonts of public/ and of the examples, by address, as they are when first asked for. Each method returns
 * undefined for a file that does not exist, and a message for its author for one that cannot be shown. Open another store
 * after a change of public/.
 */
export type PictureStore = ReturnType<typeof createPictureStore>;

export interface PictureDescription extends PictureSize {
  /** Other encodings and widths, best first. Empty for animated, small or light pictures. */
  sources: PictureSource[];
  /** True if social networks can use the file unchanged. */
  isFit: boolean;
  /** Hash of the bytes. */
  version: string;
}

export interface PictureStoreOptions {
  fileSystem: FileSystem;
  assets: AssetIndex;
  /** Cache of encoded files; none by default. */
  cache?: Cache;
  encoder?: string;
  /** The base path of a built site. Without it, pictures get no `sources` and are never encoded. */
  base?: string;
}

interface Known extends PictureDescription {
  variants: Variant[];
}

/** Far above any picture of a page. Keeps a misplaced archive from being read into memory. */
const maxBytes = 50 * 1024 * 1024;

export function createPictureStore({
  fileSystem,
  assets,
  cache = noCache,
  encoder = '',
  base,
}: PictureStoreOptions) {
  const schemas = 'section-schemas';
  const names = fileSystem.list(schemas + examplesPath);
  const examples = new Map(names.map((name) => [examplesPath + name, schemas + examplesPath + name]));
  /** The pictures that pages show. */
  const shown = new Map<string, Known>();
  /** A drawing is measured, judged by the check, and judged again when it is copied. Keeps no text. */
  const drawings = new Map<string, SvgReading>();

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

  /** The bytes of a picture; undefined when they have changed since it was described. */
  function readAgain(src: string, version: string): Buffer | undefined {
    const bytes = read(src);
    return typeof bytes === 'object' && hashOf(bytes) === version ? bytes : undefined;
  }

  /** Reads a drawing from bytes, which may be newer than what was described. */
  function readDrawing(bytes: Buffer): SvgReading {
    const key = keyOf('drawing', encoder, hashOf(bytes));
    const reading = drawings.get(key) ?? readCached(cache, key, () => readSvg(bytes));
    drawings.set(key, reading);
    return reading;
  }

  /** `describeBytes` returns a message for bytes that it cannot read. */
  const describer = <Description extends object>(
    what: 'picture' | 'font',
    describeBytes: (src: string, bytes: Buffer) => Description | string,
  ) =>
    memoize(Infinity, (src): Description | string | undefined => {
      const bytes = read(src);
      const described = typeof bytes === 'object' ? describeBytes(src, bytes) : bytes;
      return typeof described === 'string' ? `Unreadable ${what} "${src}". ${described}` : described;
    });

  const measure = describer('picture', (src, bytes): Known | string => {
    const ending = extname(src).slice(1).toLowerCase();
    const measured = measurePicture(bytes, ending) ?? readDrawing(bytes).size;
    if (typeof measured === 'string') return measured;
    const { width, height } = measured;
    const variants = base === undefined ? [] : planVariants(src, bytes, measured);
    const sources = base === undefined ? [] : toSources(variants, { src, width, base });
    const isFit = fitsNetworks(bytes, ending, measured);
    return { width, height, sources, variants, isFit, version: hashOf(bytes) };
  });

  return {
    /** Describes a picture that a page shows, which `emit` encodes. */
    describe(src: string): PictureDescription | string | undefined {
      const found = measure(src);
      if (typeof found === 'object') shown.set(src, found);
      return found;
    },
    /** Describes a picture that is used as it is. */
    measure: (src: string): PictureDescription | string | undefined => measure(src),
    readDrawing,

    describeFont: describer('font', (_, bytes): FontDescription | string => {
      try {
        return readCached(cache, keyOf('font', encoder, hashOf(bytes)), () => describeFont(bytes));
      } catch {
        return 'It is damaged or no WOFF2 file.';
      }
    }),

    /** Decodes a photo as the build does; undefined when that succeeds. */
    async findProblem(src: string): Promise<string | undefined> {
      const found = measure(src);
      if (typeof found !== 'object' || isDrawing(src)) return typeof found === 'string' ? found : undefined;
      const key = keyOf('damage', encoder, found.version);
      let why = cache.get(key)?.toString();
      if (why === undefined) {
        const bytes = readAgain(src, found.version);
        // The next check describes other bytes.
        if (!bytes) return undefined;
        why = await findDamage(bytes);
        cache.put(key, why);
      }
      if (why === '') return undefined;
      return `Unreadable picture "${src}". It is damaged or cut short, and cannot be decoded: ${why}`;
    },

    /**
     * Writes every file of the `sources` returned so far.
     * @throws Error that names a picture with damaged data.
     */
    async emit(
      { place }: Pick<Writer, 'place'>,
      onProgress?: (done: number, total: number) => void,
    ): Promise<void> {
      const tasks = [...shown].flatMap(([src, { version, variants }]) =>
        variants.map((variant) => ({ src, version, ...variant })),
      );
      let done = 0;
      await inParallel(tasks, async ({ src, version, url, width }) => {
        const key = keyOf('picture', encoder, version, width, isDrawing(src));
        await place(url, key, async () => {
          const bytes = readAgain(src, version);
          // The variants are named after the picture's former bytes, and browsers cache them for a year.
          if (!bytes)
            throw plainError(
              `public${src} was changed during the build. Nothing was published. Run the build again.`,
            );
          return encodePicture(src, bytes, width).catch((error: Error) => {
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
async function encodePicture(src: string, picture: Uint8Array, width: number): Promise<Buffer> {
  // Loaded only when a picture is encoded: checks do not need it.
  const { default: sharp } = await import('sharp');
  if (isDrawing(src)) return sharp(picture, drawingInput).resize({ width }).avif(encoding.drawing).toBuffer();
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
