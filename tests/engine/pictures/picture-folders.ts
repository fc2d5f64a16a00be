import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach } from 'vitest';
import { createPictureStore } from '../../../src/engine/pictures/picture-store.ts';

export let root: string;
export let publicDir: string;

/** Gives every test of a file its own folders. */
export function makePictureFolders(): void {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pictures-'));
    publicDir = join(root, 'public');
  });
  afterEach(() => rmSync(root, { recursive: true }));
}

export function put(name: string, content: string | Uint8Array): string {
  const path = join(publicDir, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

export function noise(width: number, height: number): Sharp {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * index) % 251);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Lines without a pattern on a transparent background. */
export function heavyDrawing(more = ''): string {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) % 1200;
  const lines = Array.from({ length: 12_000 }, () => `M${next()} ${next()}h9`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${more}<path fill="none" stroke="#000" d="${lines}"/></svg>`;
}

export function open(variants = true) {
  return createPictureStore({ publicDir, variants });
}

export function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder)).toSorted();
}
