import { expect, test } from 'vitest';
import { check, pageBelowHero } from '../test-site.ts';

const [kilobyte, megabyte] = [1000, 1_000_000];

/** What is said of a picture with so many bytes behind its header. */
function judge(src: string, bytes: number): Promise<string> {
  const card = { title: 'Cloud', picture: src };
  return check({
    'pages/index.json': pageBelowHero({ type: 'cardGrid', title: 'Cards', cards: [card, card] }),
    [`public${src}`]: Buffer.alloc(bytes, 7),
  });
}

test('a photo may have 2 MB, of which browsers load little, and what moves 300 KB', async () => {
  expect(await judge('/img/cloud.jpg', 2 * megabyte)).toBe('');
  expect(await judge('/img/cloud.gif', 300 * kilobyte)).toBe('');
});

test('one that is larger is said once, however often it is shown, with its time and the way out', async () => {
  expect(await judge('/img/cloud.jpg', 9.24 * megabyte)).toBe(
    [
      'pages/index.json:15:22 warning picture-light «"/img/cloud.jpg"»',
      'Too large: 9.2 MB, for which a visitor with a slow phone connection waits 46 seconds.',
      'Save it anew, 1920 px wide, as WebP or JPEG: no screen shows more of it. Newer browsers get smaller files that the build makes of it, older ones this one.',
    ].join('\n'),
  );
  expect(await judge('/img/cloud.gif', 600 * kilobyte)).toBe(
    [
      'pages/index.json:15:22 warning picture-light «"/img/cloud.gif"»',
      'Too large: 600 KB, for which a visitor with a slow phone connection waits 3 seconds.',
      'Show one still picture of it as a WebP file, or make a film of it for a videoHero block.',
    ].join('\n'),
  );
});

test('a drawing counts as hosts send it, compressed', async () => {
  expect(await judge('/img/beans.svg', megabyte)).toBe('');
});
