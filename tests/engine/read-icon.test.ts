import { expect, test } from 'vitest';
import { readIcon } from '../../src/engine/pictures/read-icon.ts';

const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test('lines and areas in the colour of the text are drawn in place', () => {
  expect(
    readIcon(
      svg(
        '<title>A knee</title><g transform="scale(2)" stroke="currentColor" fill="none" stroke-width="3"><path d="M1 1h9" transform="rotate(9)"/></g><circle cx="4" cy="4" r="2"/><path fill="none" d="M0 0h24v24H0z"/>',
      ),
    ),
  ).toEqual({
    viewBox: '0 0 24 24',
    shapes: [
      ['path', { d: 'M1 1h9', transform: 'scale(2) rotate(9)' }],
      ['circle', { cx: '4', cy: '4', r: '2', fill: 'currentColor', stroke: 'none' }],
    ],
  });
});

test('a drawing on another grid keeps the width of its lines', () => {
  const lines = '<path d="M0 0h64" fill="none" stroke="#000"';
  for (const box of ['viewBox="0,0, 64 64"', 'width="64" height="64px"']) {
    const [first, second] = readIcon(svg(`${lines} stroke-width="4"/>${lines}/>`, box))!.shapes;
    expect(first).toEqual(['path', { d: 'M0 0h64', strokeWidth: '4' }]);
    expect(second).toEqual(['path', { d: 'M0 0h64', strokeWidth: '1' }]);
    expect(readIcon(svg(`${lines}/>`, box))!.viewBox).toBe('0 0 64 64');
  }
});

test.each([
  ['a colour of its own', '<path d="M0 0h9" fill="#e30613"/>'],
  ['a white part', '<path d="M0 0h9"/><circle r="2" fill="white"/>'],
  ['styles', '<style>path{fill:red}</style><path d="M0 0h9"/>'],
  ['a style attribute', '<path d="M0 0h9" style="fill:red"/>'],
  ['a gradient', '<linearGradient id="a"/><path d="M0 0h9" fill="url(#a)"/>'],
  ['an event', '<path d="M0 0h9" onclick="alert(1)"/>'],
  ['a script', '<script>1</script><path d="M0 0h9"/>'],
  ['a link', '<a href="/x"><path d="M0 0h9"/></a>'],
  ['a letter', '<text x="1">P</text>'],
  ['text around its shapes', 'P<path d="M0 0h9"/>'],
  ['a repeated part', '<g id="a"><path d="M0 0h9"/></g><use href="#a"/>'],
  ['a part that fades', '<path d="M0 0h9" opacity=".4"/>'],
  ['a damaged end', '<path d="M0 0h9"'],
  ['nothing in it', '<title>Nothing</title>'],
])('a drawing with %s stays a picture', (_, content) => {
  expect(readIcon(svg(content))).toBeUndefined();
});

test('a drawing without a size stays a picture', () => {
  expect(readIcon(svg('<path d="M0 0h9"/>', 'width="100%"'))).toBeUndefined();
});
