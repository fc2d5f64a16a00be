import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';
import { hashFiles } from './hash-files.ts';

const root = resolve(import.meta.dirname, '../..');
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache', 'replaced-test-'));
const pages = join(scratch, 'pages');
const outDir = join(scratch, 'site');

/** Builds while the file is replaced right after it was read `after` times. */
function buildReplacing(file: string, after: number): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    PAGES_DIR: pages,
    PUBLIC_DIR: join(scratch, 'public'),
    OUT_DIR: outDir,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    TRIGGER: join(pages, file),
    AFTER: String(after),
    TARGET: join(pages, file),
    REPLACEMENT: join(scratch, 'replacement.json'),
  };
  const hook = join(import.meta.dirname, 'replace-content.mjs');
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', hook, '--import', 'tsx', 'src/engine/cli/build.ts', '--no-cache', '--logLevel', 'warn'],
      { cwd: root, env },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

/** What is published when nothing is replaced. */
let published: Record<string, string>;

beforeAll(async () => {
  cpSync(join(root, fixturePages), pages, { recursive: true });
  cpSync(join(root, fixturePublic), join(scratch, 'public'), { recursive: true });
  // The file is never read so often.
  writeFileSync(join(scratch, 'replacement.json'), '');
  expect(await buildReplacing('index.json', 100)).toEqual({ code: 0, output: '' });
  published = hashFiles(outDir);
}, 300_000);

afterAll(() => rmSync(scratch, { recursive: true }));

test.each([
  ['a page', 'people/plot.json', 'people/plot.html'],
  ['a shared block', '_shared/shed.json', 'growing/tools.html'],
  ['the names of the site', '_site/brand.json', 'index.html'],
  ['the menu', '_site/navigation.json', 'index.html'],
])(
  '%s that is replaced right after it was read has no effect on the build: what was checked is what is published',
  { timeout: 300_000 },
  async (_, file, shownIn) => {
    cpSync(join(root, fixturePages), pages, { recursive: true });
    const text = readFileSync(join(pages, file), 'utf8');
    // The same JSON to the eye of a schema, and another text.
    const other = text.replaceAll(/": "([A-Z])/g, '": "<script>$1');
    writeFileSync(join(scratch, 'replacement.json'), other);
    const { code, output } = await buildReplacing(file, 1);
    expect(readFileSync(join(pages, file), 'utf8')).toBe(other);
    expect(other).not.toBe(text);
    expect({ code, output }).toEqual({ code: 0, output: '' });
    expect(readFileSync(join(outDir, shownIn), 'utf8')).not.toMatch(/(?:<|&lt;)script>[A-Z]/);
    expect(hashFiles(outDir)).toEqual(published);
  },
);
