import { join } from 'node:path';
import { expect, test } from 'vitest';
import { criticalTheme, rulesFor, stylesAtRest, valuesIn } from '../../src/app/critical-css.ts';
import { expectTranscript } from './transcript.ts';

/** "rest CSS" omits other states; "theme CSS" has the rules for "html" of a page in "lang", and "css". */
expectTranscript(join(import.meta.dirname, 'first-screen.txt'), () => (lines) => {
  const read = (name: string) =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const html = read('html');
  const shown = {
    backgrounds: valuesIn(html, 'data-background'),
    languages: [read('lang') || 'en', ...valuesIn(html, 'lang')],
    rules: read('css'),
  };
  return [read('rest') === '' ? criticalTheme(read('theme'), shown) : stylesAtRest(read('rest'))];
});

test('the rules of a document are in the order of their modules, with the animations that they name', () => {
  const rules = (id: string, css: string, isAnimation = false) => ({ id, css, firstCss: css, isAnimation });
  const all = [
    rules('ring', '.ring{color:red}'),
    rules('turn', '@keyframes turn{}', true),
    rules('fade', '@keyframes fade{}', true),
    rules('dot', '.ring .dot{animation:turn}'),
  ];
  expect(rulesFor('<p class="dot"><b class="ring other">', all)).toBe(
    '.ring{color:red}@keyframes turn{}.ring .dot{animation:turn}',
  );
  expect(rulesFor('<p class="dot">', all)).toBe('@keyframes turn{}.ring .dot{animation:turn}');
  const later = { id: 'dot', css: '.dot:hover{animation:turn}', firstCss: '', isAnimation: false };
  expect(rulesFor('<p class="dot">', [rules('turn', '@keyframes turn{}', true), later])).toBe('');
});
