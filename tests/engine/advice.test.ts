import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPretty } from '../../src/engine/check/report.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { checkSite } from '../../src/engine/check/check.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import type { Diagnostic, Fix } from '../../src/shared/diagnostic.ts';
import { goodSite, schemas } from './test-site.ts';

const root = 'tests/engine/advice';
const cases = readdirSync(root);
const project = createNodeFileSystem(process.cwd());

/** The real section types. */
const sections = Object.fromEntries(
  project
    .list('section-schemas')
    .filter((name) => !name.includes('/'))
    .map((name) => [`section-schemas/${name}`, readWhole(`section-schemas/${name}`)]),
);

function readWhole(path: string): Buffer {
  // The next read may reuse this buffer.
  return Buffer.from(project.read(path) ?? '');
}

// Compiled once, because that takes longer than checking a small site.
const loaded = loadSchemas(createMemoryFileSystem({ ...schemas, ...sections }), 'section-schemas');

/** Checks a small site with the files of a folder. */
async function inspectFolder(folder: string) {
  // File names that some systems would change are percent-encoded.
  const own = project
    .list(folder)
    .map((name) => [decodeURIComponent(name), readWhole(`${folder}/${name}`)] as const);
  const fileSystem = createMemoryFileSystem({
    ...schemas,
    ...sections,
    ...goodSite,
    ...Object.fromEntries(own),
  });
  return {
    ...(await checkSite({ fileSystem, schemas: loaded })),
    read: (file: string) => String(fileSystem.read(file)),
  };
}

/** Applies a fix as an editor does. */
function apply(text: string, { range, text: written }: Fix): string {
  const { offsetAt } = createLineIndex(text);
  const end = offsetAt({ line: range.endLine, column: range.endColumn });
  return text.slice(0, offsetAt(range)) + written + text.slice(end);
}

test('there are cases', () => {
  expect(cases.length).toBeGreaterThan(25);
});

// To add a test, add a folder with wrong/ and right/: the same files before and after the edit that the message
// suggests. Run vitest once to write its expected.txt, and review it.
test.each(cases)('%s: the message equals expected.txt, and its edit leaves no finding', async (name) => {
  const wrong = await inspectFolder(`${root}/${name}/wrong`);
  expect(wrong.diagnostics).toHaveLength(1);
  await expect(`${formatPretty(wrong)}\n`).toMatchFileSnapshot(`advice/${name}/expected.txt`);
  const right = await inspectFolder(`${root}/${name}/right`);
  expect(formatPretty(right)).toMatch(/^\d pages? checked, nothing to fix\.$/);
  const [{ file, fix }] = wrong.diagnostics as [Diagnostic];
  if (fix) expect(apply(wrong.read(file), fix)).toBe(right.read(file));
});
