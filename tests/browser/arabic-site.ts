import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { fixtureFolders } from './servers.ts';

const root = resolve(import.meta.dirname, '../..');

/** The fixture site as if it were written in Arabic, with one page in English. */
export interface ArabicSite {
  /** Address of the site, without a slash at the end. */
  url: string;
  stop(): void;
}

/** The page that says it is in English. */
export const englishPage = '/growing/tools';

/** Builds the site, with the catalogue, and serves it on a free port. */
export async function startArabicSite(): Promise<ArabicSite> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'arabic-'));
  const pages = join(folder, 'pages');
  const outDir = join(folder, 'dist');
  cpSync(join(root, fixtureFolders.pages), pages, { recursive: true });
  change(join(pages, '_site/brand.json'), { language: 'ar' });
  change(join(pages, `${englishPage}.json`), { lang: 'en' });
  const words = {
    blocks: { show: 'اعرض {number} من {count}', position: '{number} من {count}' },
    site: { loading: 'جارٍ تحميل الصفحة' },
  };
  writeFileSync(join(pages, '_site/words.json'), JSON.stringify({ languages: { ar: words } }));
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/engine/cli/build.ts', '--logLevel', 'warn'],
    {
      cwd: root,
      env: {
        ...process.env,
        PAGES_DIR: pages,
        PUBLIC_DIR: fixtureFolders.public,
        OUT_DIR: outDir,
        CATALOGUE: 'true',
      },
    },
  );
  const server = createSiteServer(outDir);
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

function change(file: string, properties: object): void {
  const value = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...value, ...properties }));
}
