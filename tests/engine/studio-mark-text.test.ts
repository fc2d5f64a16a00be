import { expect, test } from 'vitest';
import { parseRichText } from '../../src/engine/rich-text/parse-rich-text.ts';
import { insertBlocks, type Marked, markLines, markWords } from '../../src/studio/client/form/mark-text.ts';

const marks: Record<string, (text: Marked) => Marked> = {
  'pasted words': (text) => insertBlocks(text, '**new** words'),
  'a pasted heading': (text) => insertBlocks(text, '### New'),
  bold: (text) => markWords(text, '**', '**'),
  emphasis: (text) => markWords(text, '*', '*'),
  link: (text) => markWords(text, '[', '](/)'),
  subheading: (text) => markLines(text, '### '),
  list: (text) => markLines(text, '- '),
  quotation: (text) => markLines(text, '> '),
};

/** What is chosen stands between ⟦ and ⟧. */
function press(name: string, written: string): string {
  const start = written.indexOf('⟦');
  const end = written.indexOf('⟧') - 1;
  const { text, start: from, end: to } = marks[name]!({ text: written.replaceAll(/[⟦⟧]/g, ''), start, end });
  return `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`;
}

// Each line: a button, a text, and the text after it. Pressed again, the first words are back.
test.each([
  ['bold', 'Some ⟦words⟧ here', 'Some **⟦words⟧** here'],
  ['bold', 'Some ⟦words ⟧here', 'Some **⟦words⟧** here'],
  ['bold', 'Here: ⟦⟧', 'Here: **⟦⟧**'],
  ['bold', 'Some *⟦words⟧* here', 'Some ***⟦words⟧*** here'],
  ['bold', '⟦One\n\nTwo⟧', '⟦**One**\n\n**Two**⟧'],
  ['bold', '⟦- One\n- Two⟧', '⟦- **One**\n- **Two**⟧'],
  ['emphasis', 'Some ⟦words⟧ here', 'Some *⟦words⟧* here'],
  ['emphasis', 'Some **⟦words⟧** here', 'Some ***⟦words⟧*** here'],
  ['link', 'Some ⟦words⟧ here', 'Some [⟦words⟧](/) here'],
  ['subheading', 'One\n⟦Tw⟧o\nThree', 'One\n⟦### Two⟧\nThree'],
  ['list', '⟦One\nTwo\n\nThree⟧', '⟦- One\n- Two\n\n- Three⟧'],
  // A line that is chosen with its end.
  ['list', '⟦One\n⟧Two', '⟦- One⟧\nTwo'],
  ['list', '⟦⟧', '⟦- ⟧'],
  ['list', '⟦⟧\nTwo', '⟦- ⟧\nTwo'],
  ['quotation', 'One\n⟦Two\nThree⟧', 'One\n⟦> Two\n> Three⟧'],
  ['quotation', '⟦日本語⟧', '⟦> 日本語⟧'],
])('%s: %j becomes %j, and back', (name, before, after) => {
  expect(press(name, before)).toBe(after);
  const plain = (text: string) => text.replaceAll(/[⟦⟧]/g, '');
  expect(plain(press(name, after))).toBe(plain(before));
});

test.each([
  ['pasted words', 'Some ⟦old⟧ here', 'Some **new** words⟦⟧ here'],
  ['a pasted heading', 'Some ⟦old⟧ here', 'Some\n\n### New⟦⟧\n\nhere'],
  ['a pasted heading', '⟦old⟧', '### New⟦⟧'],
])('%s: %j becomes %j', (name, before, after) => expect(press(name, before)).toBe(after));

test.each([
  // With the marks, as a double click and ⇧End choose.
  ['bold', 'Some ⟦**words**⟧ here', 'Some ⟦words⟧ here'],
  ['emphasis', '⟦*words*⟧', '⟦words⟧'],
  ['emphasis', '⟦**words**⟧', '***⟦words⟧***'],
  // Of which a part is marked.
  ['bold', '⟦**One** and *two*⟧', '**⟦One and *two*⟧**'],
  ['emphasis', '⟦One and *two*⟧', '*⟦One and two⟧*'],
  ['link', '⟦See [our beds](/beds) now⟧', '[⟦See our beds now⟧](/)'],
  ['bold', '⟦- **One**\n- Two⟧', '⟦- **One**\n- **Two**⟧'],
  ['link', '⟦[words](/about)⟧', '⟦words⟧'],
  ['link', '[⟦words⟧](https://example.com/a_(b))', '⟦words⟧'],
  // One kind of line instead of another.
  ['list', '⟦### One⟧', '⟦- One⟧'],
  ['list', '⟦1. One\n2. Two⟧', '⟦- One\n- Two⟧'],
  ['subheading', '⟦#### One⟧', '⟦### One⟧'],
  ['quotation', '⟦- One\n> Two⟧', '⟦> One\n> Two⟧'],
])('%s takes away or replaces: %j becomes %j', (name, before, after) => {
  expect(press(name, before)).toBe(after);
});

test.each(Object.keys(marks))('%s gives what the page shows', (name) => {
  const written = press(name, '⟦Words⟧').replaceAll(/[⟦⟧]/g, '');
  const { unsupported, blocks } = parseRichText(written);
  expect(unsupported).toEqual([]);
  expect(JSON.stringify(blocks)).not.toMatch(/[*#>[]Words|- Words/);
});
