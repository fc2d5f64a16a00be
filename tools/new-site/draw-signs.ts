import type { Font } from 'fontkit';
import sharp from 'sharp';
import { readFont } from '../../src/engine/pictures/title-painter.ts';

/** Colours of the pictures that a new site begins with, as `#rrggbb`. */
export interface SignColors {
  page: string;
  text: string;
  dark: string;
  textOnDark: string;
  brand: string;
  textOnBrand: string;
}

const height = 48;
const fontSize = 30;

/**
 * Draws the logo, the icons and two pictures of a new site, by their paths in public/. Letters become outlines, because
 * a picture cannot load the fonts of the page. A name with a letter that the font lacks is left out.
 */
export async function drawSigns(
  name: string,
  woff2: Buffer,
  colors: SignColors,
  look: keyof typeof shapes,
): Promise<Map<string, string | Buffer>> {
  const font = (await readFont(woff2)).getVariation({ wght: 600 });
  const sign = drawSign(font, initialOf(name), colors);
  const icon = svg(height, height, sign);
  const full = svg(height, height, `<path fill="${colors.brand}" d="M0 0h48v48H0z"/>${sign}`);
  const png = (picture: string, size: number) =>
    sharp(Buffer.from(picture), { density: (72 * size) / height })
      .resize(size, size)
      .flatten({ background: colors.brand })
      .png()
      .toBuffer();
  const clear = (picture: string, size: number) =>
    sharp(Buffer.from(picture), { density: (72 * size) / height })
      .resize(size, size)
      .png()
      .toBuffer();
  return new Map<string, string | Buffer>([
    ['brand/logo.svg', drawLogo(font, name, sign, colors.text)],
    ['brand/logo-on-dark.svg', drawLogo(font, name, sign, colors.textOnDark)],
    ['favicon.svg', icon],
    ['icons/apple-touch-icon.png', await png(full, 180)],
    ['icons/app-192.png', await clear(icon, 192)],
    ['icons/app-512.png', await clear(icon, 512)],
    ['icons/app-maskable-512.png', await png(full, 512)],
    ['img/picture.svg', drawPicture(colors, look)],
    [
      'img/social.png',
      await sharp(Buffer.from(drawSocial(font, name, sign, colors)))
        .png()
        .toBuffer(),
    ],
  ]);
}

/** The first letter of a name, as a capital. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? '').toLocaleUpperCase();
}

/** A square with a letter in its middle. */
function drawSign(font: Font, letter: string, { brand, textOnBrand }: SignColors): string {
  const { d, width } = outline(font, letter, fontSize);
  const x = round((height - width) / 2);
  return `<rect fill="${brand}" width="48" height="48" rx="10"/><path fill="${textOnBrand}" transform="translate(${x} 34.5)" d="${d}"/>`;
}

function drawLogo(font: Font, name: string, sign: string, color: string): string {
  const { d, width } = outline(font, name, fontSize);
  const words = width > 0 ? `<path fill="${color}" transform="translate(60 34.5)" d="${d}"/>` : '';
  return svg(width > 0 ? Math.ceil(60 + width) : height, height, sign + words);
}

/** By look: what is drawn in the colour of the brand, and in the dark one. */
const shapes = {
  plain: ['M640 120a180 180 0 1 0 1 0z', 'M0 720V470c180-90 300-90 480 0s300 90 480 0v250z'],
  warm: [
    'M130 720V430a190 190 0 0 1 380 0v290z',
    'M560 720V560a150 150 0 0 1 300 0v160zM620 300a90 90 0 1 0 180 0z',
  ],
  bold: ['M0 0h480v360H0zM720 360h240v360H720z', 'M480 360h240v360H480zM720 0h240v180H720z'],
  classic: [
    'M120 180h720v14H120zM120 560h720v14H120z',
    'M200 220h80v314h-80zM440 220h80v314h-80zM680 220h80v314h-80z',
  ],
};

/** Shapes to be replaced by a picture of one's own. */
function drawPicture({ page, dark, brand }: SignColors, look: keyof typeof shapes): string {
  const [first, second] = shapes[look];
  const ground = `<path fill="${page}" d="M0 0h960v720H0z"/>`;
  return svg(960, 720, `${ground}<path fill="${brand}" d="${first}"/><path fill="${dark}" d="${second}"/>`);
}

function drawSocial(font: Font, name: string, sign: string, { dark, textOnDark }: SignColors): string {
  const { d, width } = outline(font, name, fontSize);
  const whole = width > 0 ? 60 + width : height;
  const scale = Math.min(3, 1000 / whole);
  const x = round((1200 - whole * scale) / 2);
  const y = round((630 - height * scale) / 2);
  const words = `<path fill="${textOnDark}" transform="translate(60 34.5)" d="${d}"/>`;
  return svg(
    1200,
    630,
    `<path fill="${dark}" d="M0 0h1200v630H0z"/><g transform="translate(${x} ${y}) scale(${round(scale)})">${sign}${words}</g>`,
  );
}

function svg(width: number, tall: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}">${content}</svg>\n`;
}

/** Outlines of a text on the base line y = 0. Empty if the font lacks a letter of it. */
function outline(font: Font, text: string, size: number): { d: string; width: number } {
  const isWhole = Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  if (!isWhole) return { d: '', width: 0 };
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let d = '';
  let x = 0;
  for (const [index, { path }] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    d += path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, -yOffset * scale)
      .toSVG()
      .replaceAll(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
    x += xAdvance * scale;
  }
  return { d, width: x };
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
