import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { clientId, type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';
import { desktop } from './shell-steps.ts';
import { comeBack, goToProvider, header, signOut } from './sign-in-steps.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: desktop });

let project: ScratchProject;
let provider: IdentityProvider;

test.beforeAll(async () => {
  project = await startScratchProject();
  provider = await startIdentityProvider();
  provider.serve(project.url);
});
test.afterAll(async () => {
  project.stop();
  await provider.stop();
});

/** What `npm run inquiries` prints in the project. */
async function inquiries(): Promise<{ page: string; answers: Record<string, string> }[]> {
  const command = ['--import', 'tsx', 'src/receiver/cli/inquiries.ts', '--format', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: project.folder });
  return JSON.parse(stdout) as { page: string; answers: Record<string, string> }[];
}

const form = (page: Page) => page.locator('#inquiry');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send inquiry' }).click();

async function write(page: Page, requirement: string) {
  await form(page).getByLabel('Full Name').fill('Meera');
  await form(page).getByLabel('Email').fill('meera@company.com');
  await form(page).getByLabel('Phone').fill('+91 20 1234');
  await form(page).getByLabel('Country').selectOption('India');
  await form(page).getByLabel('Brief your Requirement').fill(requirement);
}

test('a message that is sent while the site is made is stored, and inquiries lists it', async ({ page }) => {
  await page.goto(`${project.url}/write-to-us`);
  await expect(form(page).locator('form[novalidate]')).toBeVisible();
  await write(page, 'Sent in development');
  await send(page);
  await expect(page.getByRole('group', { name: 'Your message has arrived' })).toBeVisible();
  expect(await inquiries()).toMatchObject([
    { page: '/write-to-us', answers: { fullName: 'Meera', requirement: 'Sent in development' } },
  ]);
});

test('a form is judged as it stands in the file now', async ({ page }) => {
  await page.goto(`${project.url}/write-to-us`);
  await expect(form(page).locator('form[novalidate]')).toBeVisible();
  project.edit('pages/write-to-us.json', '"United States", ', '');
  const answer = () =>
    page.evaluate(async () => {
      const answers = {
        fullName: 'M',
        email: 'm@company.com',
        phone: '1',
        country: 'United States',
        requirement: 'x',
      };
      const response = await fetch('/_forms/write-to-us/inquiry', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(answers),
      });
      return [response.status, await response.json()] as unknown;
    });
  await expect
    .poll(answer)
    .toEqual([422, { errors: [{ field: 'country', message: 'Choose one of the options.' }] }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer is the page, with a confirmation', async ({ page }) => {
    await page.goto(`${project.url}/write-to-us`);
    await write(page, 'Sent by hand');
    await send(page);
    await expect(page.getByText('Your message has arrived')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you would grow');
    expect((await inquiries()).map(({ answers }) => answers.requirement)).toContain('Sent by hand');
  });
});

test('a provider that is entered while the site is made logs in', async ({ page }) => {
  const named = { issuer: provider.url, clientId };
  project.edit('pages/_site/sign-in.json', '{', `{ "provider": ${JSON.stringify(named)},`);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await expect
    .poll(async () => (await page.request.get(`${project.url}/gardeners`)).text())
    .toContain('data-provider');
  await page.goto(`${project.url}/gardeners`);
  await goToProvider(page);
  await comeBack(page);
  await expect(header(page).getByText(provider.name)).toBeVisible();
  await expect(page).toHaveURL(`${project.url}/gardeners`);
  await signOut(page).click();
  await expect(signOut(page)).toBeHidden();
});
