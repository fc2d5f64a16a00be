import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { formatPretty } from '../../src/engine/check/report.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import type { Diagnostic, Fix } from '../../src/shared/diagnostic.ts';
import { advice, fixtures, siteIn } from './wrong-sites.ts';

async function inspectFolder(folder: string) {
  const { fileSystem, open } = siteIn(folder);
  return {
    ...(await check(open(fileSystem))),
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
  const report = await inspectFolder(`${fixtures}/${name}`);
  await expect(`${formatPretty(report)}\n`).toMatchFileSnapshot(`fixtures/${name}/expected.txt`);
});

// To add a test, add a folder with wrong/ and right/: the same files before and after the edit that the message
// suggests. Run vitest once to write its expected.txt, and review it.
test.each(readdirSync(advice))('the edit for %s leaves no finding', async (name) => {
  const wrong = await inspectFolder(`${advice}/${name}/wrong`);
  expect(wrong.diagnostics).toHaveLength(1);
  await expect(`${formatPretty(wrong)}\n`).toMatchFileSnapshot(`advice/${name}/expected.txt`);
  const right = await inspectFolder(`${advice}/${name}/right`);
  expect(formatPretty(right)).toMatch(/^\d pages? checked, nothing to fix\.$/);
  const [{ file, fix }] = wrong.diagnostics as [Diagnostic];
  if (fix) expect(apply(wrong.read(file), fix)).toBe(right.read(file));
});
