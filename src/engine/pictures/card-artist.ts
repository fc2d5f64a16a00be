import { join } from 'node:path';
import {
  type Box,
  type CardContent,
  type CardDesign,
  cardSize,
  type DrawnCard,
} from '../../shared/social-card.ts';
import { memoize } from '../../shared/memoize.ts';
import { keyOf } from '../files/cache.ts';
import { hashOf } from '../files/hash-of.ts';
import { readIfThere } from '../files/node-file-system.ts';
import { plainError } from '../../shared/plain-error.ts';
import { openTitleWriter } from './card-title.ts';
import { drawingInput } from './plan-variants.ts';

/** Draws social cards: pictures of pages for social networks. */
export interface CardArtist {
  /** The cache key of a picture, made of everything that the picture depends on. */
  keyOf(design: CardDesign, content: CardContent): string;
  /**
   * Returns a JPEG.
   * @throws Error, for the developer, for a picture that cannot be decoded.
   */
  draw(design: CardDesign, content: CardContent): Promise<Buffer>;
}

type Scene = NonNullable<DrawnCard['scene']>;

/**
 * Quality was set by eye on woven pictures, whose fine edges cost most: 39 KB instead of 100 KB at quality 78; at 30
 * the ink changes its tone. Optimised coding would save an eighth of that for half as much work again.
 */
const jpeg = {
  quality: 35,
  quantisationTable: 3,
  chromaSubsampling: '4:2:0',
  optimiseCoding: false,
} as const;

/** For a picture that a page names, which may be a photo or contain text. */
const namedJpeg = { quality: 80, mozjpeg: true } as const;

/** `code`: a hash of the drawing code. */
export function createCardArtist(publicDir: string, code: string): CardArtist {
  /** Buffers of finished cards, reused for the next ones. */
  const unused: Buffer[] = [];

  const read = memoize(1000, (src) => {
    const bytes = readIfThere(join(publicDir, src));
    if (!bytes) throw plainError(`Missing file "public${src}", which social pictures use.`);
    return { bytes, digest: hashOf(bytes) };
  });

  /** The pixels of everything but the title, 2 MB each, shared by many pages. `key`: the design and the scene. */
  const backgroundOf = memoize(50, (key) => drawBackground(...(JSON.parse(key) as [CardDesign, Scene])));

  /** `key`: the design of titles as JSON. */
  const writerOf = memoize(10, (key) => {
    const title = JSON.parse(key) as CardDesign['title'];
    return openTitleWriter(read(title.font).bytes, title).catch((error: Error) => {
      throw plainError(
        `The font "public${title.font}" cannot be read: ${error.message}. Save or download the file again.`,
      );
    });
  });

  async function drawBackground({ ground, logo, scene }: CardDesign, shown: Scene): Promise<Buffer> {
    const sharp = await loadSharp();
    const [view, mark] = await Promise.all([fill(shown, scene.box), fit(logo.src, logo.box, 'inside')]);
    return sharp(svgOf(ground))
      .composite([
        { input: view, left: scene.box.x, top: scene.box.y },
        { input: mark, left: logo.box.x, top: logo.box.y },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  /** Scales the picture to fill the box, and cuts off what is far from its focus. */
  async function fill({ src, focus }: Scene, box: Box): Promise<Buffer> {
    if (!focus) return fit(src, box, 'cover');
    const sharp = await loadSharp();
    const whole = sharp(await fit(src, box, 'outside'));
    const size = await whole.metadata();
    const { width, height } = box;
    const [left, top] = [(size.width - width) * focus[0], (size.height - height) * focus[1]];
    return whole
      .extract({ left: Math.round(left / 100), top: Math.round(top / 100), width, height })
      .png({ compressionLevel: 1 })
      .toBuffer();
  }

  async function fit(
    src: string,
    { width, height }: Box,
    fitted: 'cover' | 'inside' | 'outside',
  ): Promise<Buffer> {
    const sharp = await loadSharp();
    try {
      const input = src.toLowerCase().endsWith('.svg') ? drawingInput : {};
      const picture = sharp(read(src).bytes, input).autoOrient().resize({ width, height, fit: fitted });
      return await picture.png({ compressionLevel: 1 }).toBuffer();
    } catch (error) {
      throw plainError(
        `The picture "${src}" cannot be used in a social card: ${(error as Error).message}. Export it again.`,
      );
    }
  }

  /** The picture that a page names, cut to the size of a card. */
  async function drawNamed(named: Scene): Promise<Buffer> {
    const sharp = await loadSharp();
    const cutOut = await fill(named, { x: 0, y: 0, ...cardSize });
    return sharp(cutOut).flatten({ background: '#fff' }).jpeg(namedJpeg).toBuffer();
  }

  async function drawTitle(design: CardDesign, { title, scene }: DrawnCard): Promise<Buffer> {
    const sharp = await loadSharp();
    const writer = await writerOf(JSON.stringify(design.title));
    const background = await backgroundOf(JSON.stringify([design, scene ?? { src: design.scene.fallback }]));
    const pixels = unused.pop() ?? Buffer.alloc(background.length);
    background.copy(pixels);
    await writer.write(pixels, title);
    const picture = await sharp(pixels, { raw: { ...cardSize, channels: 3 } })
      .jpeg(jpeg)
      .toBuffer();
    unused.push(pixels);
    return picture;
  }

  return {
    keyOf(design, content) {
      if ('src' in content) return keyOf('card', code, read(content.src).digest, content.focus);
      const sources = [design.logo.src, design.title.font, content.scene?.src ?? design.scene.fallback];
      return keyOf('card', code, design, content, ...sources.map((src) => read(src).digest));
    },
    draw: (design, content) => ('src' in content ? drawNamed(content) : drawTitle(design, content)),
  };
}

let loading: Promise<typeof import('sharp')> | undefined;

/** Loads sharp on first use, because it is large. */
async function loadSharp() {
  loading ??= import('sharp');
  return (await loading).default;
}

function svgOf(content: string): Buffer {
  const { width, height } = cardSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}
