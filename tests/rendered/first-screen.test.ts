import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutClosed } from '../../src/app/first-screen.ts';
import { stylesAtRest } from '../../src/app/first-rules.ts';
import { themeOf } from '../../src/theme/first-theme.ts';
import { expectTranscript } from './transcript.ts';

/** "closed HTML" leaves out what is closed, "rest CSS" what is not at rest; "theme CSS" keeps what "html" and "css" use. */
expectTranscript(join(import.meta.dirname, 'first-screen.txt'), () => (lines) => {
  const read = (name: string) =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  if (read('closed') !== '') return [withoutClosed(read('closed'))];
  return [
    read('rest') === '' ? themeOf(read('theme'), read('html'), read('css')) : stylesAtRest(read('rest')),
  ];
});

test('an element that does not end is a mistake', () => {
  expect(() => withoutClosed('<div data-closed=""><div></div>')).toThrow('An element <div> has no end.');
});
