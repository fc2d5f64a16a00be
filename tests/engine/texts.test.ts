import { expect, test } from 'vitest';
import { decodeEntity } from '../../src/engine/text/entities.ts';
import { invisible, mayHideCharacters } from '../../src/engine/text/invisible.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import { listSome } from '../../src/engine/text/list-some.ts';
import { printable } from '../../src/engine/text/printable.ts';
import { quote } from '../../src/engine/text/quote.ts';
import { toSitePath } from '../../src/engine/text/site-path.ts';
import { slugOf } from '../../src/engine/text/slug.ts';

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

test.each([
  ['Über uns', 'ueber-uns'],
  ['Straße & Œuvre', 'strasse-oeuvre'],
  ['Ærø, Łódź, Đà, ðþı', 'aero-lodz-da-dthi'],
  ['Größe 5 ½', 'groesse-5-1-2'],
  ['u\u0308ber', 'ueber'],
  ['--a--b--', 'a-b'],
  ['日本', undefined],
  ['', undefined],
])('"%s" is %s in an address', (text, slug) => expect(slugOf(text)).toBe(slug));

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

test.each([
  ['\\img\\beans.svg', '/img/beans.svg'],
  ['public/img/beans.svg', '/img/beans.svg'],
  ['./img/beans.svg', '/img/beans.svg'],
  ['C:\\site\\public\\img\\a.svg', '/img/a.svg'],
  ['../public/img/a.svg', '/img/a.svg'],
  ['C:\\img\\a.svg', undefined],
  ['../img/a.svg', undefined],
  ['img/..', undefined],
  ['img/..a', '/img/..a'],
])('%s is %s on the site', (path, address) => expect(toSitePath(path)).toBe(address));

test.each([
  ['&amp;', '&'],
  ['&Auml;', 'Ä'],
  ['&#32;', ' '],
  ['&#31;', undefined],
  ['&#X41;', 'A'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&#x110000;', undefined],
  ['&T;', undefined],
  ['&constructor;', undefined],
])('%s means %j', (entity, sign) => expect(decodeEntity(entity)).toBe(sign));

/** Each character beside one that is what the other is not. */
test.each([
  ['\u0008', true],
  ['\t', false],
  ['\n', false],
  ['\u000b', true],
  ['\r', false],
  ['\u000e', true],
  ['\u001f', true],
  [' ', false],
  ['~', false],
  ['\u007f', true],
  ['\u009f', true],
  ['\u00a0', false],
  ['\u2029', false],
  ['\u202a', true],
  ['\u202e', true],
  ['\u202f', false],
  ['\u2065', false],
  ['\u2066', true],
  ['\u2069', true],
  ['\u206a', false],
])('%j is invisible: %s', (character, isInvisible) => {
  expect(invisible.test(character)).toBe(isInvisible);
  if (!isInvisible) return;
  expect(printable(`a${character}b`)).toBe('a·b');
  expect(mayHideCharacters(Buffer.from(JSON.stringify(character)))).toBe(true);
});

test('what is printed keeps tabs and line ends, but nothing that moves the cursor', () => {
  expect(printable('a\tb\nc\rd\u001b[31m\u00e4')).toBe('a\tb\nc·d·[31mä');
  expect(mayHideCharacters(Buffer.from('"plain, ä, “quoted”"'))).toBe(false);
});
