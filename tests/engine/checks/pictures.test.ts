import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectExample } from '../example-site.ts';
import { check, pageBelowHero } from '../test-site.ts';

const [kilobyte, megabyte] = [1000, 1_000_000];

/** What is said of a picture with so many bytes, which two cards of a page show. */
async function judge(src: string, bytes: number): Promise<string[]> {
  const card = { title: 'Cloud', picture: src };
  const report = await check({
    'pages/index.json': pageBelowHero({ type: 'cardGrid', title: 'Cards', cards: [card, card] }),
    [`public${src}`]: Buffer.alloc(bytes, 7),
  });
  return report === '' ? [] : report.split('\n\n').map((finding) => finding.slice(finding.indexOf('\n') + 1));
}

const slow = 'for which a visitor with a slow phone connection waits';
const moving = 'Show one still picture of it as a WebP file, or make a film of it for a videoHero block.';
const photo =
  'Save it anew, 1920 px wide, as WebP or JPEG: no screen shows more of it. Newer browsers get smaller files that the build makes of it, older ones this one.';

test.each([
  ['/img/cloud.jpg', 2 * megabyte, []],
  ['/img/cloud.jpg', 2 * megabyte + 1, [`Too large: 2.0 MB, ${slow} 10 seconds.\n${photo}`]],
  ['/img/cloud.jpg', 9.24 * megabyte, [`Too large: 9.2 MB, ${slow} 46 seconds.\n${photo}`]],
  ['/img/cloud.gif', 300 * kilobyte, []],
  ['/img/cloud.GIF', 300 * kilobyte + 1, [`Too large: 300 KB, ${slow} 2 seconds.\n${moving}`]],
  ['/img/cloud.gif', 600 * kilobyte, [`Too large: 600 KB, ${slow} 3 seconds.\n${moving}`]],
])('%s of %i bytes is as heavy as it says, once', async (src, bytes, said) => {
  expect(await judge(src, bytes)).toEqual(said);
});

test('a drawing counts as hosts send it, compressed', async () => {
  expect(await judge('/img/beans.svg', megabyte)).toEqual([]);
});

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** What is said of a picture of this size that a page names for social networks. */
async function judgeCard(kind: Kind, width: number, height: number): Promise<string[]> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b33' } }).toFormat(kind);
  const src = `/img/open-day.${kind}`;
  const found = await inspectExample({
    page: { socialPicture: { src, alt: 'Two looms before an open door' } },
    files: { [`public${src}`]: await picture.toBuffer() },
  });
  return found.map(({ rule, finding }) => `${rule}: ${finding.message}`);
}

const cut = (size: string, percent: number, where: string) =>
  `social-picture-fits: Wrong proportions: of ${size} pixels, ${percent} % are cut off at ${where} for social networks.`;
const small = (size: string) =>
  `social-picture-fits: Too small: ${size} pixels, which social networks show at 1200 × 630, blurred.`;

test.each<[Kind, number, number, string[]]>([
  ['jpeg', 1200, 630, []],
  ['png', 2400, 1260, []],
  ['webp', 1600, 900, []],
  ['avif', 1200, 630, []],
  ['gif', 1200, 630, []],
  ['png', 1199, 630, [small('1199 × 630')]],
  ['png', 1200, 629, [small('1200 × 629')]],
  ['png', 300, 300, [small('300 × 300')]],
  ['png', 1200, 741, []],
  ['png', 1200, 742, [cut('1200 × 742', 15, 'top and bottom')]],
  ['png', 3000, 630, [cut('3000 × 630', 60, 'left and right')]],
])('a %s of %i × %i pixels fits social networks as it says', async (kind, width, height, said) => {
  expect(await judgeCard(kind, width, height)).toEqual(said);
});
