import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { createSiteServer } from '../../src/hosts/preview.ts';
import type { ConsentScript } from '../../src/shared/generated/site.ts';
import { type BuiltFixture, buildFixture, changeJson } from '../stage/build-fixture.ts';
import { listen, type Listening } from '../stage/listen.ts';
import { writeFiles } from '../stage/write-files.ts';
import { expect, test } from './test.ts';

// All recipes of docs/statistics.md on one site. Each of them alone: tests/engine/statistics-recipes.test.ts.
const guide = readFileSync('docs/statistics.md', 'utf8');
const codeOf = (language: string) =>
  Array.from(guide.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``, 'g')), ([, code = '']) => code);
const recipes = codeOf('json').flatMap((recipe) => JSON.parse(recipe) as ConsentScript[]);
const scripts = recipes.filter(({ src }, at) => recipes.findIndex((other) => other.src === src) === at);
const [matomo = '', google = ''] = codeOf('js');

let site: BuiltFixture;
let server: Listening;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await buildFixture({
    change: (pages) => changeJson(join(pages, '_site/consent.json'), { scripts }),
    add: (folder) =>
      writeFiles(folder, { 'scripts/matomo.js': matomo, 'scripts/google-analytics.js': google }),
  });
  server = await listen(createSiteServer(site.folder));
});
test.afterAll(async () => {
  await server.stop();
  site.remove();
});

/** Counts a visit, and one for each next page, as the scripts of these services do. */
const countingPages = (send: string) => `{
  const send = () => { ${send} };
  send();
  const { pushState } = history;
  history.pushState = function (...state) { pushState.apply(this, state); send(); };
}`;
const post = (address: string) =>
  `void fetch(${JSON.stringify(address)}, { method: 'POST', body: location.href, keepalive: true });`;
const queueOfMatomo = `{
  let to;
  const run = ([name, value]) => {
    if (name === 'setTrackerUrl') to = value;
    if (name === 'trackPageView') new Image().src = to + '?action_name=' + encodeURIComponent(document.title);
  };
  const waiting = window._paq;
  window._paq = { push: (...commands) => commands.forEach(run) };
  waiting.forEach(run);
}`;
/** The stand-in of each script, by its address. */
const standIns: Record<string, string> = {
  'https://plausible.io/js/script.js': countingPages(post('https://plausible.io/api/event')),
  'https://stats.example.com/script.js': countingPages(post('https://stats.example.com/api/send')),
  'https://cloud.umami.is/script.js': countingPages(
    post('https://api-gateway.umami.dev/api/send') + post('https://gateway.umami.is/api/send'),
  ),
  'https://stats.example.com/matomo.js': queueOfMatomo,
  'https://cdn.matomo.cloud/name.matomo.cloud/matomo.js': countingPages(
    post('https://name.matomo.cloud/matomo.php'),
  ),
  'https://www.googletagmanager.com/gtag/js?id=G-ABC123': `if (dataLayer.some(([name]) => name === 'config')) ${countingPages(
    `${post('https://region1.google-analytics.com/g/collect')}${post('https://stats.analytics.google.com/g/collect')}`,
  )}`,
  'https://www.clarity.ms/tag/abcdefghij': countingPages(
    `const script = document.createElement('script'); script.src = 'https://scripts.clarity.ms/0.8/clarity.js'; document.head.append(script);
    new Image().src = 'https://c.bing.com/c.gif?' + encodeURIComponent(location.href);`,
  ),
  'https://scripts.clarity.ms/0.8/clarity.js': post('https://k.clarity.ms/collect'),
};
const counters = [
  'api-gateway.umami.dev/api/send',
  'c.bing.com/c.gif',
  'gateway.umami.is/api/send',
  'k.clarity.ms/collect',
  'name.matomo.cloud/matomo.php',
  'plausible.io/api/event',
  'region1.google-analytics.com/g/collect',
  'stats.analytics.google.com/g/collect',
  'stats.example.com/api/send',
  'stats.example.com/matomo.php',
];

/** Stands in for all services. Returns how often each address of theirs has counted a visit. */
async function standIn(page: Page): Promise<() => Record<string, number>> {
  const visits = new Map<string, number>();
  await page.route(/^https:/, async (route: Route) => {
    const address = route.request().url();
    const { host, pathname } = new URL(address);
    const body = standIns[address];
    if (body === undefined) visits.set(host + pathname, (visits.get(host + pathname) ?? 0) + 1);
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ contentType: body ? 'text/javascript' : 'image/gif', headers, body: body ?? '' });
  });
  return () => Object.fromEntries(visits);
}

test('each service of the guide counts a visit after consent, and the next page, and nothing before', async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) blocked.push(message.text());
  });
  const countedBy = await standIn(page);
  const counted = (times: number) => Object.fromEntries(counters.map((counter) => [counter, times]));
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  expect(countedBy()).toEqual({});
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(countedBy).toEqual(counted(1));
  await page.locator('header nav a[href="/helpers"]').first().click();
  await expect(page).toHaveURL(/helpers/);
  await expect.poll(countedBy).toEqual(counted(2));
  expect(blocked).toEqual([]);
});
