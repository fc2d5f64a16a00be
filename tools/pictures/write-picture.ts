import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** What one channel of a pixel may differ by, of 255, and how many of them, before an eye sees it. */
const unseen = { difference: 24, share: 0.001 };

/**
 * Writes a picture, unless the file shows the same to the eye: fonts drawn by another version of the browser change a few
 * pixels of every picture. Returns whether it was written.
 */
export async function writePicture(file: string, picture: Buffer): Promise<boolean> {
  if (existsSync(file) && (await looksAlike(readFileSync(file), picture))) return false;
  writeFileSync(file, picture);
  return true;
}

async function looksAlike(before: Buffer, after: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (first!.info.width !== second!.info.width || first!.info.height !== second!.info.height) return false;
  let seen = 0;
  for (const [index, value] of first!.data.entries())
    if (Math.abs(value - second!.data[index]!) > unseen.difference) seen += 1;
  return seen <= first!.data.length * unseen.share;
}
