import { expect, test } from 'vitest';
import { compilePage } from '../../src/engine/content/page.ts';
import { fillTexts, typeOf } from '../../src/engine/content/fill-texts.ts';
import { learn } from '../../src/engine/content/learn.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { splitIntoUnits } from '../../src/engine/content/split-into-units.ts';
import { layOver } from '../../src/engine/files/file-system.ts';
import type { Json } from '../../src/engine/json/json.ts';
import { renameFormerWords } from '../../src/engine/schemas/former-words.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { projectSchemas as schemas } from '../stage/project-schemas.ts';
import { alikePictures as pictures } from './alike-pictures.ts';
import { fixtureWith } from './memory-file-system.ts';

const placeholders = new Map([['brand', 'Harbour']]);

/** A page with a former word, placeholders, and two blocks. No step may change what it is given. */
const page = freeze({
  title: 'About {brand}',
  description: 'What {brand} does.',
  sections: [
    { type: 'hero', title: 'Made by {brand}', background: 'madder' },
    { type: 'richText', body: 'To [prices](/prices).', hidden: true },
  ],
});

function freeze<Value extends Json>(value: Value): Value {
  for (const part of typeof value === 'object' && value !== null ? Object.values(value) : []) freeze(part);
  return Object.freeze(value);
}

const rename = (value: Json) =>
  renameFormerWords(value, schemas.page.field, schemas, (block) => typeOf(block, placeholders));
const fill = (value: Json) => fillTexts(value, schemas.page.field, schemas, placeholders);

test('former words become those of today, and what has none stays the same object', () => {
  const { value, formerWords } = rename(page);
  expect(value).toEqual({
    ...page,
    sections: [{ ...page.sections[0], background: 'brand' }, page.sections[1]],
  });
  expect(formerWords.map(({ place }) => place)).toEqual([{ at: 'value', pointer: '/sections/0/background' }]);
  expect(rename(value)).toEqual({ value, formerWords: [] });
  expect(rename(value).value).toBe(value);
});

test('placeholders are filled in, and texts are listed as they are written', () => {
  const { value, texts, unknown, violations } = fill(page);
  expect(value).toMatchObject({ title: 'About Harbour', sections: [{ title: 'Made by Harbour' }, {}] });
  expect(texts.map((text) => text.value)).toContain('Made by {brand}');
  expect([...unknown, ...violations]).toEqual([]);
  expect([...fillTexts(page, schemas.page.field, schemas, undefined).unknown]).toEqual([
    '/title',
    '/description',
    '/sections/0/title',
  ]);
});

test('a page is split into its blocks and itself, with the values that have a role', () => {
  const { blocks, whole } = splitIntoUnits(page, schemas.page, schemas, { at: 0, zone: undefined });
  const shown = [...blocks, whole].map(({ kind, pointer, isHidden, schema, marks }) => [
    kind,
    pointer,
    isHidden,
    schema?.file,
    marks.map((mark) => mark.pointer),
  ]);
  expect(shown).toEqual([
    [
      'block',
      '/sections/0',
      false,
      'section-schemas/hero.json',
      ['/sections/0/background', '/sections/0/title'],
    ],
    ['block', '/sections/1', true, 'section-schemas/richText.json', ['/sections/1/body']],
    ['file', '', false, 'section-schemas/page.json', []],
  ]);
});

test('rules learn from a value what its role says', () => {
  const { blocks } = splitIntoUnits(page, schemas.page, schemas, { at: 0, zone: undefined });
  const [hero, text] = blocks;
  const unknown = new Set(['/sections/1/body']);
  expect(learn(hero!, unknown).map(({ role, value }) => [role, value])).toEqual([
    ['limited', 'side'],
    ['scheme', 'madder'],
    ['heading', 'Made by {brand}'],
  ]);
  expect(learn(text!, unknown)).toEqual([]);
});

test('a page of texts that are not saved compiles as if they were, and changes no file', () => {
  const texts = {
    'pages/index.json': String(fixtureFiles.read('pages/index.json')).replace(
      /"title": "[^"]+"/,
      '"title": "Not saved yet"',
    ),
    'pages/draft.json': JSON.stringify(page),
  };
  const saved = openSite({ fileSystem: fixtureWith(texts), schemas, pictures });
  const unsaved = new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
  const laid = openSite({ fileSystem: layOver(fixtureFiles, unsaved), schemas, pictures });
  const site = openSite({ fileSystem: fixtureFiles, schemas, pictures });
  const before = JSON.stringify(compilePage(site, site.routes.get('/')!));
  for (const route of ['/', '/draft']) {
    const compiled = compilePage(laid, laid.routes.get(route)!);
    const expected = compilePage(saved, saved.routes.get(route)!);
    expect(JSON.stringify(compiled)).toBe(JSON.stringify(expected));
    expect(compiled.data()).toEqual(expected.data());
  }
  // The texts may also lie over the files of a site that is open already.
  const over = compilePage({ ...site, fileSystem: layOver(fixtureFiles, unsaved) }, site.routes.get('/')!);
  expect(over.title?.value).toBe('Not saved yet');
  expect(JSON.stringify(compilePage(site, site.routes.get('/')!))).toBe(before);
  expect(site.routes.has('/draft')).toBe(false);
});
