import sharp from 'sharp';
import { weaveSwatch, type Swatch } from './weave-swatch.ts';

/** Two pixels for each of the drawing: sharp on a phone, and on a large screen too where it is no larger than a card. */
const density = 2 * 72;

/**
 * A swatch as WebP, of 1 to 3 KB. A browser makes a document of its own for each SVG picture: drawings of the ten
 * swatches take five times the work of their pixels.
 */
export async function photographSwatch(swatch: Swatch): Promise<Buffer> {
  const drawing = sharp(Buffer.from(weaveSwatch(swatch)), { density }).removeAlpha();
  // Few colours are enough for the edges of threads, and a third lighter.
  const plain = await drawing.png({ palette: true, colours: 16, dither: 0 }).toBuffer();
  return sharp(plain).webp({ lossless: true, effort: 6 }).toBuffer();
}
