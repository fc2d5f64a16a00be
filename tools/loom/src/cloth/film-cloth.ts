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

/** Width of the videos in pixels. More would be hidden by the page's overlay, and not worth its bytes. */
const recordedWidth = 1120;

/** The video has six seconds. The last frame continues with the first. */
const framesPerSecond = 24;
const frameCount = 6 * framesPerSecond;

/**
 * Browsers take the first they can play: AV1 or VP9, about 90 and 120 kB, or H.264, which needs twice that to show no
 * block artefacts.
 */
const recordings: Record<string, readonly string[]> = {
  'hero-loop-av1.webm': ['-c:v', 'libsvtav1', '-crf', '62', '-preset', '3', '-g', '144'],
  'hero-loop-vp9.webm': ['-c:v', 'libvpx-vp9', '-crf', '58', '-b:v', '0', '-row-mt', '1'],
  'hero-loop.mp4': ['-c:v', 'libx264', '-crf', '33', '-preset', 'veryslow', '-movflags', '+faststart'],
};

/** Mask of the blurred parts: left and bottom, where the page has an overlay and text. */
const outOfFocus = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="left">
    <stop offset="0.4" />
    <stop offset="0.62" stop-opacity="0" />
  </linearGradient>
  <linearGradient id="bottom" x2="0" y2="1">
    <stop offset="0.55" stop-opacity="0" />
    <stop offset="1" stop-opacity="0.55" />
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#left)" />
  <rect width="100%" height="100%" fill="url(#bottom)" />
</svg>`);

/** Makes the video of the swinging cloth and its poster. Needs ffmpeg, and a quarter of an hour. */
export async function filmCloth(): Promise<void> {
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new Error('The video needs ffmpeg, which was not found.');
  const frames = mkdtempSync(join(tmpdir(), 'cloth-'));
  try {
    await renderFrames(frames);
    await (await renderFrame(0)).webp({ quality: 72, effort: 6 }).toFile(`${folder}hero-poster.webp`);
    for (const [file, encoder] of Object.entries(recordings)) record(frames, file, encoder);
  } finally {
    rmSync(frames, { recursive: true });
  }
}

async function renderFrames(frames: string): Promise<void> {
  for (let index = 0; index < frameCount; index++) {
    const name = `${String(index).padStart(4, '0')}.png`;
    const frame = await renderFrame(index / frameCount);
    await frame.png({ compressionLevel: 1 }).toFile(join(frames, name));
    process.stdout.write(`\rFrame ${index + 1} of ${frameCount}`);
  }
  process.stdout.write('\n');
}

/**
 * Renders one frame. Blurring hidden parts saves bytes, because fine threads are expensive: sharp all over, the AV1
 * video takes 280 kB.
 */
async function renderFrame(time: number): Promise<Sharp> {
  const drawing = Buffer.from(drawHanging(videoHanging, width, height, time));
  const sharpAllOver = await sharp(drawing, { unlimited: true }).removeAlpha().png().toBuffer();
  const blurred = await sharp(sharpAllOver)
    .blur(5)
    .ensureAlpha()
    .composite([{ input: outOfFocus, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(sharpAllOver).composite([{ input: blurred }]);
}

function record(frames: string, file: string, encoder: readonly string[]): void {
  const input = ['-y', '-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')];
  const scale = ['-vf', `scale=${recordedWidth}:-2:flags=lanczos`];
  const output = ['-pix_fmt', 'yuv420p', '-an', `${folder}${file}`];
  const { status } = spawnSync('ffmpeg', [...input, ...scale, ...encoder, ...output], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`ffmpeg could not make ${file}.`);
}
