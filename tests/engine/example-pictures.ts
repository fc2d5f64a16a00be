import sharp, { type Sharp } from 'sharp';

/** Start and end of a PNG file of this size; rules read nothing else. */
export function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), size, Buffer.from('IEND')]);
}

/** A drawing with random letters, which compression hardly shrinks. */
export function drawingOf(letters: number): string {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647);
  const points = Array.from({ length: letters / 8 }, () => random().toString(36).padStart(8, '0').slice(-8));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><desc>${points.join('')}</desc></svg>`;
}

/** A picture without a pattern. */
export function noise(width: number, height: number): Sharp {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * index) % 251);
  return sharp(data, { raw: { width, height, channels: 3 } });
}
