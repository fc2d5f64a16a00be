import sharp from 'sharp';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Lightness (0 to 255) of what the window shows at an element, row by row. */
async function lightness(visitor: Visitor, selector: string): Promise<number[][]> {
  const { x, y, width, height } = await visitor.run((wanted) => {
    const element = document.querySelector(wanted)!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().toJSON() as DOMRect;
  }, selector);
  const area = {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.floor(width),
    height: Math.floor(height),
  };
  const picture = sharp(await visitor.tab.screenshot())
    .extract(area)
    .removeAlpha()
    .greyscale();
  const pixels = await picture.raw().toBuffer();
  return Array.from({ length: area.height }, (_, row) => [
    ...pixels.subarray(row * area.width, (row + 1) * area.width),
  ]);
}

const thread = (part: number) => `[data-section="yearsOfAssociation"] li svg:nth-of-type(${part})`;

// A browser may need some frames to show a page that it has loaded.
test('a thread has stripes with edges, and its loose end is drawn to the tip', async ({ visitor }) => {
  await visitor.visit('/people/plot');
  const edgesPerPixel = async () => {
    const middle = (await lightness(visitor, thread(1)))[10]!;
    const edges = middle.filter((light, x) => x > 0 && Math.abs(light - middle[x - 1]!) >= 12);
    return edges.length / middle.length;
  };
  // A pattern of three stripes is 14 pixels wide along the thread.
  await expect.poll(edgesPerPixel).toBeGreaterThan(2 / 14);

  const emptyColumns = async () => {
    const rows = await lightness(visitor, thread(2));
    const columns = rows[0]!.map((_, x) => rows.map((row) => row[x]!));
    return columns.filter((column) => Math.max(...column) - Math.min(...column) <= 40).length;
  };
  await expect.poll(emptyColumns).toBeLessThanOrEqual(2);
});
