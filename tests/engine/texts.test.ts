import { expect, test } from 'vitest';
import { readBase } from '../../src/engine/build/base-setting.ts';
import { readPageAddress } from '../../src/engine/new-page/page-address.ts';
import { decodeEntity } from '../../src/engine/text/entities.ts';
import { findGarbled } from '../../src/engine/text/find-garbled.ts';
import { findMarkup } from '../../src/engine/text/find-markup.ts';
import { invisible, mayHideCharacters } from '../../src/engine/text/invisible.ts';
import { isLanguage, meantLanguage } from '../../src/engine/text/languages.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import { listSome } from '../../src/engine/text/list-some.ts';
import { printable } from '../../src/engine/text/printable.ts';
import { quote } from '../../src/engine/text/quote.ts';
import { toSitePath } from '../../src/engine/text/site-path.ts';
import { slugOf } from '../../src/engine/text/slug.ts';
import { testTables } from '../shared/test-tables.ts';

testTables('tests/engine/tables/texts.txt', {
  'What people write and mean so: markup, and letters of another encoding': (text: string) =>
    findMarkup(text) ?? findGarbled(text),
  'Letters of another encoding, and what was meant': findGarbled,
  'Markup in a plain text': findMarkup,
  'The address a text becomes': slugOf,
  'The address of a path on a disk': toSitePath,
  'What an entity means': decodeEntity,
  'A character beside one that is what the other is not: whether it is invisible, and how it is printed': (
    sign: string,
  ) => [invisible.test(sign), printable(`a${sign}b`)],
  'A language: whether there is one of that name, and what was meant otherwise': (tag: string) =>
    isLanguage(tag) || meantLanguage(tag),
  'The base of a site, as a setting says it': readBase,
  'The address of a new page, as somebody types it': readPageAddress,
});

test('a quoted value has 80 characters at most, on one line', () => {
  expect(quote('a'.repeat(80))).toBe(`"${'a'.repeat(80)}"`);
  expect(quote('a'.repeat(81))).toBe(`"${'a'.repeat(79)}…"`);
  expect(quote('a\n\tb\u0001\u009f\u202a\u2069')).toBe('"a\\n\\tb\\u0001\\u009f\\u202a\\u2069"');
});

test('a list names twenty, and counts the others', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
  expect(listSome([])).toBe('');
  expect(listSome(names(20))).toBe(names(20).join(', '));
  expect(listSome(names(21))).toBe(`${names(20).join(', ')} and 1 more`);
  expect(listSome(new Set(['a', 'b']), (name) => `{${name}}`)).toBe('{a}, {b}');
});

test('places count lines and columns from one, whichever way lines end', () => {
  const text = 'ab\r\ncd\n\ne';
  const { positionAt, offsetAt } = createLineIndex(text);
  const places = [
    [0, 1, 1],
    [3, 1, 4],
    [4, 2, 1],
    [6, 2, 3],
    [7, 3, 1],
    [8, 4, 1],
    [9, 4, 2],
  ] as const;
  for (const [offset, line, column] of places) {
    expect(positionAt(offset)).toEqual({ line, column });
    expect(offsetAt({ line, column })).toBe(offset);
  }
});

test('what is printed in a line keeps tabs, but nothing that ends the line or moves the cursor', () => {
  expect(printable('a\tb\nc\rd\u001b[31m\u00e4')).toBe('a\tb·c·d·[31mä');
  expect(mayHideCharacters(Buffer.from('"plain, ä, “quoted”"'))).toBe(false);
  for (const sign of ['\u0008', '\u001f', '\u007f', '\u009f', '\u202a', '\u202e', '\u2066', '\u2069'])
    expect(mayHideCharacters(Buffer.from(JSON.stringify(sign))), JSON.stringify(sign)).toBe(true);
});
