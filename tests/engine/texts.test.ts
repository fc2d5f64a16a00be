import { readBase } from '../../src/engine/build/options.ts';
import { readPageAddress } from '../../src/engine/new-page/page-address.ts';
import { decodeEntity, findMarkup } from '../../src/engine/text/markup.ts';
import { findGarbled } from '../../src/engine/text/find-garbled.ts';
import { invisible, mayHideCharacters } from '../../src/engine/text/invisible.ts';
import { isLanguage, meantLanguage } from '../../src/engine/text/languages.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import { listSome, printable, quote } from '../../src/engine/text/messages.ts';
import { slugOf, toSitePath } from '../../src/engine/text/paths.ts';
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
  'A value as messages quote it': quote,
  'What is printed of a text on one line': printable,
  'Whether the bytes of this JSON may hide characters': (...[value]: [unknown]) =>
    mayHideCharacters(Buffer.from(JSON.stringify(value))),
  'A list of so many names': (count: number) =>
    listSome(
      Array.from({ length: count }, (_, index) => `n${index}`),
      (name) => `{${name}}`,
    ),
  'The places of these offsets, and their offsets again': (text: string, ...offsets: number[]) => {
    const { positionAt, offsetAt } = createLineIndex(text);
    return offsets.map((offset) => {
      const { line, column } = positionAt(offset);
      return [line, column, offsetAt({ line, column })];
    });
  },
});
