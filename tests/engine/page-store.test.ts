import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPageStore } from '../../src/engine/build/page-store.ts';
import { createSpillFile } from '../../src/engine/build/spill-file.ts';
import type { PageData } from '../../src/shared/page.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (path: string, title: string): PageData => ({
  path,
  aliases: [],
  title,
  description: '',
  noindex: false,
  lang: 'en',
  sections: [{ type: 'richText', text: { blocks: [] } }] as unknown as PageData['sections'],
});

function open(name: string, compile: (route: string) => PageData | undefined = () => expect.unreachable()) {
  const file = join(folder, name, 'pages');
  return { file, store: createPageStore({ spill: createSpillFile(file), holdsForms: () => false, compile }) };
}

test('pages are read back as they were put aside, in any order', () => {
  const { file, store } = open('aside');
  expect(existsSync(file)).toBe(false);
  const pages = Array.from({ length: 50 }, (_, index) =>
    page(`/p${index}`, 'Bohnen und Möhren ✓ '.repeat(index)),
  );
  for (const data of pages) store.add(data);
  expect(existsSync(file)).toBe(true);
  for (const data of pages.toReversed()) expect(store.read(data.path)).toEqual(data);
  store.close();
});

test('a page of an earlier build is compiled once more when it is read', () => {
  const known = open('earlier').store.add(page('/beans', 'Beans'));
  const { file, store } = open('again', (route) => page(route, 'Beans'));
  store.recall(known);
  expect(store.pages(['/beans'])).toEqual([known]);
  expect(store.read('/beans')).toEqual(page('/beans', 'Beans'));
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['changed', (route: string) => page(route, 'Peas')],
  ['broken', () => undefined],
])('one that was %s since it was checked ends the build', (_, compile) => {
  const known = open(`before ${_}`).store.add(page('/beans', 'Beans'));
  const { store } = open(`after ${_}`, compile);
  store.recall(known);
  expect(() => store.read('/beans')).toThrow(
    'The page "/beans" was changed while the site was built. Nothing was published; build again.',
  );
});

test('a page that nobody has compiled is named', () => {
  expect(() => open('none').store.pages(['/beans'])).toThrow(
    'The page "/beans" has passed the check and could not be compiled. Nothing was published.',
  );
});
