import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { readBase } from '../../src/engine/build/options.ts';
import { removal, splice } from '../../src/engine/json/splice.ts';
import { readPageAddress } from '../../src/engine/new-page/plan-page.ts';
import { draftSection } from '../../src/engine/generate/section-files.ts';
import { findMarkup, readEntity } from '../../src/engine/text/markup.ts';
import { findGarbled } from '../../src/engine/text/find-garbled.ts';
import { invisible } from '../../src/engine/text/invisible.ts';
import { isLanguage, guessLanguage } from '../../src/engine/text/languages.ts';
import { createLineIndex } from '../../src/engine/text/line-index.ts';
import { listSome, printable, quote } from '../../src/engine/text/messages.ts';
import { slugOf, toSitePath } from '../../src/engine/text/paths.ts';
import { testTables } from '../shared/test-tables.ts';

testTables('tests/engine/tables/texts.txt', {
  'Texts without a finding about markup or encoding': (text: string) => findMarkup(text) ?? findGarbled(text),
  'Garbled letters and the decoded text': findGarbled,
  'Markup in a plain text': findMarkup,
  'The slug of a text': slugOf,
  "The site's path of a path on a disk": toSitePath,
  'The character of an entity': (text) => readEntity(text, 0)?.meant,
  'Pairs of similar characters: whether each is invisible, and its printed form': (sign: string) => [
    invisible.test(sign),
    printable(`a${sign}b`),
  ],
  'A language tag: whether it is valid, and the suggestion': (tag: string) =>
    isLanguage(tag) || guessLanguage(tag),
  'The base of a site by its setting': readBase,
  'The typed address of a new page': (typed: string) => readPageAddress('pages', typed),
  'The files of a new section type, which is one name in camelCase': (
    type: string,
    isInteractive?: boolean,
  ) => Object.keys(draftSection(type, isInteractive)),
  'A value quoted in messages': quote,
  'A text printed on one line': printable,
  'A list of this many names': (count: number) =>
    listSome(
      Array.from({ length: count }, (_, index) => `n${index}`),
      (name) => `{${name}}`,
    ),
  'A JSON text without the value at a path': (text: string, ...path: JSONPath) => {
    const { parent, offset, length } = findNodeAtLocation(parseTree(text)!, path)!;
    const { offset: start } = parent?.type === 'property' ? parent.children![0]! : { offset };
    return splice(text, [removal(text, { start, end: offset + length })]);
  },
  'A text with edits: their start, end and text. Of two that overlap, the first is left out': (
    text: string,
    ...edits: [start: number, end: number, text: string][]
  ) =>
    splice(
      text,
      edits.map(([start, end, written]) => ({ start, end, text: written })),
    ),
  'The positions of these offsets, converted back': (text: string, ...offsets: number[]) => {
    const { positionAt, offsetAt } = createLineIndex(text);
    return offsets.map((offset) => {
      const { line, column } = positionAt(offset);
      return [line, column, offsetAt({ line, column })];
    });
  },
});
