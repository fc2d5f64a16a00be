import { expect, test } from 'vitest';
import { findSvgDangers } from '../../../src/engine/pictures/find-svg-dangers.ts';
import { check } from '../test-site.ts';

const remove =
  'Remove it, or export the picture anew without it: opened by itself, the picture would run it.';
const embed = 'Put what it shows into the picture itself: a picture on a page loads nothing else.';
const plain = 'Save the picture as plain SVG, without it.';

function svg(content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n  ${content}\n</svg>`;
}

test.each([
  ['<script>alert(1)</script>', '<script', 'Unsafe element <script> in a picture.', remove],
  [
    '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
    '<s:script',
    'Unsafe element <s:script> in a picture.',
    remove,
  ],
  ['<foreignObject/>', '<foreignObject', 'Unsafe element <foreignObject> in a picture.', remove],
  ['<iframe/>', '<iframe', 'Unsafe element <iframe> in a picture.', remove],
  ['<embed/>', '<embed', 'Unsafe element <embed> in a picture.', remove],
  ['<object/>', '<object', 'Unsafe element <object> in a picture.', remove],
  ['<path d="M0 0" onload="a()"/>', 'onload="a()"', 'Unsafe attribute "onload" in a picture.', remove],
  ["<path\tonclick = 'a()'/>", "onclick = 'a()'", 'Unsafe attribute "onclick" in a picture.', remove],
  ['<a href="javascript:a()"/>', 'href="javascript:a()"', 'Unsafe address in "href" of a picture.', remove],
  [
    '<a xlink:href="&#106;ava\nscript:a()"/>',
    'xlink:href="&#106;ava\nscript:a()"',
    'Unsafe address in "xlink:href" of a picture.',
    remove,
  ],
  ['<set to="JavaScript:a()"/>', 'to="JavaScript:a()"', 'Unsafe address in "to" of a picture.', remove],
  [
    '<animate values="#a; javascript:a()"/>',
    'values="#a; javascript:a()"',
    'Unsafe address in "values" of a picture.',
    remove,
  ],
  [
    '<a href="data:text/html,&lt;b&gt;&#33;"/>',
    'href="data:text/html,&lt;b&gt;&#33;"',
    'Unsafe address in "href" of a picture.',
    remove,
  ],
  [
    '<use href="other.svg#a"/>',
    'href="other.svg#a"',
    'Unsafe address in "href" of a picture: it lies elsewhere.',
    embed,
  ],
  [
    '<image href="//evil.example/a.png"/>',
    'href="//evil.example/a.png"',
    'Unsafe address in "href" of a picture: it lies elsewhere.',
    embed,
  ],
  [
    '<path fill="url( https://evil.example/)"/>',
    'fill="url( https://evil.example/)"',
    'Unsafe "fill" in a picture: it loads from elsewhere.',
    embed,
  ],
  [
    '<h:b xmlns:h="http://www.w3.org/1999/xhtml"/>',
    'xmlns:h="http://www.w3.org/1999/xhtml"',
    'Unsafe content in a picture: HTML can do more than be seen.',
    remove,
  ],
  [
    '<?xml-stylesheet href="a.xsl"?>',
    '<?xml-stylesheet href="a.xsl"?>',
    'Unsafe instruction <?xml-stylesheet?> in a picture.',
    plain,
  ],
])('%s in a picture is a finding at its place', async (content, marked, message, hint) => {
  const found = await check({ 'public/img/orchard.svg': svg(content) });
  const column = 3 + content.indexOf(marked);
  expect(found).toBe(
    `public/img/orchard.svg:2:${column} error picture-safe «${marked}»\n${message}\n${hint}`,
  );
});

test('a style that loads, and declarations of entities, are findings', async () => {
  expect(await check({ 'public/img/a.svg': svg('<style>@import "a.css";</style>') })).toBe(
    `public/img/a.svg:2:3 error picture-safe «<style>@import "a.css";</style>»\nUnsafe styles in a picture: they load from elsewhere.\n${embed}`,
  );
  expect(await check({ 'public/img/a.SVG': `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg('')}` })).toBe(
    `public/img/a.SVG:1:1 error picture-safe «<!DOCTYPE»\nUnsafe declarations in the DOCTYPE of a picture.\n${plain}`,
  );
});

test('each danger of a picture is said, up to twenty', async () => {
  const text = svg('<script/>'.repeat(30), ' onload="a()"');
  expect(findSvgDangers(text)).toHaveLength(20);
  expect(findSvgDangers(svg('<script/><p onclick="a()"/>'))).toHaveLength(2);
});

test('a picture that is read in two ways is a finding: broken, compressed, in another encoding, or too long', async () => {
  const found = async (content: unknown) => check({ 'public/img/orchard.svg': content });
  expect(await found('<svg onload="a()"><script>')).toContain(
    'Unexpected content: the picture is no well-formed SVG from here on.',
  );
  const bytes =
    'error picture-safe «»\nUnexpected bytes: an SVG picture is UTF-8 text.\nExport the picture anew as plain, not compressed SVG.';
  expect(await found(Buffer.from([0x1f, 0x8b, 8, 0]))).toContain(bytes);
  expect(await found(Buffer.from(svg('<script/>'), 'utf16le'))).toContain(bytes);
  expect(await found(`<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`)).toBe(
    'public/img/orchard.svg:1:31 error picture-safe «ISO-2022-JP»\nUnexpected encoding "ISO-2022-JP" of a picture.\nSave it with the encoding UTF-8.',
  );
  expect(await found(Buffer.alloc(8 * 1024 * 1024 + 1, ' '))).toContain(
    'Too long: the picture has more than 8 MiB.\nExport it with fewer details, or as a photo.',
  );
});

test.each([
  '<a href="https://example.com/"><text>Script on = foreign</text></a>',
  '<defs><linearGradient id="a"/></defs><path fill="url(#a)"/><use xlink:href="#a"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<style>path{fill:url("#a")}</style><!-- <script>a()</script> -->',
  '<animate attributeName="opacity" values="0;1" to="1"/>',
])('%s is a picture and no finding', async (content) => {
  const head =
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n';
  expect(await check({ 'public/img/orchard.svg': `\ufeff${head}${svg(content)}` })).toBe('');
});
