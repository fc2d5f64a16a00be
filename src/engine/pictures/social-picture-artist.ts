import { join } from 'node:path';
import type Sharp from 'sharp';
import {
  type SocialPicture,
  type SocialPictureDesign,
  socialPictureSize,
  type DrawnSocialPicture,
} from '../../shared/social-picture.ts';
import { memoize } from '../../shared/memoize.ts';
import { keyOf } from '../files/cache.ts';
import { hashOf } from '../files/hash-of.ts';
import { readIfThere } from '../files/node-file-system.ts';
import { plainError } from '../../shared/plain-error.ts';
import { openTitleFonts } from './title-painter.ts';
import { drawingInput, isDrawing } from './plan-variants.ts';

type Scene = NonNullable<DrawnSocialPicture['scene']>;
type Size = { width: number; height: number };

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

/** A file of the public folder, with its hash. */
type ReadFile = (src: string) => { bytes: Buffer; digest: string };

/** Draws social pictures: pictures of pages for social networks. `code`: a hash of the drawing code. */
export function createSocialPictureArtist(publicDir: string, code: string, design: SocialPictureDesign) {
  const read: ReadFile = memoize(1000, (src) => {
    const bytes = readIfThere(join(publicDir, src));
    if (!bytes) throw plainError(`Missing file "public${src}", which social pictures use.`);
    return { bytes, digest: hashOf(bytes) };
  });
  let drawing: ReturnType<typeof prepareDrawing> | undefined;
  return {
    /** The cache key of a picture, made of everything that the picture depends on. */
    keyOf(content: SocialPicture): string {
      if ('src' in content) return keyOf('socialPicture', code, read(content.src).digest, content.focus);
      const sources = [design.logo.src, ...design.title.fonts, content.scene?.src ?? design.scene.fallback];
      return keyOf('socialPicture', code, design, content, ...sources.map((src) => read(src).digest));
    },
    /** Returns a JPEG. @throws Error, for the developer, for a picture that cannot be decoded. */
    async draw(content: SocialPicture): Promise<Buffer> {
      const draw = await (drawing ??= prepareDrawing(design, read));
      return draw(content);
    },
  };
}

/** Loads sharp, which is large, and the font. Returns the function that draws a social picture. */
async function prepareDrawing(design: SocialPictureDesign, read: ReadFile) {
  const { default: sharp } = await import('sharp');
  const { ground, logo, scene, title } = design;
  const files = title.fonts.map((src) => read(src).bytes);
  const drawTitle = await openTitleFonts(files, title).catch((error: Error) => {
    throw plainError(
      `A font of ${title.fonts.join(', ')} cannot be read: ${error.message}. Save or download the file again.`,
    );
  });

  const { fill, fit } = createScaler(sharp, read);

  /** The pixels of everything but the title, 2 MB each, shared by many pages. `key`: the scene as JSON. */
  const backgroundOf = memoize(50, async (key) => {
    const [view, mark] = await Promise.all([
      fill(JSON.parse(key) as Scene, scene.box),
      fit(logo.src, logo.box, 'inside'),
    ]);
    const { width, height } = socialPictureSize;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}</svg>`;
    return sharp(Buffer.from(svg))
      .composite([
        { ...view, left: scene.box.x, top: scene.box.y },
        { ...mark, left: logo.box.x, top: logo.box.y },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
  });

  /** Buffers of drawn social pictures, for the next ones: new memory of this size takes longer than copying into it. */
  const free: Buffer[] = [];
  return async (content: SocialPicture): Promise<Buffer> => {
    if ('src' in content) {
      const { input, raw } = await fill(content, socialPictureSize);
      return sharp(input, { raw }).flatten({ background: '#fff' }).jpeg(namedJpeg).toBuffer();
    }
    const background = await backgroundOf(JSON.stringify(content.scene ?? { src: scene.fallback }));
    const pixels = free.pop() ?? Buffer.allocUnsafe(background.length);
    background.copy(pixels);
    await drawTitle(pixels, content.title);
    const picture = sharp(pixels, { raw: { ...socialPictureSize, channels: 3 } });
    const encoded = await picture.jpeg(jpeg).toBuffer();
    free.push(pixels);
    return encoded;
  };
}

/** Returns functions that scale pictures of the public folder. */
function createScaler(sharp: typeof Sharp, read: ReadFile) {
  /** Scales the picture to fill the box, and cuts off what is far from its focus. */
  async function fill({ src, focus: [x, y] = [50, 50] }: Scene, { width, height }: Size) {
    const { input, raw } = await fit(src, { width, height }, 'outside');
    const left = Math.round(((raw.width - width) * x) / 100);
    const top = Math.round(((raw.height - height) * y) / 100);
    return toPixels(sharp(input, { raw }).extract({ left, top, width, height }));
  }

  async function fit(src: string, { width, height }: Size, mode: 'inside' | 'outside') {
    try {
      const input = isDrawing(src) ? drawingInput : {};
      const picture = sharp(read(src).bytes, input).autoOrient();
      return await toPixels(picture.resize({ width, height, fit: mode }));
    } catch (error) {
      throw plainError(
        `The picture "${src}" cannot be used in a social picture: ${(error as Error).message}. Export it again.`,
      );
    }
  }

  return { fill, fit };
}

/** The pixels of a picture, as sharp takes them. */
async function toPixels(picture: ReturnType<typeof Sharp>) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
}
