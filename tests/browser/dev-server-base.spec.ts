import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect as expectNow, test } from '@playwright/test';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';
import * as form from './form-steps.ts';
import { clientId, type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { answerCookies, isSameDocument, visit } from './navigation-steps.ts';
import { desktop } from './shell-steps.ts';
import { comeBack, goToProvider, header, signOut } from './sign-in-steps.ts';

// One development server for all tests of this file.
test.describe.configure({ mode: 'serial', timeout: 400_000 });
// Between a file and the page lies a server that may have to load what it has not needed before.
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: desktop });

let project: ScratchProject;
let provider: IdentityProvider;
let site: string;

test.beforeAll(async () => {
  // The variable is what the shells of some developers say, and many container images.
  project = await startScratchProject(['--base', '/site/'], { NODE_ENV: 'production' });
  site = `${project.url}/site`;
  provider = await startIdentityProvider();
  provider.serve(site);
});
test.afterAll(async () => {
  project.stop();
  await provider.stop();
});

/** What `npm run inquiries` prints in the project. */
async function inquiries(): Promise<string[]> {
  const command = ['--import', 'tsx', 'src/receiver/cli/inquiries.ts', '--format', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: project.folder });
  const stored = JSON.parse(stdout) as { page: string; answers: Record<string, string> }[];
  return stored.map(({ page, answers }) => `${page}: ${answers.requirement}`);
}

test('a page that was gone to follows its file, and asks for nothing beside the base', async ({ page }) => {
  const file = 'pages/growing/beans.json';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, `${site}/gardeners`);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Beans', exact: true });
  const fetched = page.waitForResponse('**/growing/beans');
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  await link.click();
  const block = page.locator('[data-section="tabbedText"]');
  const peas = block.getByRole('tab', { name: 'Peas' });
  // Its rules came with it: panels that are closed are not seen.
  await block.scrollIntoViewIfNeeded();
  await peas.click();
  await expect(block.getByRole('tabpanel')).toHaveCount(1);

  const title = await page.locator('h1').innerText();
  project.edit(file, JSON.stringify(title).slice(1, -1), 'A headline written just now');
  await expect(page.locator('h1')).toHaveText('A headline written just now');
  await expect(peas).toHaveAttribute('aria-selected', 'true');
  expect(await isSameDocument(page)).toBe(true);

  // Back and forth it is the page of now as well.
  await page.goBack();
  await expect(page.locator('[data-section="profiles"]')).toBeAttached();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('A headline written just now');
  project.edit(file, '"variant": "monument"', '"variant": "monumant"');
  await expect(page.locator('site-findings .message')).toContainText('monumant');
  await page.goto(`${site}/growing/beans`);
  await expect(page.locator('site-findings .message')).toContainText('monumant');
  project.edit(file, '"variant": "monumant"', '"variant": "monument"');
  await expect(page.locator('h1')).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(`${site}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('aliases, unknown addresses and the catalogue lie below the base', async ({ page, request }) => {
  await page.goto(`${site}/write`);
  await expect(page).toHaveURL(`${site}/write-to-us`);
  const missing = await request.get(`${site}/no-such-page`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<a href="/site/">');
  await page.goto(`${site}/__catalogue`);
  await page.getByRole('link', { name: 'statsStrip', exact: true }).click();
  await expect(page).toHaveURL(`${site}/__catalogue/statsStrip`);
  await expect(page.frameLocator('iframe').first().locator('[data-section="statsStrip"]')).toBeVisible();
  await page.getByRole('link', { name: '/growing/beans' }).click();
  await expect(page).toHaveURL(`${site}/growing/beans`);
});

test('a message is judged by the file of now, stored, and listed by inquiries', async ({ page }) => {
  await form.openForm(page, `${site}/write-to-us`);
  await form.writeInquiry(page, 'Sent in development');
  await form.sendInquiry(page);
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  expect(await inquiries()).toEqual(['/write-to-us: Sent in development']);

  project.edit('pages/write-to-us.json', '"United States", ', '');
  await expect(form.field(page, 'Country').getByRole('option', { name: 'United States' })).toHaveCount(0);
  const answers = { fullName: 'M', email: 'm@company.com', phone: '1', country: 'United States' };
  const answer = await page.request.post(`${site}/_forms/write-to-us/inquiry`, {
    data: { ...answers, requirement: 'x' },
    headers: { accept: 'application/json' },
  });
  expect([answer.status(), await answer.json()]).toEqual([
    422,
    { errors: [{ field: 'country', message: 'Choose one of the options.' }] },
  ]);
});

// Firefox answers hardly a step of Playwright then: no-scripts.spec.ts asks it what it can.
test.describe('without scripts', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the answer to a message is the page, with a confirmation', async ({ page }) => {
    await page.goto(`${site}/write-to-us`);
    await form.writeInquiry(page, 'Sent by hand');
    await form.sendInquiry(page);
    await expect(page.getByText('Your message has arrived')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you would grow');
    expect(await inquiries()).toContain('/write-to-us: Sent by hand');
  });
});

test('a provider that is entered while the site is made logs in', async ({ page }) => {
  const named = { issuer: provider.url, clientId };
  project.edit('pages/_site/sign-in.json', '{', `{ "provider": ${JSON.stringify(named)},`);
  await answerCookies(page);
  const served = async () => (await page.request.get(`${site}/gardeners`)).text();
  await expect.poll(served).toContain('data-provider');
  await page.goto(`${site}/gardeners`);
  await goToProvider(page);
  await comeBack(page);
  await expect(header(page).getByText(provider.name)).toBeVisible();
  await expect(page).toHaveURL(`${site}/gardeners`);
  await signOut(page).click();
  await expect(signOut(page)).toBeHidden();
});
