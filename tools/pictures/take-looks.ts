import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { listen } from '../../tests/stage/listen.ts';
import { build } from '../../tests/stage/run-node.ts';
import { writePicture } from './write-picture.ts';
import { looks, planSite } from '../new-site/plan-site.ts';

const root = resolve(import.meta.dirname, '../..');
const lookFolder = 'docs/looks';
/** The same pages of each look, side by side, and how much of each is shown. */
const lookPages = { paths: ['/', '/contact-us', '/privacy', '/imprint'], width: 360, height: 660, gap: 12 };

/** Takes one picture of each look of `npm run new:site`, from sites in a scratch folder. */
export async function takeLooks(page: Page, scratch: string): Promise<void> {
  mkdirSync(join(root, lookFolder), { recursive: true });
  for (const look of looks) {
    const { files } = await planSite({
      name: 'Your Company',
      language: 'en',
      look,
      messages: 'receiver',
      deploy: 'none',
    });
    for (const [file, content] of files) {
      mkdirSync(dirname(join(scratch, look, file)), { recursive: true });
      writeFileSync(join(scratch, look, file), content);
    }
    const folder = (name: string) => join(scratch, look, name);
    await build({ PAGES_DIR: folder('pages'), PUBLIC_DIR: folder('public'), OUT_DIR: folder('site') });
    const { url, stop } = await listen(createSiteServer(folder('site')));
    const { width, height, gap, paths } = lookPages;
    const shots: Buffer[] = [];
    for (const path of paths) {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const taken = await page.screenshot({ fullPage: true });
      const small = sharp(await sharp(taken).resize({ width }).toBuffer());
      const tall = Math.min(height, (await small.metadata()).height);
      shots.push(await small.extract({ left: 0, top: 0, width, height: tall }).toBuffer());
    }
    const whole = paths.length * (width + gap) - gap;
    const file = `${lookFolder}/${look}.webp`;
    const made = await sharp({ create: { width: whole, height, channels: 3, background: '#dddddd' } })
      .composite(shots.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
      .webp({ quality: 58, effort: 6 })
      .toBuffer();
    if (await writePicture(join(root, file), made)) process.stdout.write(`${file} written.\n`);
    await stop();
  }
}
