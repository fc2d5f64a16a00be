import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDocumentStyles } from '../../src/styles-compiler/document-styles.ts';
import { stylesAtRest } from '../../src/styles-compiler/first-screen.ts';
import { expectTranscript } from '../rendered/transcript.ts';

const rules = (id: string, firstCss = '', isAnimation = false) => ({ id, firstCss, isAnimation });
const asWritten = (css: string) => css;

/** "rest CSS" omits other states; "theme CSS" has the rules for "html" of a page in "lang", and "css". */
expectTranscript(join(import.meta.dirname, 'first-screen.txt'), () => (lines) => {
  const read = (name: string) =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  if (read('rest') !== '') return [stylesAtRest(read('rest'), 'rest.css')];
  const css = read('css');
  const stylesFor = createDocumentStyles(read('theme'), [rules('shown', css)], asWritten);
  const styles = stylesFor(`${read('html')}<p class="shown">`, read('lang') || 'en');
  return [styles.slice(0, styles.length - css.length)];
});

test('the rules of a document are in the order of their modules, with the animations that they name', () => {
  const all = [
    rules('ring', '.ring{color:red}'),
    rules('turn', '@keyframes turn{to{rotate:1turn}}', true),
    rules('fade', '@keyframes fade{to{opacity:0}}', true),
    rules('dot', '.ring .dot,.dot{animation:turn}'),
  ];
  const cssFor = (html: string, from = all) => createDocumentStyles('', from, asWritten)(html, 'en');
  const turn = '@keyframes turn{to{rotate:1turn}}';
  expect(cssFor('<p class="dot"><b class="ring other">')).toBe(
    `.ring{color:red}${turn}.ring .dot,.dot{animation:turn}`,
  );
  expect(cssFor('<p class="dot">')).toBe(`${turn}.dot{animation:turn}`);
  expect(cssFor('<p class="dot">', [rules('turn', turn, true), rules('dot')])).toBe('');
});

test.each([
  ['.card p{x:y}.pager,.card>b{x:z}', '.card p{x:y}.card>b{x:z}', 'a component that the HTML lacks'],
  ['.js .card{x:y}', '.js .card{x:y}', 'components that it lacks, whatever classes a script sets'],
  [
    'h1:has([data-word="8"],[data-word="14"]){x:y}h2:has([data-word="14"]){x:y}',
    'h1:has([data-word="8"],[data-word="14"]){x:y}',
    'another value of an attribute',
  ],
  [
    ':is(.card,[data-align=end]) p{x:y}p:has(:is([data-align=end],[data-word="14"])){x:z}',
    ':is(.card,[data-align=end]) p{x:y}',
    'brackets in which nothing is there',
  ],
  [
    'p[data-align=end] [data-word="8"]{x:y}[data-section=hero] [data-word="8"]{x:z}',
    '[data-section=hero] [data-word="8"]{x:z}',
    'one of two values that it asks for',
  ],
  ['p:not([data-word="14"]){x:y}', 'p:not([data-word="14"]){x:y}', 'other values, but one for all others'],
  [
    '@font-face{src:url(a)}@keyframes turn{0%{x:y}to{x:z}}',
    '@font-face{src:url(a)}@keyframes turn{0%{x:y}to{x:z}}',
    'components that it lacks, and all without a selector',
  ],
])('%s becomes %s: a first screen has no rule for %s', (css, left) => {
  const stylesFor = createDocumentStyles('', [rules('card', css), rules('pager')], asWritten);
  expect(stylesFor('<section data-section="hero"><p class="card"><b data-word="8">', 'en')).toBe(left);
});
