import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import type { FormDestination } from '../../src/shared/generated/site.ts';
import { buildFixture, type BuiltFixture } from '../stage/build-fixture.ts';
import { startFormspree } from '../stage/stand-ins/formspree.ts';
import { startNetlify } from '../stage/stand-ins/netlify.ts';
import { readRecipes } from '../stage/stand-ins/read-recipes.ts';
import type { StandIn } from '../stage/stand-ins/stand-in.ts';
import { startWeb3Forms } from '../stage/stand-ins/web3forms.ts';
import { startWebhook } from '../stage/stand-ins/webhook.ts';
import { replaceForms } from '../stage/variants/forms.ts';
import * as form from './form-steps.ts';
import { expect, test } from './test.ts';

// One site and its services for all tests of this file.
test.describe.configure({ mode: 'default' });

const recipes = readRecipes();
const services: Record<string, StandIn> = {};
let site: BuiltFixture | undefined;
let address: string;

/** The recipe as it stands in the docs, but for the host: the stand-in is there instead. */
function recipe(name: string): FormDestination {
  const found = recipes[name];
  if (!found) throw new Error(`docs/forms.md has no recipe "${name}".`);
  return found;
}

function onStandIn({ url = '', ...others }: FormDestination, { origin }: StandIn): FormDestination {
  return { ...others, url: url.replace(new URL(url).origin, origin) };
}

const pathOf = (name: string) => new URL(recipe(name).url ?? '').pathname;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const formspree = await startFormspree(pathOf('formspree').split('/').at(-1) ?? '');
  const key = recipe('web3forms').values?.find(({ name }) => name === 'access_key')?.value ?? '';
  const web3forms = await startWeb3Forms(key);
  const webhook = await startWebhook(pathOf('webhook'));
  const destinations = [
    onStandIn(recipe('formspree'), formspree),
    onStandIn(recipe('web3forms'), web3forms),
    onStandIn(recipe('webhook'), webhook),
    recipe('netlify'),
  ];
  site = await buildFixture({ change: (pages) => replaceForms(pages, destinations) });
  const pages = createSiteServer(site.folder);
  // Netlify serves the site too, and goes through its pages when they are published.
  const netlify = await startNetlify(site.folder, (request, response) =>
    pages.emit('request', request, response),
  );
  address = netlify.origin;
  Object.assign(services, { formspree, web3forms, webhook, netlify });
});
test.afterAll(() => {
  for (const service of Object.values(services)) service.stop();
  site?.remove();
});
test.beforeEach(() => {
  for (const { accepted } of Object.values(services)) accepted.length = 0;
});

const arrived = (page: Page) => form.panel(page, 'Your message has arrived');
const failed = (page: Page) => form.panel(page, 'Your message could not be delivered');
const goBack = (page: Page) => page.getByRole('button', { name: 'Back to the form' }).click();

const requirement = 'A portal.\nOne login: ümlaut & 100% = "yes"';
const text = { email: 'meera@company.com', country: 'India', requirement };

async function write(page: Page) {
  await form.field(page, 'Full Name').fill('Meera & Co');
  await form.field(page, 'Email').fill(text.email);
  await form.field(page, 'Country').selectOption(text.country);
  await form.field(page, 'Brief your Requirement').fill(requirement);
}

/** With a file, and without scripts, browsers write line breaks as they do on the wire. */
const requirementOf = (name: string) =>
  String(services[name]?.accepted[0]?.requirement).replaceAll('\r\n', '\n');

interface Service {
  /** What it has to get besides the texts, by its own names. */
  gets: object;
  /** What it shows to those who send without scripts. */
  thanks?: string;
  /** What else it may say about a form that is filled in. */
  answers(page: Page): Promise<void>;
}

const expected: Record<string, Service> = {
  formspree: {
    gets: { fullName: 'Meera & Co' },
    thanks: 'Thanks!',
    async answers(page) {
      const email = form.field(page, 'Email');
      await email.fill('meera@company.x');
      await form.sendInquiry(page);
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription('should be an email');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.fill('meera@company.com');
    },
  },
  web3forms: {
    gets: { name: 'Meera & Co', access_key: recipe('web3forms').values?.[0]?.value },
    thanks: 'Form submitted',
    async answers(page) {
      for (const status of [400, 200]) {
        const body = { success: false, message: `Your domain is not allowed: ${status}.` };
        services.web3forms?.replies.push({ status, body });
        await form.sendInquiry(page);
        await expect(failed(page)).toContainText(body.message);
        await goBack(page);
      }
    },
  },
  webhook: {
    gets: { fullName: 'Meera & Co' },
    async answers(page) {
      const name = form.field(page, 'Full Name');
      await name.fill('Nobody');
      await form.sendInquiry(page);
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription('Tell us who you are.');
      await name.fill('Meera & Co');
      // An answer that is lost is asked for again, and the message is one.
      await form.loseAnswer(page);
    },
  },
  netlify: {
    gets: { fullName: 'Meera & Co', 'form-name': 'write-to-netlify-inquiry' },
    thanks: 'Thank you!',
    async answers(page) {
      const buffer = Buffer.from('%PDF-1.7');
      await form.field(page, 'Plan').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer });
    },
  },
};

for (const [name, { gets, answers }] of Object.entries(expected)) {
  test(`by the recipe for ${name} a message arrives, or its text is not lost`, async ({
    page,
    quietConsole,
  }) => {
    const service = services[name]!;
    await page.clock.install();
    await test.step('what was typed before the form was alive arrives, once', async () => {
      const release = await form.hold(page, '**/assets/ContactForm*');
      await page.goto(`${address}/write-to/${name}`);
      await write(page);
      release();
      await expect(form.inquiry(page).locator('form[novalidate]')).toBeVisible();
      service.replies.push({ status: 429, headers: { 'retry-after': '20' } }, { status: 503 });
      await form.sendInquiry(page);
      const status = form.panel(page, 'Sending your message').getByRole('status');
      await expect(status).toContainText('sent again by itself');
      await form.passTimeUntil(page, arrived(page));
      const id: unknown = expect.stringMatching(/^(\d{1,3}-){15}\d{1,3}$/);
      expect(service.accepted.map(withoutEmpty)).toEqual([{ ...text, ...gets, _id: id }]);
      expect(await form.kept(page)).toEqual([]);
      await goBack(page);
    });

    // A webhook has no field for robots until its recipe names one.
    if (recipe(name).kind === 'netlify' || recipe(name).trap !== undefined) {
      await test.step('what a robot fills in does not', async () => {
        service.accepted.length = 0;
        await write(page);
        const trap = form.inquiry(page).locator('[tabindex="-1"][autocomplete="off"]');
        const fill = (value: string) =>
          trap.evaluate((input: HTMLInputElement, filled) => (input.value = filled), value);
        await fill('https://spam.example');
        await form.sendInquiry(page);
        await expect(arrived(page).or(failed(page))).toBeVisible();
        await goBack(page);
        await fill('');
        expect(service.accepted).toEqual([]);
      });
    }

    await test.step('where the service knows no such form, the text is offered by e-mail', async () => {
      await write(page);
      service.replies.push({ status: 404, body: { error: 'Form not found' } });
      await form.sendInquiry(page);
      await expect(failed(page)).toBeFocused();
      await expect(failed(page)).toContainText('One login: ümlaut & 100% = "yes"');
      expect((await form.kept(page)).join()).toContain('One login');
      await goBack(page);
    });

    await test.step('what the service says about the form is shown, and can be put right', async () => {
      service.accepted.length = 0;
      await answers(page);
      await form.sendInquiry(page);
      await form.passTimeUntil(page, arrived(page));
      expect(service.accepted).toHaveLength(1);
      expect(requirementOf(name)).toBe(requirement);
      if (name === 'netlify') expect(service.accepted[0]?.plan).toMatchObject({ name: 'plan.pdf', size: 8 });
    });
    form.forgiveFailures(quietConsole);
  });
}

/** Without what is not there, and without a prototype. */
function withoutEmpty(message: object): object {
  return Object.fromEntries(
    Object.entries(message).filter(([, value]) => value !== undefined && value !== ''),
  );
}

// Firefox answers hardly a step of Playwright then: no-scripts.spec.ts asks it what it can.
test.describe('without scripts', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('services take the form as the browser sends it, and answer with a page', async ({ page }) => {
    for (const [name, { thanks }] of Object.entries(expected)) {
      if (thanks === undefined) continue;
      await page.goto(`${address}/write-to/${name}`);
      await write(page);
      await form.sendInquiry(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
      expect({ ...services[name]?.accepted[0], requirement: requirementOf(name) }).toMatchObject(text);
    }
  });
});
