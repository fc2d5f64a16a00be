import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { fixtureFolder } from '../stage/sites.ts';
import { answerCookies, isSameDocument, start, visit } from './navigation-steps.ts';
import { expect, test } from './test.ts';

const rules = 'script[type="speculationrules"]';
const wanted = '/gardeners';

let server: Server;
let url: string;
/** Each request for the page that is wanted, with what the browser says it is for. */
let asked: (string | undefined)[];
/** The router's file is on its way until somebody calls this. */
let release: () => void;

test.beforeEach(async ({ page }) => {
  asked = [];
  const isReleased = new Promise<void>((done) => (release = done));
  const site = createSiteServer(fixtureFolder);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === wanted) asked.push(request.headers['sec-purpose'] as string | undefined);
    if (request.url?.startsWith('/assets/router')) await isReleased;
    site.emit('request', request, response);
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await answerCookies(page);
});

test.afterEach(async () => {
  release();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

// Speculation rules are Chromium's.
test(
  'while the router is on its way, a browser that knows how fetches the page of a link that is pressed, once',
  {
    tag: ['@platform', '@chromium'],
  },
  async ({ page }) => {
    await visit(page, url + start);
    const link = page.getByRole('contentinfo').locator(`a[href="${wanted}"]`).first();
    await link.hover();
    await page.mouse.down();
    await expect.poll(() => asked).toEqual(['prefetch']);
    await page.mouse.up();
    await expect(page).toHaveURL(url + wanted);
    expect(await isSameDocument(page)).toBe(false);
    expect(asked).toEqual(['prefetch']);
  },
);

test('once the router has started, it alone fetches pages', { tag: '@platform' }, async ({ page }) => {
  release();
  await visit(page, url + start);
  await expect(page.locator(rules)).toHaveCount(1);
  const link = page.getByRole('contentinfo').locator(`a[href="${wanted}"]`).first();
  await link.hover();
  await expect.poll(() => asked).toEqual([undefined]);
  await expect(page.locator(rules)).toHaveCount(0);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(url + wanted);
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).toEqual([undefined]);
});
