import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { amountOf, type BlockHeights, heightWidths, designOf } from '../../src/render/block-height.ts';
import { cataloguePage, catalogueRoute, listCatalogue } from '../../src/engine/content/catalogue.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { compilePage } from '../../src/engine/content/page.ts';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import type { SchemaSet } from '../../src/engine/schemas/schema-set.ts';
import type { Section } from '../../src/shared/generated/sections.ts';

/** Where `render/block-height.ts` reads them. */
const file = 'src/render/block-heights.json';

/** The block's own share of its average height, however the amounts and heights of its samples lie. */
const leastBase = 0.3;

interface Sample {
  design: string;
  amount: number;
  /** In rem, at each width. */
  heights: number[];
}

/**
 * Measures the blocks of the catalogue and of the site's pages in a built site at `url`, and writes how high each design
 * is. `types`: all unless given.
 */
export async function measureHeights(
  page: Page,
  url: string,
  { root, schemas, types }: { root: string; schemas: SchemaSet; types: readonly string[] },
): Promise<void> {
  const samples: Sample[] = [];
  for (const [route, sections] of listRoutes(root, schemas))
    if (types.length === 0 || sections.some(({ type }) => types.includes(type)))
      samples.push(...(await measurePage(page, url + route, sections)));
  const designs = new Set(samples.map(({ design }) => design));
  const kept = types.length === 0 ? {} : (JSON.parse(readFileSync(join(root, file), 'utf8')) as BlockHeights);
  const fresh = [...designs]
    .filter((design) => types.length === 0 || types.includes(design.split(' ')[0]!))
    .map((design) => [design, fitHeights(samples.filter((sample) => sample.design === design))] as const);
  const all = Object.entries({ ...kept, ...Object.fromEntries(fresh) }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const lines = all.map(([design, heights]) => `  ${JSON.stringify(design)}: [${heights.join(', ')}]`);
  writeFileSync(join(root, file), `{\n${lines.join(',\n')}\n}\n`);
}

/** The pages to measure, with their blocks. */
function listRoutes(root: string, schemas: SchemaSet): [string, Section[]][] {
  const fileSystem = createNodeFileSystem(root);
  const assets = indexAssets(fileSystem, 'public');
  const site = openSite({ root, schemas, assets, pictures: createPictureStore({ fileSystem, assets }) });
  const types = listCatalogue(site).map(({ type }) => cataloguePage(site, `${catalogueRoute}/${type}`)!);
  const pages = site.pages.map((page) => compilePage(site, page));
  return [...types, ...pages].map((page) => [
    page.route,
    (page.data()?.sections ?? []).map((section) => withoutStandard(section, schemas)),
  ]);
}

/** Leaves out the standard variant, which is listed under the name of the type. */
function withoutStandard(section: Section, schemas: SchemaSet): Section {
  const standard = schemas.sections.get(section.type)?.field.variants?.default;
  if (!('variant' in section) || section.variant !== standard) return section;
  const { variant: _, ...rest } = section;
  return rest;
}

async function measurePage(page: Page, address: string, sections: readonly Section[]): Promise<Sample[]> {
  const heights: number[][] = sections.map(() => []);
  let amounts: number[] = [];
  for (const width of Object.values(heightWidths)) {
    await page.setViewportSize({ width, height: 800 });
    // The fragment turns delayed layout off.
    await page.goto(`${address}#main`, { waitUntil: 'networkidle' });
    const measured = await page
      .locator('main > section')
      .evaluateAll((blocks) => blocks.map((block) => [block.clientHeight / 16, block.innerHTML] as const));
    for (const [index, [height]] of measured.entries()) heights[index]!.push(height);
    amounts = measured.map(([, html]) => amountOf(html));
  }
  return sections.map((section, index) => ({
    design: designOf(section),
    amount: amounts[index]! / 1000,
    heights: heights[index]!,
  }));
}

/** The line through the samples with the smallest squares of errors, at each width. */
function fitHeights(samples: readonly Sample[]): BlockHeights[string] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const amount = mean(samples.map((sample) => sample.amount));
  const spread = mean(samples.map((sample) => (sample.amount - amount) ** 2));
  return Object.keys(heightWidths).flatMap((_, index) => {
    const height = mean(samples.map(({ heights }) => heights[index]!));
    const together = mean(
      samples.map((sample) => (sample.amount - amount) * (sample.heights[index]! - height)),
    );
    const rise = spread > 0 ? Math.max(0, together / spread) : 0;
    const base = Math.max(leastBase * height, height - rise * amount);
    return [round(base), round((height - base) / amount)];
  });
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
