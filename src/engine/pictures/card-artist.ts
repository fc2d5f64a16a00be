import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  type Box,
  type CardContent,
  type CardDesign,
  cardSize,
  type DrawnCard,
} from '../../shared/social-card.ts';
import { openKeptFiles } from '../files/kept-files.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { plainError } from '../../shared/plain-error.ts';
import { openTextSetter, type TextSetter } from './set-text.ts';

/** Draws pictures for social networks, each once: what was drawn is kept in a folder that may be deleted at any time. */
export interface CardArtist {
  /** Changes with all that a picture is made of. */
  keyOf(design: CardDesign, content: CardContent): string;
  /**
   * A JPEG picture.
   * @throws Error, in a sentence for the person who builds, for a picture that cannot be drawn into it.
   */
  draw(design: CardDesign, content: CardContent): Promise<Buffer>;
}

/**
 * Set by eye on woven pictures, whose fine edges cost most: 50 KB instead of 100 KB at quality 78, in 6 ms; at 30 the ink
 * takes another tone. mozjpeg takes ten times as long for another fifth.
 */
const jpeg = { quality: 35, quantisationTable: 3, chromaSubsampling: '4:2:0' } as const;

/** For what a page names, and may be a photo or hold words. */
const namedJpeg = { quality: 80, mozjpeg: true } as const;

/** Pixels without a file format, for what is put over them. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** `code`: changes with the code that draws. */
export function createCardArtist(publicDir: string, cacheDir: string, code: string): CardArtist {
  const kept = openKeptFiles(cacheDir);
  const files = new Map<string, { bytes: Buffer; digest: string }>();
  const grounds = new Map<string, Promise<Pixels>>();
  const setters = new Map<string, Promise<TextSetter>>();

  function read(src: string): { bytes: Buffer; digest: string } {
    const known = files.get(src);
    if (known) return known;
    const bytes = readIfThere(join(publicDir, src));
    if (!bytes)
      throw plainError(
        `"public${src}" is missing, of which pictures of pages for social networks are made: src/theme/social-card.ts names it.`,
      );
    const file = { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
    files.set(src, file);
    return file;
  }

  /** Everything but the title, which many pages share. */
  function groundOf(design: CardDesign, scene: string): Promise<Pixels> {
    const key = JSON.stringify([design, scene]);
    const ground = grounds.get(key) ?? drawGround(design, scene);
    grounds.set(key, ground);
    return ground;
  }

  async function drawGround({ ground, logo, scene }: CardDesign, src: string): Promise<Pixels> {
    const sharp = await loadSharp();
    const [view, mark] = await Promise.all([cut(src, scene.box, 'cover'), cut(logo.src, logo.box, 'inside')]);
    return sharp(svgOf({ x: 0, y: 0, ...cardSize }, ground))
      .composite([
        { input: view, left: scene.box.x, top: scene.box.y },
        { input: mark, left: logo.box.x, top: logo.box.y },
      ])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  }

  async function cut(src: string, { width, height }: Box, fit: 'cover' | 'inside'): Promise<Buffer> {
    const sharp = await loadSharp();
    try {
      // An SVG of any size is drawn at the size of its box.
      const limitInputPixels = !src.toLowerCase().endsWith('.svg');
      const picture = sharp(read(src).bytes, { limitInputPixels })
        .autoOrient()
        .resize({ width, height, fit });
      return await picture.png({ compressionLevel: 1 }).toBuffer();
    } catch (error) {
      throw plainError(
        `The picture "${src}" cannot be drawn into the picture of a page for social networks: ${(error as Error).message}. Export it anew.`,
      );
    }
  }

  /** What a page names, cut to the size of a card. */
  async function drawNamed(src: string): Promise<Buffer> {
    const sharp = await loadSharp();
    const cutOut = await cut(src, { x: 0, y: 0, ...cardSize }, 'cover');
    return sharp(cutOut).flatten({ background: '#fff' }).jpeg(namedJpeg).toBuffer();
  }

  async function drawTitle(design: CardDesign, content: DrawnCard): Promise<Buffer> {
    const sharp = await loadSharp();
    const { title, scene } = design;
    const text = (await setter(design)).set(content.title) ?? '';
    const { data, info } = await groundOf(design, content.scene ?? scene.fallback);
    const place = { x: title.box.x, y: 0, width: title.box.width, height: cardSize.height };
    return sharp(data, { raw: info })
      .composite([{ input: svgOf(place, text), left: place.x, top: place.y }])
      .jpeg(jpeg)
      .toBuffer();
  }

  function setter({ title }: CardDesign): Promise<TextSetter> {
    const key = JSON.stringify(title);
    const opened =
      setters.get(key) ??
      openTextSetter(read(title.font).bytes, title).catch((error: Error) => {
        throw plainError(
          `The font "public${title.font}" cannot be read: ${error.message}. Save or fetch the file anew.`,
        );
      });
    setters.set(key, opened);
    return opened;
  }

  function keyOf(design: CardDesign, content: CardContent): string {
    if ('src' in content) return hashOf([code, cardSize, read(content.src).digest]);
    const sources = [design.logo.src, design.title.font, content.scene ?? design.scene.fallback];
    return hashOf([code, cardSize, design, content, sources.map((src) => read(src).digest)]);
  }

  return {
    keyOf,
    async draw(design, content) {
      const name = `${keyOf(design, content)}.jpg`;
      const known = kept.recall(name);
      if (known) return known;
      const drawn = await ('src' in content ? drawNamed(content.src) : drawTitle(design, content));
      kept.keep(name, () => drawn);
      return drawn;
    },
  };
}

let loading: Promise<typeof import('sharp')> | undefined;

/** Loads it when it is first needed, as it is large. */
async function loadSharp() {
  loading ??= import('sharp');
  return (await loading).default;
}

function hashOf(recipe: unknown): string {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex');
}

function svgOf({ x, y, width, height }: Box, content: string): Buffer {
  const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
}
