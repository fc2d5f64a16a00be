import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { copyContent } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { command, runNode } from '../stage/run-node.ts';

const scratch = makeFolder(afterAll);
const shared = inject('sites').files;

/** Builds a site while these files are replaced, each right after its first read. */
async function buildWhileReplaced(name: string, files: string[], ...args: string[]) {
  const { PAGES_DIR, PUBLIC_DIR } = copyContent(join(scratch, name));
  const outDir = join(scratch, `${name}-site`);
  const replaced: Record<string, string> = {};
  for (const file of files) {
    const path = join(PAGES_DIR, `${file}.json`);
    const text = readFileSync(path, 'utf8');
    // Equally valid for the schema, but a different text.
    const other = text.replaceAll(/": "([A-Z])/g, '": "<script>$1');
    expect(other).not.toBe(text);
    replaced[path] = join(scratch, `${name}-${file.replace('/', '-')}.json`);
    writeFileSync(replaced[path], other);
  }
  const hook = pathToFileURL(resolve(import.meta.dirname, 'replace-content.mjs')).href;
  const build = command('build', ...args, '--host', 'nginx');
  const env = { PAGES_DIR, PUBLIC_DIR, OUT_DIR: outDir, REPLACED: JSON.stringify(replaced) };
  const ended = await runNode(['--import', hook, ...build], undefined, env);
  for (const [path, other] of Object.entries(replaced))
    expect(readFileSync(path)).toEqual(readFileSync(other));
  return { ...ended, outDir };
}

test('the published content is the checked one: every file is read once', async () => {
  const files = ['_shared/shed', '_site/brand', '_site/navigation', 'people/plot'];
  const { end, outDir } = await buildWhileReplaced('replaced', files, '--no-cache');
  expect(end).toBe(0);
  // The sitemap has dates from git, and it has none for changed pages.
  const others = (all: Record<string, string>) =>
    Object.entries(all).filter(([file]) => !file.startsWith('sitemap.xml'));
  expect(others(hashFiles(outDir))).toEqual(others(shared));
});
