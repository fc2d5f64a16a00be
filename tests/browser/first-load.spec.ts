import { gzipSync } from 'node:zlib';
import budget from '../../sizes.json' with { type: 'json' };
import { stillPage, watchShifts } from './shell-steps.ts';
import { essential, expect, test } from './test.ts';

test('a static page loads no more script than sizes.json allows', essential, async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  // A page without islands in its first screen loads only the loader.
  await page.goto(stillPage, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThanOrEqual(
    budget.load.script,
  );
});

test('no layout shift while a page with slides and a video loads', essential, async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shifts()).toBe(0);
});
