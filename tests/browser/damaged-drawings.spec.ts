import { readSvg } from '../../src/engine/pictures/read-svg.ts';
import { createRandom } from '../stage/random.ts';
import { expect, test } from './test.ts';

const drawing = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">
  <!-- A note --><style>a{fill:red}</style><a xlink:href="#x"><path d="M0 0h9"/></a><text x="1">a &amp; b</text>
</svg>
`;
const texts =
  `<g> </g> <g/> <svg> </svg> <a </ /> < > " ' & &nbsp; &#0; &#xD800; &; &# x="1" x=1 =" ]]> <![CDATA[a]]> -- --> <!--
 <?x?> <?xml xmlns="" xmlns:a="u" xmlns:a="" xmlns:xml="x" a:b="c" :a="1" 1a="2" <a:b/> <:a/> <1/> <xml:a/> é 😀`.split(
    /\s/,
  );
const signs = [' ', '\n', ' x ', '\u0001', '\u000b', '\u007f', '\ufffe'];

// Firefox reads with another parser.
const once = { tag: ['@all', '@chromium'] };

test('what Chromium cannot read as a drawing is a finding', once, async ({ page }) => {
  const random = createRandom(30);
  const damaged = Array.from({ length: 10_000 }, () => {
    const at = random.below(drawing.length);
    const put = ` ${random.pick([...texts, ...signs])}`.slice(random.below(2));
    return drawing.slice(0, at) + put + drawing.slice(at + random.pick([0, 0, 1, 3]));
  });
  const isRead = await page.evaluate(
    (all) =>
      all.map((text) => {
        const read = new DOMParser().parseFromString(text, 'image/svg+xml');
        return !read.querySelector('parsererror');
      }),
    damaged,
  );
  const missed = damaged.filter(
    (text, index) => !isRead[index] && readSvg(Buffer.from(text)).violations.length === 0,
  );
  expect(missed).toEqual([]);
  expect(isRead.filter((one) => !one).length).toBeGreaterThan(5000);
});
