import type { Page, Route } from '@playwright/test';
import { kept, storedMessages } from './form-steps.ts';
import { expect, test } from './test.ts';

const receiver = '**/_forms/**';
const form = (page: Page) => page.locator('#inquiry');
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole('button', { name: 'Send inquiry' }).click();
const panel = (page: Page, name: string) => page.getByRole('group', { name });

async function open(page: Page) {
  await page.goto('/contact-us');
  await expect(form(page).locator('form[novalidate]')).toBeVisible();
}

async function write(page: Page, requirement: string) {
  await field(page, 'Full Name').fill('Meera');
  await field(page, 'Email').fill('meera@company.com');
  await field(page, 'Phone').fill('+91 20 1234');
  await field(page, 'Country').selectOption('India');
  await field(page, 'Brief your Requirement').fill(requirement);
}

const stored = (requirement: string) =>
  storedMessages().filter(({ answers }) => answers.requirement === requirement);

/** Answers the first attempts with these, and lets the others through. */
async function failFirst(page: Page, ...failures: ((route: Route) => Promise<void>)[]) {
  await page.route(receiver, async (route) => {
    const failure = failures.shift();
    await (failure ? failure(route) : route.continue());
  });
}

/** Browsers note each request that fails. */
const forgiveFailures = (messages: string[]) => {
  const others = messages.splice(0).filter((message) => !message.includes('Failed to load resource'));
  messages.push(...others);
};

test('an answer that is lost is asked for again, and the message is stored once', async ({
  page,
  quietConsole,
}) => {
  await open(page);
  const requirement = `Lost answer ${Math.random()}`;
  await write(page, requirement);
  await failFirst(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page);
  const sending = panel(page, 'Sending your message');
  await expect(sending.getByRole('status')).toContainText('has not got through yet');
  await expect(panel(page, 'Your message has arrived')).toBeFocused();
  expect(stored(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('a destination that asks for patience gets it, and the visitor is told', async ({
  page,
  quietConsole,
}) => {
  await open(page);
  const requirement = `Busy ${Math.random()}`;
  await write(page, requirement);
  await failFirst(page, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '4' } }));
  const started = Date.now();
  await send(page);
  await expect(panel(page, 'Sending your message').getByRole('status')).toContainText(
    'Many messages are arriving',
  );
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(Date.now() - started).toBeGreaterThanOrEqual(4000);
  expect(stored(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('without a connection the message waits, and goes out by itself', async ({
  page,
  context,
  quietConsole,
}) => {
  await open(page);
  const requirement = `Offline ${Math.random()}`;
  await write(page, requirement);
  await context.setOffline(true);
  await send(page);
  const status = panel(page, 'Sending your message').getByRole('status');
  await expect(status).toContainText('You are offline.');
  expect(stored(requirement)).toHaveLength(0);
  await context.setOffline(false);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(stored(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('an answer that does not come within ten seconds is given up, and the attempt repeated', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  await open(page);
  const requirement = `Silence ${Math.random()}`;
  await write(page, requirement);
  let attempts = 0;
  await page.route(receiver, async (route) => {
    // The first one is never answered.
    if (attempts++ > 0) await route.continue();
  });
  await send(page);
  await expect.poll(() => attempts).toBe(1);
  await page.clock.runFor(5000);
  expect(attempts).toBe(1);
  await expect(panel(page, 'Sending your message').getByRole('status')).toBeEmpty();
  await page.clock.runFor(7000);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(attempts).toBe(2);
  expect(stored(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('after the last attempt nothing is lost: the text is offered by e-mail, kept, and can be sent again', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  await open(page);
  const requirement = `Never ${Math.random()}`;
  await write(page, requirement);
  let attempts = 0;
  await page.route(receiver, (route) => {
    attempts++;
    return route.fulfill({ status: 500 });
  });
  await send(page);
  const failed = panel(page, 'Your message could not be delivered');
  for (let step = 0; step < 40 && !(await failed.isVisible()); step++) {
    await page.clock.runFor(1000);
    // The network keeps its own time: what was asked before this is answered by now.
    await page.evaluate(async () => void (await fetch('/robots.txt')));
  }
  await expect(failed).toBeFocused();
  expect(attempts).toBe(4);
  await expect(failed).toContainText(requirement);
  const address = await failed.getByRole('link').getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toContain(`Brief your Requirement:\r\n${requirement}`);
  expect((await kept(page)).join()).toContain(requirement);
  await page.unroute(receiver);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(stored(requirement)).toHaveLength(1);
  expect(await kept(page)).toEqual([]);
  forgiveFailures(quietConsole);
});

test('on a host without a receiver the message is offered by e-mail at once', async ({
  page,
  quietConsole,
}) => {
  await open(page);
  await write(page, 'Static host');
  for (const answer of [
    { status: 404, body: 'Not found' },
    { status: 405, body: '' },
    // Some hosts answer whatever is sent to them with the home page.
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
  ]) {
    await page.route(receiver, (route) => route.fulfill(answer), { times: 1 });
    await send(page);
    const failed = panel(page, 'Your message could not be delivered');
    await expect(failed).toBeVisible();
    await failed.getByRole('button', { name: 'Back to the form' }).click();
  }
  await expect(field(page, 'Brief your Requirement')).toHaveValue('Static host');
  forgiveFailures(quietConsole);
});

test('waiting can be stopped, and the form is as it was', async ({ page, quietConsole }) => {
  await open(page);
  await write(page, 'Stopped');
  await failFirst(page, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } }));
  await send(page);
  await page.getByRole('button', { name: 'Stop and go back' }).click();
  await expect(form(page).getByRole('button', { name: 'Send inquiry' })).toBeFocused();
  await expect(field(page, 'Full Name')).toHaveValue('Meera');
  forgiveFailures(quietConsole);
});

test.describe('what was typed', () => {
  test('survives a reload and a wrong click, and is sent once even when the first answer was lost with the page', async ({
    page,
    quietConsole,
  }) => {
    await open(page);
    const requirement = `Reload ${Math.random()}`;
    await write(page, requirement);
    await page.reload();
    await expect(field(page, 'Brief your Requirement')).toHaveValue(requirement);
    await expect(field(page, 'Country')).toHaveValue('India');
    await page.goto('/');
    await open(page);
    await expect(field(page, 'Full Name')).toHaveValue('Meera');

    await failFirst(page, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page);
    await expect(panel(page, 'Sending your message').getByRole('status')).toContainText('not got through');
    await page.reload();
    await expect(field(page, 'Brief your Requirement')).toHaveValue(requirement);
    await send(page);
    await expect(panel(page, 'Your message has arrived')).toBeVisible();
    expect(stored(requirement)).toHaveLength(1);
    forgiveFailures(quietConsole);
  });

  test('is forgotten on request, everywhere', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('button', { name: 'Forget what I typed' })).toBeHidden();
    await write(page, 'To be forgotten');
    await page.reload();
    await form(page).getByRole('button', { name: 'Forget what I typed' }).click();
    await expect(field(page, 'Full Name')).toBeFocused();
    for (const label of ['Full Name', 'Email', 'Brief your Requirement', 'Country'])
      await expect(field(page, label)).toHaveValue('');
    expect(await kept(page)).toEqual([]);
  });

  test('is forgotten after seven days, whichever form it was typed into', async ({ page }) => {
    await open(page);
    await write(page, 'Old');
    await page.evaluate(() => {
      const age = 7 * 24 * 60 * 60 * 1000;
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.startsWith('form:')) continue;
        const old = JSON.stringify({ ...(JSON.parse(String(value)) as object), at: Date.now() - age });
        localStorage.setItem(key, old);
        localStorage.setItem('form:/elsewhere#form', old);
      }
    });
    await page.reload();
    await expect(form(page).locator('form[novalidate]')).toBeVisible();
    await expect(field(page, 'Full Name')).toHaveValue('');
    expect(await kept(page)).toEqual([]);
  });

  test('stays in the form when the device keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page);
    const requirement = `No storage ${Math.random()}`;
    await write(page, requirement);
    await expect(page.getByRole('button', { name: 'Forget what I typed' })).toBeHidden();
    await send(page);
    await expect(panel(page, 'Your message has arrived')).toBeVisible();
    expect(stored(requirement)).toHaveLength(1);
  });

  test('is kept when the site is published anew in between and wants more', async ({
    page,
    quietConsole,
  }) => {
    await open(page);
    await write(page, 'Before the deploy');
    await page.route(receiver, (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ errors: [{ field: 'budget', message: 'Fill in this field.' }] }),
      }),
    );
    await send(page);
    const summary = panel(page, 'Please check these fields');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('This form has changed since you opened the page.');
    await page.reload();
    await expect(field(page, 'Brief your Requirement')).toHaveValue('Before the deploy');
    forgiveFailures(quietConsole);
  });
});
