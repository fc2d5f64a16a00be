import { readFont } from './card-title.ts';

/** A picture of any format is decoded as a whole for this width, in less time than for its own. */
const width = 480;

/** Decodes a photo or a font (WOFF2) as the build does. Returns the reason when that fails. */
export async function findDamage(bytes: Uint8Array, ending: string): Promise<string | undefined> {
  try {
    if (ending === 'woff2') await readFont(bytes);
    else {
      // Loaded only when a picture is new: sharp is large.
      const { default: sharp } = await import('sharp');
      await sharp(bytes).resize({ width, withoutEnlargement: true }).raw().toBuffer();
    }
    return undefined;
  } catch (error) {
    return (error as Error).message.trim().split('\n')[0];
  }
}
