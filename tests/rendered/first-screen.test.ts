import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keyframes, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { compileRules } from '../../src/app/critical-css.ts';
import { registerStyled } from '../../src/app/styled-registry.ts';
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

test('the rules of all components are under their ids, those of the first screen at rest', () => {
  const turn = keyframes`to { rotate: 1turn; }`;
  const Wheel = styled.i.withConfig({ componentId: 'wheel' })`
    color: red;
    animation: ${turn} 1s;
    &:hover {
      color: blue;
    }
  `;
  const Hub = styled(Wheel).withConfig({ componentId: 'hub' })`
    margin: 0;
  `;
  const drawn = registerStyled(Wheel, 'i');
  const hub = registerStyled(Hub, drawn);
  const rules = compileRules().filter(({ id, isAnimation }) => isAnimation || ['wheel', 'hub'].includes(id));
  const [name = ''] = rules.find(({ isAnimation }) => isAnimation)?.names ?? [];
  expect(rules.map(({ css }) => css.replaceAll(name, 'turn'))).toEqual([
    '@keyframes turn{to{rotate:1turn}}',
    '.wheel{color:red;animation:turn 1s}.wheel:hover{color:blue}',
    '.hub{margin:0}',
  ]);
  expect(rules[1]?.firstCss).toBe(`.wheel{color:red;animation:${name} 1s}`);
  expect(renderToStaticMarkup(createElement(hub, { className: 'own', title: 'A' }))).toBe(
    '<i title="A" class="wheel hub own"></i>',
  );
  expect(renderToStaticMarkup(createElement(drawn, { as: 'b' }))).toBe('<b class="wheel"></b>');
  expect(() => registerStyled(Wheel, 'i')).toThrow('Two styled components have the id "wheel"');
});
