import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { takeLooks } from './take-looks.ts';
import { defineCommand } from '../../src/command-line/command.ts';
import { UsageError } from '../../src/command-line/read-arguments.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { catalogueRoute, listCatalogue } from '../../src/engine/content/catalogue.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import {
  backgroundsPicture,
  listSectionPictures,
  pictureFolder,
} from '../../src/engine/generate/describe-section.ts';
import { loadValidSchemas } from '../../src/engine/schemas/load-schemas.ts';
import type { SchemaSet } from '../../src/engine/schemas/schema-set.ts';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { findBrowser } from '../../tests/stage/find-browser.ts';
import { measureHeights } from './measure-heights.ts';
import { writePicture } from './write-picture.ts';
import { listen } from '../../tests/stage/listen.ts';
import { build } from '../../tests/stage/run-node.ts';

const root = resolve(import.meta.dirname, '../..');
/** Window size of the screenshots. A higher block is cut off. */
const window = { width: 1280, height: 900 };
const picture = { width: 480, height: 330, quality: 58 };

const command = defineCommand({
  call: 'npm run pictures',
  description:
    'Takes the pictures of docs/sections.md from the catalogue, one of each variant of each section type, and measures how high blocks are.',
  words: { placeholder: '[TYPE…]', most: 50 },
  options: {},
  notes: 'TYPE is a section type, such as "hero"; all unless given. A picture that looks the same is kept.',
  examples: ['npm run pictures', 'npm run pictures -- hero'],
  exitCodes: { 0: 'the pictures are taken', 2: 'one could not be taken' },
});

await runCommand(command, async ({ words: types }) => {
  const schemas = loadValidSchemas(createNodeFileSystem(root));
  for (const type of types) {
    if (schemas.sections.has(type)) continue;
    throw new UsageError(
      `Unknown section type "${type}". Known: ${[...schemas.sections.keys()].join(', ')}.`,
    );
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  const outDir = mkdtempSync(join(root, '.cache', 'pictures-site-'));
  try {
    await build({ OUT_DIR: outDir, CATALOGUE: 'true' });
    await visit(outDir, schemas, types);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});

/** Opens a built site in a browser. `types`: all unless given. */
async function visit(site: string, schemas: SchemaSet, types: readonly string[]): Promise<void> {
  const { url, stop } = await listen(createSiteServer(site));
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
    await takePictures(page, url, schemas, types);
    if (types.length === 0) await takeLooks(page, `${site}-looks`);
    await measureHeights(page, url, { root, schemas, types });
  } finally {
    // Either would keep the command from ending.
    await browser.close();
    await stop();
  }
}

async function takePictures(page: Page, url: string, schemas: SchemaSet, types: readonly string[]) {
  const takesAll = types.length === 0;
  const folder = join(root, pictureFolder);
  mkdirSync(folder, { recursive: true });
  const shown = new Set([...listSectionPictures(schemas).map(({ file }) => file), backgroundsPicture]);
  for (const name of readdirSync(folder)) if (!shown.has(name)) rmSync(join(folder, name));
  const catalogue = listCatalogue(openSite({ root, schemas }));
  // A page whose fonts load too late is rendered without them. This caches them.
  await page.goto(`${url}${catalogueRoute}`, { waitUntil: 'networkidle' });
  for (const { type, variant, file } of listSectionPictures(schemas)) {
    if (!takesAll && !types.includes(type)) continue;
    // The last example of a variant is its fullest.
    const example = catalogue
      .find((entry) => entry.type === type)
      ?.examples.findLast((one) => one.variant === variant);
    if (!example) throw new Error(`The catalogue shows no "${type}" in the variant "${variant}".`);
    const taken = await take(page, `${url}${catalogueRoute}/${type}/${example.index}`);
    await report(join(folder, file), await shrink(taken));
  }
  if (takesAll) {
    await page.goto(`${url}${catalogueRoute}`, { waitUntil: 'networkidle' });
    const taken = await takeBackgrounds(page, schemesOf(schemas));
    await report(join(folder, backgroundsPicture), await sharp(taken).webp({ quality: 80 }).toBuffer());
  }
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

async function report(file: string, made: Buffer): Promise<void> {
  if (await writePicture(file, made)) process.stdout.write(`${relative(root, file)} written.\n`);
}

async function shrink(taken: Buffer): Promise<Buffer> {
  const resized = await sharp(taken).resize({ width: picture.width }).toBuffer({ resolveWithObject: true });
  return sharp(resized.data)
    .extract({
      left: 0,
      top: 0,
      width: resized.info.width,
      height: Math.min(picture.height, resized.info.height),
    })
    .webp({ quality: picture.quality, effort: 6 })
    .toBuffer();
}
