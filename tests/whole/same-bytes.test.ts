import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { copyProject } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { command, commitPages, copyContent, runNode } from './fixture-project.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'same-bytes-')));
/** Characters that mean something in addresses, patterns or shells. What follows a "#" is no part of a path for Vite. */
const odd = join(scratch, `odd #1 %20 [b] {c} (d) & ö's`, 'si#te');
const shared = hashFiles(inject('sites').root);

afterAll(() => rmSync(scratch, { recursive: true }));

/** What is not written for nginx. */
const ofOtherHosts = ['.htaccess', '_host/Caddyfile'];

test('a build is the same bytes in any folder, time zone and language, from nothing or not, by "vite build" too', async () => {
  copyProject(odd);
  commitPages(odd);
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
  const env = { SITE_HOST: 'nginx', TZ: 'America/St_Johns', LC_ALL: 'de_DE.UTF-8', NODE_ENV: 'development' };
  expect((await runNode(build, odd, env)).end).toBe(0);
  const files = hashFiles(join(odd, 'dist'));
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(files).toEqual(
    Object.fromEntries(Object.entries(shared).filter(([file]) => !ofOtherHosts.includes(file))),
  );
  // What took long to make lies where installing packages does not delete it.
  expect(Object.keys(hashFiles(join(odd, '.cache/pictures'))).length).toBeGreaterThan(0);
  const check = await runNode(command('check'), odd);
  expect(check).toEqual({ end: 0, output: expect.stringMatching(/^\d+ pages checked, nothing to fix\.\n$/) });
});

test('files that are replaced right after they were read have no effect: what was checked is what is published', async () => {
  const { PAGES_DIR, PUBLIC_DIR } = copyContent(join(scratch, 'replaced'));
  const outDir = join(scratch, 'site');
  const replaced: Record<string, string> = {};
  for (const file of ['people/plot', '_shared/shed', '_site/brand', '_site/navigation']) {
    const path = join(PAGES_DIR, `${file}.json`);
    const text = readFileSync(path, 'utf8');
    // The same JSON to the eye of a schema, and another text.
    const other = text.replaceAll(/": "([A-Z])/g, '": "<script>$1');
    expect(other).not.toBe(text);
    replaced[path] = join(scratch, `${file.replace('/', '-')}.json`);
    writeFileSync(replaced[path], other);
  }
  const hook = pathToFileURL(resolve(import.meta.dirname, 'replace-content.mjs')).href;
  const build = command('build', '--no-cache', '--host', 'nginx', '--logLevel', 'warn');
  const env = { PAGES_DIR, PUBLIC_DIR, OUT_DIR: outDir, REPLACED: JSON.stringify(replaced) };
  expect((await runNode(['--import', hook, ...build], undefined, env)).end).toBe(0);
  for (const [path, other] of Object.entries(replaced))
    expect(readFileSync(path)).toEqual(readFileSync(other));

  const files = hashFiles(outDir);
  // Git is asked when pages were changed, which they were.
  const others = (all: Record<string, string>) =>
    Object.entries(all).filter(([file]) => !file.startsWith('sitemap.xml') && !ofOtherHosts.includes(file));
  expect(others(files)).toEqual(others(shared));
});
