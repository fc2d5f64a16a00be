import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPretty } from '../../src/engine/check/format-report.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { checkSite } from '../../src/engine/check/check.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import type { Diagnostic, Fix } from '../../src/shared/diagnostic.ts';
import { goodSite, schemas } from './test-site.ts';

const root = 'tests/engine/leads-home';
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
  // The next read may overwrite the bytes of this one.
  return Buffer.from(project.read(path) ?? '');
}

// Compiled once: that takes longer than checking a small site.
const loaded = loadSchemas(createMemoryFileSystem({ ...schemas, ...sections }), 'section-schemas');

/** A small site, with the files of a folder in their places. */
async function inspectFolder(folder: string) {
  // Names that some systems would change are written with percent signs.
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

/** What an editor makes of a fix. */
function apply(text: string, { range, text: written }: Fix): string {
  const { offsetAt } = createLineIndex(text);
  const end = offsetAt({ line: range.endLine, column: range.endColumn });
  return text.slice(0, offsetAt(range)) + written + text.slice(end);
}

test('there are mistakes to be led home from', () => {
  expect(cases.length).toBeGreaterThan(25);
});

// Add a folder with wrong/ and right/, the same files before and after the edit that the message asks for. Run vitest
// once to write its expected.txt, and read that.
test.each(cases)(
  '%s: the message is as its expected.txt says, and its edit leaves nothing to be said',
  async (name) => {
    const wrong = await inspectFolder(`${root}/${name}/wrong`);
    expect(wrong.diagnostics).toHaveLength(1);
    await expect(`${formatPretty(wrong)}\n`).toMatchFileSnapshot(`leads-home/${name}/expected.txt`);
    const right = await inspectFolder(`${root}/${name}/right`);
    expect(formatPretty(right)).toMatch(/^\d pages? checked, nothing to fix\.$/);
    const [{ file, fix }] = wrong.diagnostics as [Diagnostic];
    if (fix) expect(apply(wrong.read(file), fix)).toBe(right.read(file));
  },
);
