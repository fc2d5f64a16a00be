import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { createNodeFileSystem } from '../../../src/engine/files/node-file-system.ts';
import { readSchemaFiles } from '../../../src/engine/schemas/load-schemas.ts';
import { createSiteServer } from '../../../src/engine/serve/site-server.ts';
import { groupBy } from '../../../src/engine/text/group-by.ts';
import { fixturePages, fixturePublic } from '../../stage/fixture-files.ts';
import { type SampleBlock, sampleBlocks } from './sample-blocks.ts';
import { pageFile, type SamplePage, samplePages } from './sample-pages.ts';

const root = resolve(import.meta.dirname, '../../..');
const site = openSite({ root, pagesDir: fixturePages });

/** A site of sample blocks, built and served as any other. */
export interface SampleSite {
  /** Its address, without a slash at the end. */
  url: string;
  stop(): void;
}

/** The pages of the blocks of some types: of all their blocks, or of a few of each variant. */
export function planSamplePages({ types, isWhole }: { types?: string[]; isWhole: boolean }): SamplePage[] {
  const { sections } = site.schemas!;
  const { files } = readSchemaFiles(createNodeFileSystem(root), 'section-schemas');
  const schemas = new Map(files.map(({ name, schema }) => [name, schema]));
  const all = [...sections.keys()].flatMap((type) => sampleBlocks(schemas, type));
  const kept = isWhole ? all : fewOfEach(all);
  const wanted = kept.filter(({ type }) => !types || types.includes(type));
  return samplePages(wanted, all, (type) => sections.get(type)?.plan);
}

/** Of each variant a full block of the longest words, and one of the others, which differ from variant to variant. */
function fewOfEach(blocks: SampleBlock[]): SampleBlock[] {
  const variants = [...groupBy(blocks, ({ type, variant }) => `${type} ${variant}`).values()];
  return variants.flatMap((group, index) => {
    const full = group.filter(({ name }) => /^most, (?:longest|30-letter words)/.test(name));
    const others = group.filter((block) => !full.includes(block));
    return [full[index % full.length]!, others[(index * 7) % others.length]!];
  });
}

/** Writes the pages into a scratch folder, builds them, which fails when the check finds anything, and serves them. */
export async function startSampleSite(pages: SamplePage[]): Promise<SampleSite> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'blocks-'));
  const content = join(folder, 'pages');
  writeContent(content, pages);
  const env = {
    ...process.env,
    PAGES_DIR: content,
    PUBLIC_DIR: fixturePublic,
    OUT_DIR: join(folder, 'dist'),
    NODE_ENV: 'production',
  };
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['src/engine/cli/run.mjs', `src/engine/cli/${command}.ts`, ...args],
      {
        cwd: root,
        env,
      },
    );
  await run('check', '--pages', content, '--max-warnings', '0');
  await run('build', '--logLevel', 'warn');
  const server = createSiteServer(join(folder, 'dist'));
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeContent(folder: string, pages: SamplePage[]): void {
  cpSync(join(root, fixturePages, '_site'), join(folder, '_site'), { recursive: true });
  // The menus of the fixture lead to pages that do not exist here.
  const paths = site.pages.map(({ route }) => route).filter((route) => route !== '/');
  writeFileSync(
    join(folder, '_site/planned-links.json'),
    JSON.stringify({ paths: [...site.plannedPaths, ...paths] }),
  );
  for (const page of pages)
    writeFileSync(join(folder, `${page.name}.json`), JSON.stringify(pageFile(page), null, 2));
}
