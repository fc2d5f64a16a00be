import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWriter } from '../../src/engine/build/create-writer.ts';
import { check, goodPage } from './test-site.ts';

test.each([
  ['index/index.json', 'The name "index" stands for its folder. Choose another name.'],
  ['services/index/index.json', 'The name "index" stands for its folder. Choose another name.'],
  ['img/about.json', '"/img" holds files of the site, which browsers keep for long. Choose another name.'],
  ['assets.json', '"/assets" holds files of the site, which browsers keep for long. Choose another name.'],
  ['con.json', 'Windows keeps the name "con" for a device. Choose another name.'],
  ['company/nul/about.json', 'Windows keeps the name "nul" for a device. Choose another name.'],
])('no page can be %s', async (name, hint) => {
  expect(await check({ [`pages/${name}`]: goodPage })).toBe(
    `pages/${name}:1:1 error file-name-valid «»\nUnexpected file name "${name}".\n${hint}`,
  );
});

test('no alias and no planned link can be "/index", which is the home page', async () => {
  const hint = 'Unexpected address "/index".\nThe name "index" stands for its folder. Choose another name.';
  expect(await check({ 'pages/index.json': { ...goodPage, aliases: ['/index'] } })).toContain(
    `error route-unique «"/index"»\n${hint}`,
  );
  expect(await check({ 'pages/_site/planned-links.json': { paths: ['/index'] } })).toContain(
    `error route-unique «"/index"»\n${hint}`,
  );
});

test('the writer refuses a path that something else has, capital letters or not', () => {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  const { write } = createWriter(out, ['/robots.txt']);
  write('index.html', 'a');
  for (const path of ['index.html', 'INDEX.html', 'robots.txt'])
    expect(() => write(path, 'b')).toThrow(
      `Refused to write "${path}": another page, alias, planned link or file in public/ has this path already. Rename one of the two.`,
    );
  rmSync(out, { recursive: true });
});
