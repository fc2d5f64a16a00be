import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { buildFixture, type BuiltFixture } from '../stage/build-fixture.ts';
import { replaceForms } from '../stage/variants/forms.ts';
import type { FormDestination } from '../../src/shared/generated/site.ts';
import { startFormspree } from '../stage/stand-ins/formspree.ts';
import { startNetlify } from '../stage/stand-ins/netlify.ts';
import { readRecipes } from '../stage/stand-ins/read-recipes.ts';
import type { StandIn } from '../stage/stand-ins/stand-in.ts';
import { startWeb3Forms } from '../stage/stand-ins/web3forms.ts';
import { startWebhook } from '../stage/stand-ins/webhook.ts';
import { forgiveFailures, kept, openForm } from './form-steps.ts';
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
  for (const { accepted, replies } of Object.values(services)) {
    accepted.length = 0;
    replies.length = 0;
  }
});

const form = (page: Page) => page.locator('#inquiry');
const panel = (page: Page, name: string) => page.getByRole('group', { name });
const arrived = (page: Page) => panel(page, 'Your message has arrived');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send inquiry' }).click();

async function write(page: Page, changes: { name?: string; email?: string } = {}) {
  const { name = 'Meera & Co', email = 'meera@company.com' } = changes;
  await form(page).getByLabel('Full Name').fill(name);
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Country').selectOption('India');
  await form(page).getByLabel('Brief your Requirement').fill('A portal.\nOne login: ümlaut & 100% = "yes"');
}

const text = {
  email: 'meera@company.com',
  country: 'India',
  requirement: 'A portal.\nOne login: ümlaut & 100% = "yes"',
};
const id: unknown = expect.stringMatching(/^(\d{1,3}-){15}\d{1,3}$/);
const netlifyForm = { 'form-name': 'write-to-netlify-inquiry', 'bot-field': undefined };
/** What each service has to get, by its own names. */
const expected: Record<string, object> = {
  formspree: { ...text, fullName: 'Meera & Co', _id: id },
  web3forms: { ...text, name: 'Meera & Co', access_key: recipe('web3forms').values?.[0]?.value, _id: id },
  webhook: { ...text, fullName: 'Meera & Co', _id: id },
  netlify: { ...text, fullName: 'Meera & Co', ...netlifyForm, _id: id },
};

for (const [name, message] of Object.entries(expected)) {
  test.describe(`the recipe for ${name}`, () => {
    test('delivers a message by the names that the service knows', async ({ page }) => {
      await openForm(page, `${address}/write-to/${name}`);
      await write(page);
      await send(page);
      await expect(arrived(page)).toBeFocused();
      expect(services[name]?.accepted.map(clean)).toEqual([clean(message)]);
      expect(await kept(page)).toEqual([]);
    });

    test('waits when the service asks for patience, and delivers once', async ({ page, quietConsole }) => {
      services[name]?.replies.push({ status: 429, headers: { 'retry-after': '2' } }, { status: 503 });
      await openForm(page, `${address}/write-to/${name}`);
      await write(page);
      await send(page);
      await expect(panel(page, 'Sending your message').getByRole('status')).toContainText(
        'sent again by itself',
      );
      await expect(arrived(page)).toBeVisible();
      expect(services[name]?.accepted).toHaveLength(1);
      forgiveFailures(quietConsole);
    });

    test('offers the text by e-mail when the service knows no such form', async ({ page, quietConsole }) => {
      services[name]?.replies.push({ status: 404, body: { error: 'Form not found' } });
      await openForm(page, `${address}/write-to/${name}`);
      await write(page);
      await send(page);
      const failed = panel(page, 'Your message could not be delivered');
      await expect(failed).toBeFocused();
      await expect(failed).toContainText('One login: ümlaut & 100% = "yes"');
      expect((await kept(page)).join()).toContain('One login');
      forgiveFailures(quietConsole);
    });

    // A webhook has no field for robots until its recipe names one.
    const hasTrap = recipe(name).kind === 'netlify' || recipe(name).trap !== undefined;
    if (!hasTrap) return;
    test('does not deliver what a robot fills in', async ({ page, quietConsole }) => {
      await openForm(page, `${address}/write-to/${name}`);
      await write(page);
      await form(page)
        .locator('[tabindex="-1"][autocomplete="off"]')
        .evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
      await send(page);
      await expect(arrived(page).or(panel(page, 'Your message could not be delivered'))).toBeVisible();
      expect(services[name]?.accepted).toEqual([]);
      forgiveFailures(quietConsole);
    });
  });
}

/** Without what is not there, and without a prototype. */
function clean(message: object): object {
  return Object.fromEntries(
    Object.entries(message).filter(([, value]) => value !== undefined && value !== ''),
  );
}

test('what Formspree finds wrong with a field stands beside it', async ({ page, quietConsole }) => {
  await openForm(page, `${address}/write-to/formspree`);
  await write(page, { email: 'meera@company.x' });
  await send(page);
  const email = form(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('should be an email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('meera@company.com');
  await send(page);
  await expect(arrived(page)).toBeVisible();
  forgiveFailures(quietConsole);
});

test('what a webhook finds wrong with a field stands beside it', async ({ page, quietConsole }) => {
  await openForm(page, `${address}/write-to/webhook`);
  await write(page, { name: 'Nobody' });
  await send(page);
  await expect(form(page).getByLabel('Full Name')).toBeFocused();
  await expect(form(page).getByLabel('Full Name')).toHaveAccessibleDescription('Tell us who you are.');
  forgiveFailures(quietConsole);
});

for (const status of [400, 200]) {
  test(`what Web3Forms refuses with ${status} has not arrived, and its reason is shown`, async ({
    page,
    quietConsole,
  }) => {
    services.web3forms?.replies.push({
      status,
      body: { success: false, message: 'Your domain is not allowed.' },
    });
    await openForm(page, `${address}/write-to/web3forms`);
    await write(page);
    await send(page);
    const failed = panel(page, 'Your message could not be delivered');
    await expect(failed).toContainText('Your domain is not allowed.');
    expect((await kept(page)).join()).toContain('One login');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(arrived(page)).toBeVisible();
    expect(services.web3forms?.accepted).toHaveLength(1);
    forgiveFailures(quietConsole);
  });
}

test('an answer of a webhook that is lost is asked for again, and the message is one', async ({
  page,
  quietConsole,
}) => {
  let lost = 0;
  await page.route(`**${pathOf('webhook')}`, async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openForm(page, `${address}/write-to/webhook`);
  await write(page);
  await send(page);
  await expect(arrived(page)).toBeVisible();
  expect(services.webhook?.accepted).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('Netlify takes a file along, and nothing typed before its page was alive is lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/ContactForm*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${address}/write-to/netlify`);
  await write(page);
  release();
  await expect(form(page).locator('form[novalidate]')).toBeVisible();
  await form(page)
    .getByLabel('Plan')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await send(page);
  await expect(arrived(page)).toBeVisible();
  const [message] = services.netlify?.accepted ?? [];
  // With a file browsers write line breaks as they do on the wire.
  expect(String(message?.requirement).replaceAll('\r\n', '\n')).toBe(text.requirement);
  expect(message?.plan).toMatchObject({ name: 'plan.pdf', size: 8 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const pages = { formspree: 'Thanks!', web3forms: 'Form submitted', netlify: 'Thank you!' };
  for (const [name, heading] of Object.entries(pages)) {
    test(`${name} takes the form as the browser sends it, and answers with a page`, async ({ page }) => {
      await page.goto(`${address}/write-to/${name}`);
      await write(page);
      await send(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const [message] = services[name]?.accepted ?? [];
      expect({
        ...message,
        requirement: String(message?.requirement).replaceAll('\r\n', '\n'),
      }).toMatchObject(text);
    });
  }
});
