import { expect, test } from 'vitest';
import { withoutClosed } from '../../src/app/first-screen.ts';
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

test('of the grounds those stay that the HTML stands on', () => {
  const theme =
    '[data-ground]{color:red}[data-ground=vat],[data-ground="neem"]{color:blue}[data-ground=sky]{color:green}';
  expect(themeOf(theme, '<div data-ground="neem">', '')).toBe(
    '[data-ground]{color:red}[data-ground=vat],[data-ground="neem"]{color:blue}',
  );
});
