import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

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
      ['--import', hook, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
      { cwd: root, env },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

afterAll(() => rmSync(scratch, { recursive: true }));

test.each([
  ['a page', 'company/about.json', 1],
  ['a shared block', '_shared/technologies.json', 1],
  // Read when the site is opened, and when it is checked.
  ['the names of the site', '_site/brand.json', 2],
  ['the menu', '_site/navigation.json', 1],
])(
  '%s that is replaced after it was checked stops the build, which names it and publishes nothing',
  { timeout: 300_000 },
  async (_, file, after) => {
    cpSync(join(root, 'pages'), pages, { recursive: true });
    const text = readFileSync(join(pages, file), 'utf8');
    // The same JSON to the eye of a schema, and another text.
    writeFileSync(join(scratch, 'replacement.json'), text.replace(/": "([A-Z])/, '": "<script>$1'));
    const { code, output } = await buildReplacing(file, after);
    expect(readFileSync(join(pages, file), 'utf8')).not.toBe(text);
    expect(output).toContain(
      `${join(pages, file)} was changed while the site was being built. Nothing was published; run the build again.`,
    );
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(existsSync(outDir)).toBe(false);
  },
);
