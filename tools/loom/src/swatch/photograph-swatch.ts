import sharp from 'sharp';
import { weaveSwatch, type Swatch } from './weave-swatch.ts';

/** Two pixels per unit of the drawing: sharp on a phone, and on a large screen up to the size of a card. */
const density = 2 * 72;

/**
 * Renders a swatch as WebP, of 1 to 3 KB. Browsers create a document for each SVG picture: as SVG the ten swatches cost
 * five times as much.
 */
export async function photographSwatch(swatch: Swatch): Promise<Buffer> {
  const drawing = sharp(Buffer.from(weaveSwatch(swatch)), { density }).removeAlpha();
  // Few colours are enough for the edges of threads, and save a third of the bytes.
  const plain = await drawing.png({ palette: true, colours: 16, dither: 0 }).toBuffer();
  return sharp(plain).webp({ lossless: true, effort: 6 }).toBuffer();
}
