import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { defineCommand } from '../../src/command-line/command.ts';
import { UsageError } from '../../src/command-line/read-arguments.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { catalogueRoute, listCatalogue } from '../../src/engine/content/catalogue.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { backgroundsPicture, listLooks, pictureFolder } from '../../src/engine/generate/describe-section.ts';
import { loadValidSchemas } from '../../src/engine/schemas/load-schemas.ts';
import type { SchemaSet } from '../../src/engine/schemas/schema-set.ts';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { findBrowser } from '../../tests/stage/find-browser.ts';
import { listen } from '../../tests/stage/listen.ts';
import { build } from '../../tests/stage/run-node.ts';
import { looks, planSite } from '../new-site/plan-site.ts';

const root = resolve(import.meta.dirname, '../..');
/** Window size of the screenshots. A higher block is cut off. */
const window = { width: 1280, height: 900 };
const picture = { width: 480, height: 330, quality: 58 };

const looksWord = 'looks';
const lookFolder = 'docs/looks';
/** The same pages of each look, side by side, and how much of each is shown. */
const lookPages = { paths: ['/', '/contact-us', '/privacy', '/imprint'], width: 360, height: 660, gap: 12 };

const command = defineCommand({
  call: 'npm run pictures',
  what: 'Takes the pictures of docs/sections.md from the catalogue, one of each variant of each section type, and those of docs/theme.md, one of each look of a new site.',
  words: { shown: '[TYPE…]', most: 50 },
  options: {},
  notes: 'TYPE is a section type, such as "hero", or "looks". Unless given, all pictures are replaced.',
  examples: ['npm run pictures', 'npm run pictures -- hero'],
  exitCodes: { 0: 'the pictures are taken', 2: 'one could not be taken' },
});

await runCommand(command, async ({ words: types }) => {
  const schemas = loadValidSchemas(createNodeFileSystem(root));
  for (const type of types) {
    if (schemas.sections.has(type) || type === looksWord) continue;
    throw new UsageError(
      `Unknown section type "${type}". Known: ${[...schemas.sections.keys()].join(', ')}.`,
    );
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  const outDir = mkdtempSync(join(root, '.cache', 'pictures-site-'));
  try {
    if (types.length === 0 || types.includes(looksWord)) await takeLooks(outDir);
    const others = types.filter((type) => type !== looksWord);
    if (types.length > 0 && others.length === 0) return;
    await build({ OUT_DIR: join(outDir, 'catalogue'), CATALOGUE: 'true' });
    await takePictures(join(outDir, 'catalogue'), schemas, others);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});

/** Takes one picture of each look of `npm run new:site`, from sites in a scratch folder. */
async function takeLooks(scratch: string): Promise<void> {
  const { browser, page } = await openBrowser();
  mkdirSync(join(root, lookFolder), { recursive: true });
  for (const look of looks) {
    const { files } = await planSite({ name: 'Your Company', language: 'en', look });
    for (const [file, content] of files) {
      mkdirSync(dirname(join(scratch, look, file)), { recursive: true });
      writeFileSync(join(scratch, look, file), content);
    }
    const [pages, publicFiles, site] = ['pages', 'public', 'site'].map((name) => join(scratch, look, name));
    await build({ PAGES_DIR: pages!, PUBLIC_DIR: publicFiles!, OUT_DIR: site! });
    const { url, stop } = await listen(createSiteServer(site!));
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
    await sharp({ create: { width: whole, height, channels: 3, background: '#dddddd' } })
      .composite(shots.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
      .webp({ quality: picture.quality, effort: 6 })
      .toFile(join(root, lookFolder, `${look}.webp`));
    process.stdout.write(`${lookFolder}/${look}.webp\n`);
    await stop();
  }
  await browser.close();
}

async function openBrowser() {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  return { browser, page };
}

/** `types`: all unless given. */
async function takePictures(site: string, schemas: SchemaSet, types: readonly string[]): Promise<void> {
  const takesAll = types.length === 0;
  const { url, stop } = await listen(createSiteServer(site));
  const { browser, page } = await openBrowser();
  const folder = join(root, pictureFolder);
  mkdirSync(folder, { recursive: true });
  if (takesAll) for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const catalogue = listCatalogue(openSite({ root, schemas }));
  for (const { type, variant, file } of listLooks(schemas)) {
    if (!takesAll && !types.includes(type)) continue;
    // The last example of a variant is its fullest.
    const example = catalogue
      .find((entry) => entry.type === type)
      ?.examples.findLast((one) => one.variant === variant);
    if (!example) throw new Error(`The catalogue shows no "${type}" in the variant "${variant}".`);
    const taken = await take(page, `${url}${catalogueRoute}/${type}/${example.index}`);
    await shrink(taken, join(folder, file));
    process.stdout.write(`${pictureFolder}/${file}\n`);
  }
  if (takesAll) {
    await page.goto(`${url}${catalogueRoute}`, { waitUntil: 'networkidle' });
    const taken = await takeBackgrounds(page, schemesOf(schemas));
    await sharp(taken).webp({ quality: 80 }).toFile(join(folder, backgroundsPicture));
  }
  await browser.close();
  await stop();
}

function schemesOf({ files }: SchemaSet): string[] {
  const defs = files.get('defs.json')?.$defs as Record<string, { enum: string[] }>;
  return defs.background!.enum;
}

/** The backgrounds side by side, each with its name, a text and a link. */
async function takeBackgrounds(page: Page, names: readonly string[]): Promise<Buffer> {
  await page.evaluate((list) => {
    const grid = document.createElement('div');
    Object.assign(grid.style, { display: 'grid', gridTemplateColumns: 'repeat(4, 200px)', width: '800px' });
    for (const name of list) {
      const cell = document.createElement('div');
      cell.dataset.background = name;
      cell.style.padding = '16px';
      for (const [text, color] of [
        [name, 'var(--fg)'],
        ['a text', 'var(--fg-soft)'],
        ['a figure', 'var(--accent)'],
      ] as const) {
        const line = document.createElement('p');
        line.textContent = text;
        line.style.color = color;
        cell.append(line);
      }
      grid.append(cell);
    }
    grid.id = 'backgrounds';
    document.body.prepend(grid);
  }, names);
  return page.locator('#backgrounds').screenshot();
}

async function take(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page.locator('main > section').first().screenshot();
}

async function shrink(taken: Buffer, file: string): Promise<void> {
  const resized = await sharp(taken).resize({ width: picture.width }).toBuffer({ resolveWithObject: true });
  await sharp(resized.data)
    .extract({
      left: 0,
      top: 0,
      width: resized.info.width,
      height: Math.min(picture.height, resized.info.height),
    })
    .webp({ quality: picture.quality, effort: 6 })
    .toFile(file);
}
