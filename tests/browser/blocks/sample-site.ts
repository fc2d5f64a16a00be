import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { readSchemaFiles } from '../../../src/engine/schemas/load-schemas.ts';
import { createSiteServer } from '../../../src/engine/serve/site-server.ts';
import { createNodeFileSystem } from '../../../src/engine/files/node-file-system.ts';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { type SampleBlock, sampleBlocks } from './sample-blocks.ts';
import { pageFile, type SamplePage, samplePages } from './sample-pages.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A site of sample blocks, built and served as any other. */
export interface SampleSite {
  /** Its address, without a slash at the end. */
  url: string;
  stop(): void;
}

/** Every type of block there is. */
export function sampleTypes(): string[] {
  return [...openSite({ root }).schemas!.sections.keys()];
}

/** The pages of the blocks of one type, each below its opening: of all of them, or of each so-many-th block. */
export function planSamplePages(only: string, step: number): SamplePage[] {
  const { sections } = openSite({ root }).schemas!;
  const { files } = readSchemaFiles(createNodeFileSystem(root), 'section-schemas');
  const schemas = new Map(files.map(({ name, schema }) => [name, schema]));
  const blocks = [...sections.keys()].flatMap((type) => sampleBlocks(schemas, type));
  const pages = samplePages(blocks, (type) => sections.get(type)?.plan);
  let count = 0;
  const isWanted = ({ type }: SampleBlock) => type === only && count++ % step === 0;
  return pages.flatMap((page) => {
    const wanted = new Set(page.blocks.filter(isWanted));
    const kept = page.blocks.filter((block, at) => at === 0 || wanted.has(block));
    return wanted.size === 0 ? [] : [{ ...page, blocks: kept }];
  });
}

/** Writes the pages into a scratch folder, builds them, which fails when the check finds anything, and serves them. */
export async function startSampleSite(pages: SamplePage[]): Promise<SampleSite> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'blocks-'));
  const content = join(folder, 'pages');
  writeContent(content, pages);
  const env = { ...process.env, PAGES_DIR: content, OUT_DIR: join(folder, 'dist') };
  const run = (...command: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`node ${command.join(' ')}\n${stdout}${stderr}`);
  };
  run('src/engine/cli/run.mjs', 'src/engine/cli/check.ts', '--pages', content, '--max-warnings', '0');
  run('src/engine/cli/run.mjs', 'src/engine/cli/build.ts', '--logLevel', 'warn');
  const server = createSiteServer(join(folder, 'dist'));
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeContent(folder: string, pages: SamplePage[]): void {
  cpSync(join(root, 'pages/_site'), join(folder, '_site'), { recursive: true });
  // The menus of the real site lead to pages that do not exist here.
  const paths = openSite({ root })
    .pages.map(({ route }) => route)
    .filter((route) => route !== '/');
  const planned = openSite({ root }).plannedPaths;
  writeFileSync(join(folder, '_site/planned-links.json'), JSON.stringify({ paths: [...planned, ...paths] }));
  for (const [index, page] of pages.entries()) {
    const name = index === 0 ? 'index' : page.name;
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(pageFile(page), null, 2));
  }
}
