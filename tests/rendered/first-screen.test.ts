import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stylesAtRest, withoutClosed } from '../../src/app/first-screen.ts';
import { criticalTheme } from '../../src/theme/critical-theme.ts';
import { expectTranscript } from './transcript.ts';

/** "closed HTML" omits closed elements, "rest CSS" other states; "theme CSS" has the rules for "html" and "css". */
expectTranscript(join(import.meta.dirname, 'first-screen.txt'), () => (lines) => {
  const read = (name: string) =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  if (read('closed') !== '') return [withoutClosed(read('closed'))];
  return [
    read('rest') === ''
      ? criticalTheme(read('theme'), read('html'), read('css'))
      : stylesAtRest(read('rest')),
  ];
});

test('an unclosed element is an error', () => {
  expect(() => withoutClosed('<div data-closed=""><div></div>')).toThrow('An element <div> has no end.');
});
