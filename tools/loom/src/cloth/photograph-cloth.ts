import sharp, { type Sharp } from 'sharp';
import { color } from '../dyes.ts';
import { publicFolder } from '../public-folder.ts';
import { heroHanging } from './cloth-shape.ts';
import { drawHanging } from './draw-hanging.ts';

/** The moment of the swing to render. */
const moment = 0.05;

/** Makes the home page's cloth for wide and for narrow screens, the preview image for shared links, and the icons. */
export async function photographCloth(): Promise<void> {
  const webp = { quality: 86, effort: 6, smartSubsample: true };
  await photograph(1920, 1080).webp(webp).toFile(`${publicFolder}img/hero1-1920.webp`);
  // Narrow screens show the middle, where the threads become cloth.
  const middle = { left: 617, top: 0, width: 900, height: 1200 };
  await photograph(2134, 1200).extract(middle).webp(webp).toFile(`${publicFolder}img/hero1-900.webp`);
  await makePreview();
  await makeIcons();
}

/** Renders the cloth, an SVG of some fifty thousand elements. */
export function photograph(width: number, height: number): Sharp {
  return sharp(Buffer.from(drawHanging(heroHanging, width, height, moment)), { unlimited: true });
}

/** 1200 × 630, the size that all services accept. */
async function makePreview(): Promise<void> {
  const cloth = await photograph(1200, 675)
    .extract({ left: 0, top: 25, width: 1200, height: 630 })
    .toBuffer();
  const logo = await sharp(`${publicFolder}brand/logo-on-dark.svg`, { density: 400 })
    .resize({ width: 420 })
    .toBuffer();
  await sharp(cloth)
    .composite([{ input: logo, left: 84, top: 92 }])
    .png({ palette: true, quality: 55, effort: 10, compressionLevel: 9 })
    .toFile(`${publicFolder}img/og.png`);
}

/** The logo on the vat colour: full-bleed for systems that cut their own shape, with a margin where they demand it. */
async function makeIcons(): Promise<void> {
  await makeIcon('icons/apple-touch-icon.png', 180, 0.66);
  await makeIcon('icons/app-192.png', 192, 0.66);
  await makeIcon('icons/app-512.png', 512, 0.66);
  await makeIcon('icons/app-maskable-512.png', 512, 0.5);
}

async function makeIcon(file: string, size: number, share: number): Promise<void> {
  const mark = await sharp(`${publicFolder}brand/mark-on-dark.svg`, { density: 1200 })
    .resize({ width: Math.round(size * share) })
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: color.vat } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${publicFolder}${file}`);
}
