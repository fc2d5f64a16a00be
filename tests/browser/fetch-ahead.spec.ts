import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { listen } from '../stage/listen.ts';
import { fixtureFolder } from '../stage/sites.ts';
import { answerCookies, expectRouterStarted, isSameDocument, start, visit } from './navigation-steps.ts';
import { essential, expect, test } from './test.ts';

const wanted = '/gardeners';

test('a page is prefetched once, by browser or router', essential, async ({ page, browserName }) => {
  /** The `Sec-Purpose` of each request for the target page. */
  const asked: (string | undefined)[] = [];
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const site = createSiteServer(fixtureFolder);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === wanted) asked.push(request.headers['sec-purpose'] as string | undefined);
    if (request.url?.startsWith('/assets/router')) await isReleased;
    site.emit('request', request, response);
  };
  const { url, stop } = await listen(createServer((request, response) => void answer(request, response)));
  const link = page.getByRole('contentinfo').locator(`a[href="${wanted}"]`).first();
  await answerCookies(page);

  // Only Chromium has speculation rules.
  if (browserName === 'chromium') {
    await visit(page, url + start);
    await link.hover();
    await page.mouse.down();
    await expect.poll(() => asked).toEqual(['prefetch']);
    await page.mouse.up();
    await expect(page).toHaveURL(url + wanted);
    expect(await isSameDocument(page)).toBe(false);
    expect(asked.splice(0)).toEqual(['prefetch']);
  }

  release();
  await visit(page, url + start);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
  await link.hover();
  await expect.poll(() => asked).toEqual([undefined]);
  await expectRouterStarted(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(url + wanted);
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).toEqual([undefined]);
  await stop();
});
