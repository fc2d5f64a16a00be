import { expect, test } from 'vitest';
import { check } from '../test-site.ts';

const find = (content: unknown) => check({ 'public/img/orchard.svg': content });
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" onload="a()">\n  ${content}\n</svg>`;

test('each danger of a picture is said, up to twenty', async () => {
  expect((await find(svg('<script/><p onclick="a()"/>'))).match(/ picture-safe /g)).toHaveLength(3);
  expect((await find(svg('<script/>'.repeat(30)))).match(/ picture-safe /g)).toHaveLength(20);
});

test('a picture that is read in two ways is a finding: broken, compressed, of other signs, or too long', async () => {
  expect(await find('<svg onload="a()"><script>')).toContain(
    'Unexpected content: the picture is no well-formed SVG from here on.',
  );
  const bytes =
    'error picture-safe «»\nUnexpected bytes: an SVG picture is UTF-8 text.\nExport the picture anew as plain, not compressed SVG.';
  expect(await find(Buffer.from([0x1f, 0x8b, 8, 0]))).toContain(bytes);
  expect(await find(Buffer.from(svg('<script/>'), 'utf16le'))).toContain(bytes);
  expect(await find(Buffer.alloc(8 * 1024 * 1024 + 1, ' '))).toContain(
    'Too long: the picture has more than 8 MiB.\nExport it with fewer details, or as a photo.',
  );
});
