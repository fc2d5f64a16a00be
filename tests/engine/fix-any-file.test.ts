import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { writeFixes } from '../../src/engine/check/fix.ts';
import { listPaths, withPart } from './many/values.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';
import type { Json } from '../../src/engine/json/json.ts';
import { removal, type Splice, splice, spliceFile } from '../../src/engine/json/splice.ts';
import { checkSite } from '../../src/engine/check/check.ts';
import { fixFiles } from '../../src/engine/check/fix.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { createRandom } from '../stage/random.ts';
import { createTestFiles, goodPage, goodSite, pageBelowHero, schemas } from './test-site.ts';

const home = 'pages/index.json';
const compiled = loadSchemas(createTestFiles({}), 'section-schemas');
const text = (value: unknown) => JSON.stringify(value, null, 2);

test('fixing a page of any bytes changes nothing else, and a second run changes nothing', async () => {
  const { below } = createRandom('fix');
  const original = Buffer.from(text(goodPage));
  let changed = 0;
  for (let round = 0; round < 200; round++) {
    const bytes = Buffer.from(original);
    for (let edits = 0; edits <= round % 3; edits++) bytes[below(bytes.length)] = below(256);
    const run = (content: Buffer) =>
      fixFiles(createMemoryFileSystem({ ...schemas, ...goodSite, [home]: content }), (fileSystem) =>
        checkSite({ fileSystem, schemas: compiled }),
      );
    const [fixed] = await run(bytes);
    if (!fixed) continue;
    changed++;
    expect(fixed.before.equals(bytes)).toBe(true);
    // A fix changes only a few characters.
    expect(Math.abs(fixed.after.length - bytes.length)).toBeLessThan(10);
    expect(await run(fixed.after)).toEqual([]);
  }
  expect(changed).toBeGreaterThan(3);
});

test('nested edits are all made, and a second run changes nothing', async () => {
  const slips = [
    ['"href"', '"hreff"'],
    ['"/our-garden"', '"/Our-garden/"'],
    ['"title": "A', '"titel": "A'],
    ['{brand}', '{brnad}'],
    ['"columns"', '"colunms"'],
    // The check reads the content of these only once they are correct, so fixing them may bring further findings.
    ['"cards"', '"crads"'],
    ['"cardGrid"', '"cardGird"'],
  ] as const;
  const cards = [{ title: 'A {brand}', href: '/our-garden' }, { title: 'A second' }];
  const good = text(pageBelowHero({ type: 'cardGrid', title: 'A grid', columns: 2, cards }));
  const other = { ...goodPage, title: 'Contact the company', description: `${goodPage.description} Here.` };
  const run = (content: string) =>
    fixFiles(createTestFiles({ [home]: content, 'pages/our-garden.json': other }), (fileSystem) =>
      checkSite({ fileSystem, schemas: compiled }),
    );
  for (let chosen = 1; chosen < 2 ** slips.length; chosen += 5) {
    const own = slips.filter((_, index) => (chosen >> index) % 2 === 1);
    const bad = own.reduce((content, [right, wrong]) => content.replaceAll(right, wrong), good);
    const [fixed] = await run(bad);
    const after = fixed?.after.toString() ?? bad;
    if (chosen < 2 ** (slips.length - 2)) expect(after, own.join(' ')).toBe(good);
    expect(await run(after), own.join(' ')).toEqual([]);
  }
});

test('a file changed during the fix stays as it is, and no draft remains', () => {
  const root = mkdtempSync(join(tmpdir(), 'fix-'));
  const path = join(root, 'index.json');
  writeFileSync(path, 'written meanwhile');
  const fixed = { file: 'index.json', before: Buffer.from('before'), after: Buffer.from('after') };
  expect(writeFixes(root, [fixed])).toEqual([
    'index.json changed meanwhile and was left alone. Run the command again.',
  ]);
  expect(readFileSync(path, 'utf8')).toBe('written meanwhile');
  writeFileSync(path, 'before');
  expect(writeFixes(root, [fixed])).toEqual(['index.json fixed.']);
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(readdirSync(root)).toEqual(['index.json']);
  rmSync(root, { recursive: true });
});

test('an edit changes no other byte, and its inverse restores the file', () => {
  const { below } = createRandom('splice');
  const words = ['', 'Größe "5" \\ {brand}', '\u2028 \ud83c\udf31', '/a'];
  for (const name of fixtureFiles.list('pages')) {
    const original = Buffer.from(fixtureFiles.read(`pages/${name}`)!).toString();
    // The original, on one line, and with line ends of Windows.
    const spellings = [original, JSON.stringify(JSON.parse(original)), original.replaceAll('\n', '\r\n')];
    for (const source of spellings) {
      const tree = parseTree(source)!;
      const content = JSON.parse(source) as Json;
      const paths = listPaths(content).slice(1);
      for (let round = 0; round < 60 && paths.length > 0; round++) {
        const path = paths[below(paths.length)]!;
        const node = findNodeAtLocation(tree, path)!;
        const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
        const whole = { start: (key ?? node).offset, end: node.offset + node.length };
        const value = below(2) === 0 ? words[below(words.length)]! : undefined;
        const edit: Splice =
          value === undefined
            ? removal(source, whole)
            : { start: node.offset, end: whole.end, text: JSON.stringify(value) };
        const after = splice(source, [edit]);
        expect(JSON.parse(after), `${name} ${path.join('/')}`).toEqual(withPart(content, path, value));
        const inverse = {
          start: edit.start,
          end: edit.start + edit.text.length,
          text: source.slice(edit.start, edit.end),
        };
        expect(splice(after, [inverse])).toBe(source);
        const marked = spliceFile(Buffer.from(`\ufeff${source}`), () => [edit]);
        expect(marked.toString()).toBe(`\ufeff${after}`);
      }
    }
  }
});
