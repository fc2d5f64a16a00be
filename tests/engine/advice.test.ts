import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { formatPretty } from '../../src/engine/check/report.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import type { Diagnostic, Fix } from '../../src/shared/diagnostic.ts';
import { createTestFiles, miniSchemas } from './test-site.ts';
import { projectFiles } from '../stage/fixture-files.ts';

const advice = 'tests/engine/advice';
const fixtures = 'tests/engine/fixtures';

/** The files of a folder. Names that some systems would change are percent-encoded. */
function readFiles(folder: string): Record<string, Buffer> {
  const files = projectFiles
    .list(folder)
    // The next read may reuse the buffer.
    .map(
      (name) =>
        [decodeURIComponent(name), Buffer.from(projectFiles.read(`${folder}/${name}`) ?? '')] as const,
    );
  return Object.fromEntries(files);
}

/** The real section types. */
const sections = Object.fromEntries(
  Object.entries(readFiles('section-schemas'))
    .filter(([name]) => !name.includes('/'))
    .map(([name, bytes]) => [`section-schemas/${name}`, bytes]),
);
// Compiled once, because that takes longer than checking a small site.
const real = loadSchemas(createTestFiles(sections));

async function inspectFolder(folder: string, schemas: typeof real) {
  const fileSystem = createTestFiles(readFiles(folder));
  return {
    ...(await check(openSite({ fileSystem, schemas }))),
    read: (file: string) => String(fileSystem.read(file)),
  };
}

/** Applies a fix as an editor does. */
function apply(text: string, { range, text: written }: Fix): string {
  const { offsetAt } = createLineIndex(text);
  const end = offsetAt({ line: range.endLine, column: range.endColumn });
  return text.slice(0, offsetAt(range)) + written + text.slice(end);
}

// To add a test, add a folder with pages/. Run vitest once to write its expected.txt, and review it.
test.each(readdirSync(fixtures))('the report of %s equals expected.txt', async (name) => {
  const report = await inspectFolder(`${fixtures}/${name}`, miniSchemas);
  await expect(`${formatPretty(report)}\n`).toMatchFileSnapshot(`fixtures/${name}/expected.txt`);
});

// To add a test, add a folder with wrong/ and right/: the same files before and after the edit that the message
// suggests. Run vitest once to write its expected.txt, and review it.
test.each(readdirSync(advice))('the edit for %s leaves no finding', async (name) => {
  const wrong = await inspectFolder(`${advice}/${name}/wrong`, real);
  expect(wrong.diagnostics).toHaveLength(1);
  await expect(`${formatPretty(wrong)}\n`).toMatchFileSnapshot(`advice/${name}/expected.txt`);
  const right = await inspectFolder(`${advice}/${name}/right`, real);
  expect(formatPretty(right)).toMatch(/^\d pages? checked, nothing to fix\.$/);
  const [{ file, fix }] = wrong.diagnostics as [Diagnostic];
  if (fix) expect(apply(wrong.read(file), fix)).toBe(right.read(file));
});
