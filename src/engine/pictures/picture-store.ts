import { extname } from 'node:path';
import { memoize } from '../../shared/memoize.ts';
import type { IconDrawing } from '../../shared/icon.ts';
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
import { maxIconBytes, readIcon } from './read-icon.ts';
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

interface StoredPicture extends PictureDescription {
  variants: Variant[];
}

/** Far above any picture of a page. Keeps a misplaced archive from being read into memory. */
const maxBytes = 50 * 1024 * 1024;

export function createPictureStore(options: PictureStoreOptions) {
  const { fileSystem, assets, cache = noCache, encoder = '', base } = options;
  const read = createReader(fileSystem, assets);
  const readDrawing = createDrawingReader(cache, encoder);
  /** The pictures that pages show. */
  const pagePictures = new Map<string, StoredPicture>();
  const measure = createDescriber('picture', read, (src, bytes) =>
    describePicture(src, bytes, readDrawing, base),
  );

  /** Undefined for bytes that have changed: the next check describes the new ones. */
  async function noteDamage(key: string, bytes: Buffer | undefined): Promise<string | undefined> {
    const damage = bytes && (await findDamage(bytes));
    if (damage !== undefined) cache.put(key, damage);
    return damage;
  }

  return {
    /** Describes a picture that a page shows, which `emit` encodes. */
    describe(src: string): PictureDescription | string | undefined {
      const picture = measure(src);
      if (typeof picture === 'object') pagePictures.set(src, picture);
      return picture;
    },
    /** Describes a picture that is used as it is. */
    measure: (src: string): PictureDescription | string | undefined => measure(src),
    readDrawing,
    /** A drawing as an icon to draw in place; undefined for any other file. */
    readIcon(src: string): IconDrawing | undefined {
      const bytes = isDrawing(src) ? read(src) : undefined;
      if (typeof bytes !== 'object' || bytes.length > maxIconBytes) return undefined;
      return readDrawing(bytes).violations.length === 0 ? readIcon(bytes.toString('utf8')) : undefined;
    },

    describeFont: createDescriber('font', read, (_, bytes): FontDescription | string => {
      try {
        return readCached(cache, keyOf('font', encoder, hashOf(bytes)), () => describeFont(bytes));
      } catch {
        return 'It is damaged or no WOFF2 file.';
      }
    }),

    /** Decodes a photo as the build does; undefined when that succeeds. */
    async findDecodeError(src: string): Promise<string | undefined> {
      const picture = measure(src);
      if (typeof picture !== 'object') return picture;
      if (isDrawing(src)) return undefined;
      const { version } = picture;
      const key = keyOf('damage', encoder, version);
      const damage = cache.get(key)?.toString() ?? (await noteDamage(key, sameBytes(read(src), version)));
      if (!damage) return undefined;
      return `Unreadable picture "${src}". It is damaged or cut short, and cannot be decoded: ${damage}`;
    },

    /**
     * Writes every file of the `sources` returned so far, of pictures that are published.
     * @throws Error that names a picture with damaged data.
     */
    emit(
      writer: Pick<Writer, 'place'>,
      onProgress?: (done: number, total: number) => void,
      isPublished: (src: string) => boolean = () => true,
    ): Promise<void> {
      const published = [...pagePictures].filter(([src]) => isPublished(src));
      const variants = published.flatMap(([src, { version, variants: planned }]) =>
        planned.map(({ url, width }) => ({
          url,
          key: keyOf('picture', encoder, version, width, isDrawing(src)),
          encode: () => encodeVersion(src, sameBytes(read(src), version), width),
        })),
      );
      return writeVariants(variants, writer, onProgress);
    },
  };
}

/** `key`: of the cache. */
async function writeVariants(
  variants: readonly { url: string; key: string; encode: () => Promise<Buffer> }[],
  { place }: Pick<Writer, 'place'>,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  let done = 0;
  await inParallel(variants, async ({ url, key, encode }) => {
    await place(url, key, encode);
    done += 1;
    onProgress?.(done, variants.length);
  });
}

/**
 * Returns a function that reads a drawing from bytes, which may be newer than what was described: a drawing is measured,
 * judged by the check, and judged again when it is copied. Keeps no text.
 */
function createDrawingReader(cache: Cache, encoder: string): (bytes: Buffer) => SvgReading {
  const readings = new Map<string, SvgReading>();
  return (bytes) => {
    const key = keyOf('drawing', encoder, hashOf(bytes));
    const reading = readings.get(key) ?? readCached(cache, key, () => readSvg(bytes));
    readings.set(key, reading);
    return reading;
  };
}

/** Returns a function that describes a file, once. `describeBytes` returns a message for bytes that it cannot read. */
function createDescriber<Description extends object>(
  kind: 'picture' | 'font',
  read: ReturnType<typeof createReader>,
  describeBytes: (src: string, bytes: Buffer) => Description | string,
) {
  return memoize(Infinity, (src): Description | string | undefined => {
    const bytes = read(src);
    const described = typeof bytes === 'object' ? describeBytes(src, bytes) : bytes;
    return typeof described === 'string' ? `Unreadable ${kind} "${src}". ${described}` : described;
  });
}

function describePicture(
  src: string,
  bytes: Buffer,
  readDrawing: (bytes: Buffer) => SvgReading,
  base: string | undefined,
): StoredPicture | string {
  const ending = extname(src).slice(1).toLowerCase();
  const measured = measurePicture(bytes, ending) ?? readDrawing(bytes).size;
  if (typeof measured === 'string') return measured;
  const { width, height } = measured;
  const variants = base === undefined ? [] : planVariants(src, bytes, measured);
  const sources = base === undefined ? [] : toSources(variants, { src, width, base });
  const isFit = fitsNetworks(bytes, ending, measured);
  return { width, height, sources, variants, isFit, version: hashOf(bytes) };
}

/** Returns a function that reads a file by its address: its bytes, or a message that says why they cannot be read. */
function createReader(fileSystem: FileSystem, assets: AssetIndex) {
  const schemas = 'section-schemas';
  const names = fileSystem.list(schemas + examplesPath);
  const examples = new Map(names.map((name) => [examplesPath + name, schemas + examplesPath + name]));
  return (src: string): Buffer | string | undefined => {
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
  };
}

/** The bytes of a picture; undefined when they have changed since it was described. */
function sameBytes(bytes: Buffer | string | undefined, version: string): Buffer | undefined {
  return typeof bytes === 'object' && hashOf(bytes) === version ? bytes : undefined;
}

/** @throws Error for a picture that is damaged, or has changed since it was described (no `bytes`). */
async function encodeVersion(src: string, bytes: Buffer | undefined, width: number): Promise<Buffer> {
  // The variants are named after the picture's former bytes, and browsers cache them for a year.
  if (!bytes)
    throw plainError(
      `public${src} was changed during the build. Nothing was published. Run the build again.`,
    );
  return encodePicture(src, bytes, width).catch((error: Error) => {
    throw plainError(`Damaged picture "${src}". ${error.message}`);
  });
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
