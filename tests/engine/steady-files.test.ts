import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { inspectOpenedSite } from '../../src/engine/inspect-site.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolvePage } from '../../src/engine/content/resolve-page.ts';
import { createSteadyFileSystem } from '../../src/engine/files/steady-file-system.ts';
import { createTestFiles, goodPage } from './test-site.ts';

const changed = (file: string) =>
  `${file} was changed while the site was being built. Nothing was published; run the build again.`;

/** A site on files that can be replaced, checked as a build checks it. */
async function checkedSite() {
  const replaced = new Map<string, Buffer | undefined>();
  const inner = createTestFiles({ 'pages/about.json': { ...goodPage, title: 'About Weftari' } });
  const files = createSteadyFileSystem({
    list: inner.list,
    read: (path, limit) =>
      replaced.has(path) ? replaced.get(path)?.subarray(0, limit) : inner.read(path, limit),
  });
  const site = openSite({ fileSystem: files });
  await inspectOpenedSite(site);
  files.seal();
  return { site, files, replaced };
}

test('a page that is as it was checked is resolved', async () => {
  const { site } = await checkedSite();
  expect(await resolvePage(site, '/about')).toMatchObject({ title: 'About Weftari' });
});

test('a page that has other bytes, or is gone, is not', async () => {
  const { site, replaced } = await checkedSite();
  replaced.set('pages/about.json', Buffer.from(JSON.stringify(goodPage)));
  await expect(resolvePage(site, '/about')).rejects.toThrow(changed('pages/about.json'));
  replaced.set('pages/about.json', undefined);
  await expect(resolvePage(site, '/about')).rejects.toThrow(changed('pages/about.json'));
});

test('a file that was never checked is not given out', async () => {
  const { files, replaced } = await checkedSite();
  replaced.set('pages/new.json', Buffer.from('{}'));
  expect(() => files.read('pages/new.json')).toThrow(changed('pages/new.json'));
});

test('a file that changes between opening and checking stops the check, instead of being a finding', async () => {
  let reads = 0;
  const inner = createTestFiles({});
  const files = createSteadyFileSystem({
    list: inner.list,
    read: (path, limit) =>
      path === 'pages/_site/brand.json' && ++reads > 1 ? Buffer.from('{}') : inner.read(path, limit),
  });
  await expect(inspectOpenedSite(openSite({ fileSystem: files }))).rejects.toThrow(
    changed('pages/_site/brand.json'),
  );
});

test('a copy is compared with what was read', async () => {
  const { files } = await checkedSite();
  const bytes = createTestFiles({}).read('pages/index.json')!;
  files.requireSame('pages/index.json', bytes);
  expect(() => files.requireSame('pages/index.json', Buffer.from('{}'))).toThrow(changed('pages/index.json'));
});

test('a picture that is replaced after it was measured is not published under its old name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steady-'));
  const draw = (color: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
      .png()
      .toBuffer();
  try {
    writeFileSync(join(folder, 'a.png'), await draw('red'));
    const pictures = createPictureStore({ publicDir: folder, cacheDir: join(folder, 'cache') });
    pictures.describe('/a.png');
    writeFileSync(join(folder, 'a.png'), await draw('blue'));
    await expect(pictures.emit(join(folder, 'out'))).rejects.toThrow(changed('public/a.png'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
