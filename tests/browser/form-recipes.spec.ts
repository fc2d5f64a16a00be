import { cpSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { type FormService, startFormspree, startNetlify } from './form-services.ts';
import { servicesFolder } from '../stage/sites.ts';
import * as form from './form-steps.ts';
import { expect, test } from './test.ts';

// The tests share services. What is sent to each service of docs/forms.md, and how often: form-requests.test.ts.
test.describe.configure({ mode: 'default' });

const services: Record<string, FormService> = {};
const deployed = `${servicesFolder}-netlify`;

test.beforeAll(async () => {
  // Netlify also serves the site, and changes its pages on deployment.
  cpSync(servicesFolder, deployed, { recursive: true });
  const pages = createSiteServer(deployed);
  services.netlify = await startNetlify(deployed, (request, response) =>
    pages.emit('request', request, response),
  );
  services.formspree = await startFormspree();
});
test.afterAll(async () => {
  for (const service of Object.values(services)) await service.stop();
  rmSync(deployed, { recursive: true });
});

const requirement = 'A portal.\nOne login: ümlaut & 100% = "yes"';

/** Resets the service, opens its form and fills it in. */
async function write(page: Page, name: string): Promise<FormService> {
  const service = services[name]!;
  service.accepted.length = 0;
  await page.goto(`${services.netlify!.url}/write-to/${name}`);
  await form.field(page, 'Full Name').fill('Meera & Co');
  await form.field(page, 'Email').fill('meera@company.com');
  await form.field(page, 'Country').selectOption('India');
  await form.field(page, 'Brief your Requirement').fill(requirement);
  return service;
}

/** Compares with the messages received. In multipart bodies, and without scripts, browsers send line breaks as CRLF. */
function expectAccepted({ accepted }: FormService, others: object = {}): void {
  const texts = { fullName: 'Meera & Co', email: 'meera@company.com', country: 'India', requirement };
  const got = accepted.map((message) => ({
    ...message,
    requirement: String(message.requirement).replaceAll('\r\n', '\n'),
  }));
  expect(got).toEqual([expect.objectContaining({ ...texts, ...others })]);
}

for (const name of ['formspree', 'netlify'])
  test(`the recipe for ${name} delivers a message once, and none of a robot's`, async ({ page }) => {
    const service = await write(page, name);
    await expect(form.inquiry(page).locator('form[novalidate]')).toBeVisible();
    const trap = form.inquiry(page).locator('[tabindex="-1"][autocomplete="off"]');
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
    await form.sendInquiry(page);
    await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
    expect(service.accepted).toEqual([]);

    await write(page, name);
    await expect(form.inquiry(page).locator('form[novalidate]')).toBeVisible();
    const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    if (name === 'netlify') await form.field(page, 'Plan').setInputFiles(plan);
    await form.sendInquiry(page);
    await expect.poll(() => service.accepted.length).toBe(1);
    await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
    const file: unknown = expect.objectContaining({ name: 'plan.pdf', size: 8 });
    const ofNetlify = { plan: file, 'form-name': 'write-to-netlify-inquiry' };
    expectAccepted(service, name === 'netlify' ? ofNetlify : {});
    await expect.poll(() => form.storedDrafts(page)).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('services accept the form as the browser submits it, and answer with a page', async ({ page }) => {
    for (const [name, title] of Object.entries({ formspree: 'Thanks!', netlify: 'Thank you!' })) {
      const service = await write(page, name);
      await form.sendInquiry(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expectAccepted(service);
    }
  });
});
