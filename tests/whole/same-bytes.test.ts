import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { copyContent } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { command, runNode } from '../stage/run-node.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'same-bytes-')));
const shared = inject('sites').files;

afterAll(() => rmSync(scratch, { recursive: true }));

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

  // Git is asked when pages were changed, which they were.
  const others = (all: Record<string, string>) =>
    Object.entries(all).filter(([file]) => !file.startsWith('sitemap.xml'));
  expect(others(hashFiles(outDir))).toEqual(others(shared));
});
