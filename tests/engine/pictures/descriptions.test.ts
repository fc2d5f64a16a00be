import { utimesSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heavyDrawing, noise, open, put, makePictureFolders } from './picture-folders.ts';

makePictureFolders();

describe('describing a picture', () => {
  test('notices that the file has changed', () => {
    const path = put('a.svg', '<svg viewBox="0 0 10 10"/>');
    const store = open();
    expect(store.describe('/a.svg')).toMatchObject({ width: 10 });
    writeFileSync(path, '<svg viewBox="0 0 20 10"/>');
    utimesSync(path, new Date(), new Date(Date.now() + 5000));
    expect(store.describe('/a.svg')).toMatchObject({ width: 20 });
  });

  test('remembers the answer', () => {
    put('a.svg', '<svg viewBox="0 0 10 10"/>');
    const store = open();
    expect(store.describe('/a.svg')).toBe(store.describe('/a.svg'));
  });

  test('offers AVIF at every width up to its own', async () => {
    put('img/Große Halle, 1.png', await noise(800, 10).png().toBuffer());
    const description = open().describe('/img/Große Halle, 1.png');
    if ('problem' in description) throw new Error(description.message);
    expect(description.sources.map((source) => source.type)).toEqual(['image/avif']);
    expect(description.sources[0]?.srcset).toMatch(
      /^\/_img\/Gro-e-Halle-1-([0-9a-f]{8})-480\.avif 480w, \/_img\/Gro-e-Halle-1-\1-768\.avif 768w, \/_img\/Gro-e-Halle-1-\1-800\.avif 800w$/,
    );
  });

  test('offers the small sizes of a heavy drawing as pixels, and behind them the drawing', async () => {
    put('img/woven.svg', heavyDrawing());
    const store = open();
    const description = store.describe('/img/woven.svg');
    if ('problem' in description) throw new Error(description.message);
    expect(description.sources).toEqual([
      {
        type: 'image/avif',
        srcset: expect.stringMatching(
          /^\/_img\/woven-(\w{8})-480\.avif 480w, \/_img\/woven-\1-768\.avif 768w, \/img\/woven\.svg 1200w$/,
        ),
      },
    ]);
    const url = description.sources[0]!.srcset.split(' ')[0]!;
    const picture = await sharp(await store.readVariant(url)).metadata();
    expect(picture).toMatchObject({ format: 'heif', width: 480, height: 360, hasAlpha: true });
  });

  test.each([
    ['light', '<svg viewBox="0 0 1200 900"><path d="M0 0h9"/></svg>'],
    ['of few patterns', `<svg viewBox="0 0 1200 900"><path d="${'M0 0h9'.repeat(20_000)}"/></svg>`],
    ['with words', heavyDrawing('<text>A</text>')],
    ['with styles', heavyDrawing('<style>path{fill:red}</style>')],
    ['small', heavyDrawing().replace('1200 900', '240 180')],
  ])('offers nothing for a drawing that is %s', (_, svg) => {
    put('img/drawing.svg', svg);
    expect(open().describe('/img/drawing.svg')).toMatchObject({ sources: [] });
  });

  test('writes the address of a drawing so that it ends no entry of srcset', () => {
    put('img/a, b.svg', heavyDrawing());
    expect(open().describe('/img/a, b.svg')).toMatchObject({
      sources: [{ srcset: expect.stringMatching(/^\S+ 480w, \S+ 768w, \/img\/a%2C%20b\.svg 1200w$/) }],
    });
  });

  test('offers the widths of a tall picture that AVIF holds, and then the picture itself; a huge one is refused', async () => {
    const padding = Buffer.alloc(3e6);
    const picture = async (width: number, height: number) => {
      const blank = sharp({
        create: { width, height, channels: 3, background: 'white' },
        limitInputPixels: false,
      });
      return Buffer.concat([await blank.png().toBuffer(), padding]);
    };
    put('img/tall.png', await picture(1080, 20_000));
    put('img/huge.png', await picture(17_000, 17_000));
    expect(open().describe('/img/tall.png')).toMatchObject({
      sources: [
        { srcset: expect.stringMatching(/^\S+-480\.avif 480w, \S+-768\.avif 768w, \/img\/tall\.png 1080w$/) },
      ],
    });
    expect(open().describe('/img/huge.png')).toMatchObject({
      message: expect.stringContaining('too large to be worked on: 17000 × 17000 pixels'),
    });
  });

  test('offers nothing for a picture of few colours, which weighs less than any AVIF', async () => {
    const bars = '<path stroke="#f4b79b" stroke-width="30" stroke-dasharray="70 50" d="M0 20h1200"/>';
    const rows = Array.from(
      { length: 18 },
      (_, row) => `<g transform="translate(${row * -25} ${row * 50})">${bars}</g>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${rows.join('')}</svg>`;
    const bytes = await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
    expect((await sharp(bytes).resize(480).avif().toBuffer()).length).toBeGreaterThan(bytes.length);
    put('bars.webp', bytes);
    expect(open().describe('/bars.webp')).toEqual({ width: 1200, height: 900, sources: [] });
  });

  test('offers nothing when variants are switched off', async () => {
    put('wide.png', await noise(800, 10).png().toBuffer());
    expect(open(false).describe('/wide.png')).toEqual({ width: 800, height: 10, sources: [] });
  });

  test('offers nothing for a picture that moves', async () => {
    const frames = await sharp(
      [await noise(600, 4).png().toBuffer(), await noise(600, 4).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    put('moving.webp', frames);
    expect(open().describe('/moving.webp')).toMatchObject({ width: 600, sources: [] });
  });
});
