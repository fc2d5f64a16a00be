import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/hosts/preview.ts';
import type { FormDestination } from '../../src/shared/generated/site.ts';
import { buildFixture, type BuiltFixture } from '../stage/build-fixture.ts';
import {
  type FormService,
  readRecipes,
  startFormspree,
  startNetlify,
  startWeb3Forms,
  startWebhook,
} from '../stage/form-services.ts';
import { replaceForms } from '../stage/variants/forms.ts';
import * as form from './form-steps.ts';
import { expect, test } from './test.ts';

// One site and its services for all tests of this file. form-requests.test.ts tests retries.
test.describe.configure({ mode: 'default' });

const recipes = readRecipes();
const services: Record<string, FormService> = {};
let site: BuiltFixture | undefined;
let address: string;

/** The recipe from the docs, with the stand-in's host. */
function onService(name: string): FormDestination {
  const { url = '', ...others } = recipes[name]!;
  return { ...others, url: url.replace(new URL(url).origin, services[name]!.origin) };
}

const pathOf = (name: string) => new URL(recipes[name]!.url ?? '').pathname;
const key = recipes.web3forms!.values?.find(({ name }) => name === 'access_key')?.value ?? '';

test.beforeAll(async () => {
  services.formspree = await startFormspree(pathOf('formspree'));
  services.web3forms = await startWeb3Forms(pathOf('web3forms'), key);
  services.webhook = await startWebhook(pathOf('webhook'));
  const destinations = [...Object.keys(services).map(onService), recipes.netlify!];
  site = await buildFixture({ change: (pages) => replaceForms(pages, destinations) });
  const pages = createSiteServer(site.folder);
  // Netlify also serves the site and scans its pages on deployment.
  services.netlify = await startNetlify(site.folder, (request, response) =>
    pages.emit('request', request, response),
  );
  address = services.netlify.origin;
});
test.afterAll(async () => {
  for (const service of Object.values(services)) await service.stop();
  site?.remove();
});

const arrived = (page: Page) => form.panel(page, 'Your message has arrived');
const requirement = 'A portal.\nOne login: ümlaut & 100% = "yes"';

/** Resets the service, opens its form and fills it in. */
async function write(page: Page, name: string): Promise<FormService> {
  const service = services[name]!;
  service.accepted.length = 0;
  await page.goto(`${address}/write-to/${name}`);
  await form.field(page, 'Full Name').fill('Meera & Co');
  await form.field(page, 'Email').fill('meera@company.com');
  await form.field(page, 'Country').selectOption('India');
  await form.field(page, 'Brief your Requirement').fill(requirement);
  return service;
}

/** Compares with the messages received. In multipart bodies, and without scripts, browsers send line breaks as CRLF. */
function expectAccepted({ accepted }: FormService, others: object = {}): void {
  const texts = { email: 'meera@company.com', country: 'India', requirement };
  const got = accepted.map((message) => ({
    ...message,
    requirement: String(message.requirement).replaceAll('\r\n', '\n'),
  }));
  expect(got).toEqual([expect.objectContaining({ ...texts, ...others })]);
}

for (const [name, gets] of Object.entries({
  formspree: { fullName: 'Meera & Co' },
  web3forms: { name: 'Meera & Co', access_key: key },
  webhook: { fullName: 'Meera & Co' },
  netlify: { fullName: 'Meera & Co', 'form-name': 'write-to-netlify-inquiry' },
}))
  // form-requests.test.ts compares the requests of all recipes.
  test(
    `the recipe for ${name} delivers a message once, and none of a robot's`,
    { tag: name === 'netlify' ? [] : ['@all'] },
    async ({ page, quietConsole }) => {
      const service = await write(page, name);
      await expect(form.inquiry(page).locator('form[novalidate]')).toBeVisible();
      const trap = form.inquiry(page).locator('[tabindex="-1"][autocomplete="off"]');
      // A webhook has no honeypot until its recipe names one.
      if ((await trap.count()) > 0) {
        await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
        await form.sendInquiry(page);
        await expect(arrived(page).or(form.panel(page, 'Your message could not be delivered'))).toBeVisible();
        expect(service.accepted).toEqual([]);
        // A restored draft would replace the values typed next.
        await page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.clear()));
        await write(page, name);
        await expect(form.inquiry(page).locator('form[novalidate]')).toBeVisible();
      }
      const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
      if (name === 'netlify') await form.field(page, 'Plan').setInputFiles(plan);
      // Only the webhook deduplicates messages.
      const stopDropping = name === 'webhook' ? await form.dropResponses(page) : undefined;
      await form.sendInquiry(page);
      await expect.poll(() => service.accepted.length).toBe(1);
      await stopDropping?.();
      await expect(arrived(page)).toBeVisible();
      const file: unknown = expect.objectContaining({ name: 'plan.pdf', size: 8 });
      expectAccepted(service, { ...gets, ...(name === 'netlify' && { plan: file }) });
      expect(await form.storedDrafts(page)).toEqual([]);
      form.ignoreFailures(quietConsole);
    },
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('services accept the form as the browser submits it, and answer with a page', async ({ page }) => {
    const thanks = { formspree: 'Thanks!', web3forms: 'Form submitted', netlify: 'Thank you!' };
    for (const [name, title] of Object.entries(thanks)) {
      const service = await write(page, name);
      await form.sendInquiry(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expectAccepted(service);
    }
  });
});
