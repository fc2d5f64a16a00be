import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keyframes, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { compileRules } from '../../src/app/critical-css.ts';
import { registerStyled } from '../../src/app/styled-registry.ts';
import { withoutClosed } from '../../src/app/first-screen.ts';
import { stylesAtRest } from '../../src/app/first-rules.ts';
import { themeOf } from '../../src/theme/first-theme.ts';

test('what is closed is left out: dialogs as a whole, of a menu its panel stays', () => {
  const menu =
    '<li><button>Open</button><div class="panel" data-closed=""><div><div>a</div></div><ul><li>b</li></ul></div></li>';
  expect(withoutClosed(`<header>${menu}${menu}</header><dialog id="x"><p>c</p></dialog><main>`)).toBe(
    `<header>${'<li><button>Open</button><div class="panel" data-closed=""></div></li>'.repeat(2)}</header><main>`,
  );
});

test('an element that does not end is a mistake', () => {
  expect(() => withoutClosed('<div data-closed=""><div></div>')).toThrow('An element <div> has no end.');
});

test('custom properties that neither the theme nor the rules use are left out, also those used by such', () => {
  const theme =
    ':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px;--picture:url("data:;{--x:y}");--e:min(1px, (2px + var(--f)));--f:1px}body{margin:var(--e)}';
  expect(themeOf(theme, '', '.x{width:var(--b)}')).toBe(
    ':root{--a:1px;--b:var(--a);--e:min(1px, (2px + var(--f)));--f:1px}body{margin:var(--e)}',
  );
});

test('a property that a smaller window changes keeps both values', () => {
  const theme = ':root{--high:80px;--low:1px}@media (width<=767px){:root{--high:68px}}';
  expect(themeOf(theme, '', 'a{top:var(--high)}')).toBe(
    ':root{--high:80px;}@media (width<=767px){:root{--high:68px}}',
  );
});

test('a rule that declares nothing else goes with its properties', () => {
  const theme =
    '@layer a;html,[dir=ltr]{--a:1px}[dir=rtl]{--a:2px}@media (width<=767px){:root{--a:3px}}p{margin:0}[lang] p{--a:4px;margin:1px}';
  expect(themeOf(theme, '', 'a{color:red}')).toBe('@layer a;p{margin:0}[lang] p{margin:1px}');
});

test('of the grounds those stay that the HTML stands on', () => {
  const theme =
    '[data-ground]{color:red}[data-ground=vat],[data-ground="neem"]{color:blue}[data-ground=sky]{color:green}';
  expect(themeOf(theme, '<div data-ground="neem">', '')).toBe(
    '[data-ground]{color:red}[data-ground=vat],[data-ground="neem"]{color:blue}',
  );
});

test('rules for what is read from right to left stay where something is, and those that other things share', () => {
  const theme = 'a{top:0}[dir=rtl] *{letter-spacing:0}[dir="rtl"] i{top:1px}[dir=rtl] b,u{top:2px}';
  expect(themeOf(theme, '<p dir="rtl">', '')).toBe(theme);
  expect(themeOf(theme, '<p dir="ltr">', '')).toBe('a{top:0}[dir=rtl] b,u{top:2px}');
});

test('of the lengths of words those stay that the HTML names', () => {
  const theme = '[data-word]{width:var(--word)}[data-word="14"]{--word:14}[data-word="16"]{--word:16}';
  expect(themeOf(theme, ' data-word="16"', '')).toBe(
    '[data-word]{width:var(--word)}[data-word="16"]{--word:16}',
  );
});

test('rules for what is pointed at or pressed are left out, and what is empty without them', () => {
  const css =
    '.a{color:red}.a:hover{color:blue}a:hover>.b,.c:active{x:y}@media (width<1px){.a:hover{x:y}}@media (width<2px){.a:hover{x:y}.b{x:y}}@keyframes k{from{x:y}to{x:z}}';
  expect(stylesAtRest(css)).toBe('.a{color:red}@media (width<2px){.b{x:y}}@keyframes k{from{x:y}to{x:z}}');
});

test('rules for what is open are left out', () => {
  const css =
    '.a[aria-expanded="true"]{x:y}.b:is(:hover,:has(> [aria-expanded="true"]))>.c{x:y}.d[aria-expanded="false"]{x:y}';
  expect(stylesAtRest(css)).toBe('.d[aria-expanded="false"]{x:y}');
});

test('how something changes is left out', () => {
  const css =
    '.a{transition:color var(--quick) var(--ease),opacity 60ms 60ms;transition-delay:1s;x:y}.b{transition:none!important}@media (width<1px){.a{transition:x 1s;view-transition-name:a}}';
  expect(stylesAtRest(css)).toBe('.a{x:y}@media (width<1px){.a{view-transition-name:a}}');
});

test('of a list of selectors those stay that also hold without a pointer', () => {
  expect(stylesAtRest('.a:hover,.b:is(.c,.d),.e:active{x:y}')).toBe('.b:is(.c,.d){x:y}');
  for (const css of ['.a,.b{x:y}', '.a:is(:hover,:focus-within)>.b{x:y}', '.a:not(:hover){x:y}'])
    expect(stylesAtRest(css)).toBe(css);
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
