import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { copyPublic } from '../../src/engine/build/copy-public.ts';
import { readSvg } from '../../src/engine/pictures/read-svg.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { check } from '../../src/engine/check/check.ts';
import { createFilesMiddleware } from '../../src/engine/vite/dev-server.ts';
import type { DevSite } from '../../src/engine/vite/dev-site.ts';
import { listen } from '../stage/listen.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { writeFiles } from '../stage/write-files.ts';
import { goodSite } from './test-site.ts';

let root: string;

beforeEach(() => {
  root = makeFolder();
  writeFiles(root, {
    'pages/_site/brand.json': goodSite['pages/_site/brand.json'],
    'pages/index.json': goodSite['pages/index.json'],
    'secret.txt': 'secret',
    'pages/services.json/index.json': {},
    'public/.well-known/security.txt': 'Contact: mailto:a@b.example',
    'public/.DS_Store': 'x',
    'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'public/unsafe.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>',
  });
  mkdirSync(join(root, 'pages/empty.json'));
  symlinkSync('index.json', join(root, 'pages/link.json'));
  symlinkSync('../secret.txt', join(root, 'public/out.txt'));
  symlinkSync('.', join(root, 'public/loop'));
  for (const pipe of ['pages/pipe.json', 'public/pipe.txt']) execFileSync('mkfifo', [join(root, pipe)]);
});

test('a folder, a pipe or a link instead of a page or a file is a finding, and reading does not block', async () => {
  const { diagnostics } = await check(openSite({ root, schemas: projectSchemas }));
  const about = diagnostics.filter(({ rule }) =>
    ['page-regular', 'asset-regular', 'file/unreadable'].includes(rule),
  );
  const folder =
    'A folder whose name ends in ".json" looks like a page and is none. Rename it, without the ending.';
  const pipe = 'Remove it, or put the file itself there. Only files are read.';
  const only = 'Put the file itself there, or remove this. Only files are published.';
  expect(about.map(({ file, message, hint }) => [file, message.split(':')[0], hint])).toEqual([
    ['pages/empty.json', 'Unexpected folder in the content folder.', folder],
    ['pages/link.json', 'Unreadable file', 'Put the file itself there.'],
    ['pages/pipe.json', 'Unexpected pipe in the content folder.', pipe],
    ['pages/services.json', 'Unexpected folder in the content folder.', folder],
    ['public/loop', 'Unexpected link in public/.', only],
    ['public/out.txt', 'Unexpected link in public/.', only],
    ['public/pipe.txt', 'Unexpected pipe in public/.', only],
  ]);
  expect(diagnostics.filter(({ file }) => file.startsWith('pages/services.json/'))).toEqual([]);
  const { assets } = openSite({ root, schemas: projectSchemas });
  expect(assets.addresses).toEqual(['/.well-known/security.txt', '/a.svg', '/unsafe.svg']);
});

test('very many folders within folders are one finding', async () => {
  for (const start of ['pages', 'public'])
    mkdirSync(join(root, start, 'a/'.repeat(500)), { recursive: true });
  const { diagnostics } = await check(openSite({ root, schemas: projectSchemas }));
  const deep = diagnostics.filter(({ message }) => message.startsWith('Unexpected deep folder'));
  expect(deep.map(({ file, hint }) => [file, hint])).toEqual([
    [
      `pages/${'a/'.repeat(32)}a`,
      'It is inside of 32 others, and is not read. Move it further up, or remove it.',
    ],
    [
      `public/${'a/'.repeat(32)}a`,
      'It is inside of 32 others, and is not published. Move it further up, or remove it.',
    ],
  ]);
});

test('only listed files are copied; one replaced after the check is refused, and no file is overwritten', () => {
  const out = join(root, 'out');
  const copy = (file: string) => () => copyPublic(realpathSync(join(root, 'public')), [file], out, readSvg);
  copy('/.well-known/security.txt')();
  copy('/a.svg')();
  expect(copy('/a.svg')).toThrow('EEXIST');
  const refused = `Refused to publish ${join(root, 'public')}`;
  for (const name of ['out.txt', 'pipe.txt'])
    expect(copy(`/${name}`)).toThrow(`${refused}/${name}: it is no file.`);
  expect(copy('/unsafe.svg')).toThrow(
    `${refused}/unsafe.svg: Unsafe attribute "onload" in a picture. Remove it`,
  );
  // What has become a file of another kind since, or is behind a link.
  writeFiles(root, { 'public/proof.html': '<script src="/a.js"></script>', 'elsewhere/a.txt': 'secret' });
  expect(copy('/proof.html')).toThrow(`${refused}/proof.html: Unexpected HTML in public/`);
  symlinkSync('../elsewhere', join(root, 'public/docs'));
  expect(copy('/docs/a.txt')).toThrow(`${refused}/docs/a.txt: it is no file.`);
  expect(createNodeFileSystem(root).list('out')).toEqual(['.well-known/security.txt', 'a.svg']);
});

test('the development server sends the regular files of public/, and survives one that it may not read', async () => {
  const file = join(root, 'public/a.svg');
  writeFileSync(join(root, 'public/film.mp4'), Buffer.alloc(32 * 1024 * 1024));
  const failures: unknown[] = [];
  const site = openSite({ root, schemas: projectSchemas });
  const handler = createFilesMiddleware({ site, options: { root, publicDir: 'public' } } as DevSite);
  const server = await listen(
    createServer((request, response) =>
      handler(request, response, (error?: Error) => {
        if (error) failures.push(error);
        response.writeHead(error ? 500 : 404).end();
      }),
    ),
  );
  const ask = async (path: string) => (await fetch(server.url + path)).status;
  expect(await Promise.all(['/a.svg', '/out.txt', '/loop/a.svg', '/pipe.txt'].map(ask))).toEqual([
    200, 404, 404, 404,
  ]);
  const { headers } = await fetch(`${server.url}/a.svg`);
  expect(headers.get('cache-control'), 'a picture that was replaced is loaded anew').toBe('no-cache');
  // A browser that leaves is no failure.
  await (await fetch(`${server.url}/film.mp4`)).body?.cancel();
  await pause(100);
  expect(failures).toEqual([]);
  chmodSync(file, 0);
  chmodSync(root, 0o755);
  // The superuser may read every file.
  const isRoot = process.getuid!() === 0;
  if (isRoot) process.seteuid!(65_534);
  const answers = await Promise.all(['/a.svg', '/b.svg'].map(ask));
  if (isRoot) process.seteuid!(0);
  await server.stop();
  expect(answers).toEqual([500, 404]);
});
