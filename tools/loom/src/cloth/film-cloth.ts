import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { publicFolder } from '../public-folder.ts';
import { videoHanging } from './cloth-shape.ts';
import { drawHanging } from './draw-hanging.ts';

const folder = `${publicFolder}video/`;

const width = 1280;
const height = 720;

/** Six seconds; the last frame runs into the first. */
const framesPerSecond = 24;
const frameCount = 6 * framesPerSecond;

/**
 * Browsers take the first they can play: AV1 or VP9, about 300 kB under a dark veil, or H.264, which takes twice that to
 * show no blocks.
 */
const recordings: Record<string, readonly string[]> = {
  'hero-loop-av1.webm': ['-c:v', 'libsvtav1', '-crf', '60', '-preset', '3', '-g', '144'],
  'hero-loop-vp9.webm': ['-c:v', 'libvpx-vp9', '-crf', '57', '-b:v', '0', '-row-mt', '1'],
  'hero-loop.mp4': ['-c:v', 'libx264', '-crf', '33', '-preset', 'veryslow', '-movflags', '+faststart'],
};

/** Makes the video of the swinging cloth and its poster. Needs ffmpeg, and a quarter of an hour. */
export async function filmCloth(): Promise<void> {
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new Error('The video needs ffmpeg, which was not found.');
  const frames = mkdtempSync(join(tmpdir(), 'cloth-'));
  try {
    await renderFrames(frames);
    await renderFrame(0).webp({ quality: 72, effort: 6 }).toFile(`${folder}hero-poster.webp`);
    for (const [file, encoder] of Object.entries(recordings)) record(frames, file, encoder);
  } finally {
    rmSync(frames, { recursive: true });
  }
}

async function renderFrames(frames: string): Promise<void> {
  for (let index = 0; index < frameCount; index++) {
    const name = `${String(index).padStart(4, '0')}.png`;
    await renderFrame(index / frameCount)
      .png({ compressionLevel: 1 })
      .toFile(join(frames, name));
    process.stdout.write(`\rFrame ${index + 1} of ${frameCount}`);
  }
  process.stdout.write('\n');
}

function renderFrame(time: number): Sharp {
  return sharp(Buffer.from(drawHanging(videoHanging, width, height, time)), { unlimited: true });
}

function record(frames: string, file: string, encoder: readonly string[]): void {
  const input = ['-y', '-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')];
  const { status } = spawnSync(
    'ffmpeg',
    [...input, ...encoder, '-pix_fmt', 'yuv420p', '-an', `${folder}${file}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error(`ffmpeg could not make ${file}.`);
}
