import type { Ground } from '../dyes.ts';
import type { Layer } from './collect-threads.ts';

export interface Cloth {
  width: number;
  height: number;
  title: string;
  ground: Ground;
  layers: readonly Layer[];
}

/** Draws the finished picture: background, faint warp, then the threads. */
export function drawCloth({ width, height, title, ground, layers }: Cloth): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    `<defs><linearGradient id="b" x1="0" y1="0" x2=".35" y2="1"><stop stop-color="${ground.glow}"/>`,
    `<stop offset="1" stop-color="${ground.cloth}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#b)"/>`,
    `<path d="${drawWarp(width, height)}" stroke="${ground.thread}" stroke-opacity=".09" fill="none"/>`,
    ...layers.map(({ color, path }) => `<path fill="${color}" d="${path}"/>`),
    '</svg>',
  ].join('');
}

function drawWarp(width: number, height: number): string {
  let path = '';
  for (let x = 20; x < width; x += 40) path += `M${x} 0v${height}`;
  return path;
}
