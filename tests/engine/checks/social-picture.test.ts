import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectExample } from '../example-site.ts';

const alt = 'Two looms before an open door';

async function find(src: string, file: Buffer | string | undefined, words = alt): Promise<string[]> {
  const found = await inspectExample({
    page: { socialPicture: { src, alt: words } },
    files: { [`public${src}`]: file },
  });
  return found.map(({ rule, severity, finding }) =>
    [`${severity} ${rule} ${finding.slice}`, finding.message, finding.hint].join('\n'),
  );
}

function picture(
  width: number,
  height: number,
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b33' } })
    .toFormat(kind)
    .toBuffer();
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s of 1200 × 630 pixels is fine, and so is a larger one of nearly these proportions',
  async (kind) => {
    for (const [width, height] of [
      [1200, 630],
      [2400, 1260],
      [1600, 900],
    ] as const)
      expect(await find(`/img/open-day.${kind}`, await picture(width, height, kind))).toEqual([]);
  },
);

test('a drawing of these proportions is fine whatever its size, as it is drawn anew', async () => {
  const drawing = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}"/>`;
  expect(await find('/img/open-day.svg', drawing('120 63'))).toEqual([]);
  expect(await find('/img/open-day.svg', drawing('63 120'))).toEqual([
    `warning social-picture-fits "/img/open-day.svg"
Wrong proportions: of 63 × 120 pixels, 72 % are cut off at top and bottom for social networks.
Cut it yourself, to 1200 × 630 pixels, so that what matters stays. Without "socialPicture" the build draws a picture of the page's title.`,
  ]);
});

test('one that is too small is said to be so, and nothing else of it', async () => {
  expect(await find('/img/open-day.png', await picture(300, 300, 'png'))).toEqual([
    `warning social-picture-fits "/img/open-day.png"
Too small: 300 × 300 pixels, which social networks show at 1200 × 630, blurred.
Save it anew, 1200 × 630 pixels. Without "socialPicture" the build draws a picture of the page's title.`,
  ]);
});

test('a very wide one loses its sides', async () => {
  expect(await find('/img/open-day.jpeg', await picture(3000, 630, 'jpeg'))).toEqual([
    `warning social-picture-fits "/img/open-day.jpeg"
Wrong proportions: of 3000 × 630 pixels, 60 % are cut off at left and right for social networks.
Cut it yourself, to 1200 × 630 pixels, so that what matters stays. Without "socialPicture" the build draws a picture of the page's title.`,
  ]);
});

test('one that is missing or damaged is found as any other picture is', async () => {
  expect(await find('/img/orchrd.svg', undefined)).toEqual([
    `error asset-exists "/img/orchrd.svg"
Unknown picture "/img/orchrd.svg". Did you mean "/img/orchard.svg"?
There is no such file in public/.`,
  ]);
  expect(await find('/img/open-day.png', 'no picture')).toEqual([
    `error picture-measurable "/img/open-day.png"
Unreadable picture "/img/open-day.png". The file is damaged or is no PNG picture.
Save the picture anew, or name another one.`,
  ]);
  expect(await find('/img/open-day.pdf', 'no picture')).toEqual([
    `error picture-measurable "/img/open-day.pdf"
Unreadable picture "/img/open-day.pdf". A picture ends in ".avif", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp", this one in ".pdf".
Save the picture anew, or name another one.`,
  ]);
});

test('its alternative text says what it shows, and cannot be left empty', async () => {
  const fit = await picture(1200, 630, 'png');
  expect(await find('/img/open-day.png', fit, 'open-day.png')).toEqual([
    `error alt-text-meaningful "open-day.png"
Expected a description instead of the file name "open-day.png".
Say what the picture shows.`,
  ]);
  expect(await find('/img/open-day.png', fit, '')).toEqual([
    `error schema/too-short ""
Too short: the text is empty.
What the picture shows, for those who do not see it. Networks pass it on.`,
  ]);
});

test('a heavy one is no matter of the visitors who wait for a page', async () => {
  const noise = Buffer.from(Array.from({ length: 1300 * 700 * 3 }, (_, at) => (at * 7919) % 251));
  const heavy = await sharp(noise, { raw: { width: 1300, height: 700, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(heavy.length).toBeGreaterThan(2_000_000);
  expect(await find('/img/open-day.png', heavy)).toEqual([]);
});
