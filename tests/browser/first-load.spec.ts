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

test('the code that sends a form is loaded on the first interaction', async ({ page }) => {
  const names: string[] = [];
  page.on('response', (response) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(response.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  await page.goto('/write-to-us', { waitUntil: 'networkidle' });
  await expect(page.locator('#inquiry form[novalidate]')).toBeVisible();
  expect(names).toContain('ContactForm');
  const later = ['deliver', 'Notice'];
  expect(names.filter((name) => later.includes(name))).toEqual([]);
  await page.locator('#inquiry').getByLabel('Full Name').focus();
  await expect.poll(() => names).toEqual(expect.arrayContaining(later));
});

test('no layout shift while a page with slides and a video loads', essential, async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shifts()).toBe(0);
});
