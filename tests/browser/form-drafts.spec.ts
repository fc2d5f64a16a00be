import {
  field,
  forgiveFailures,
  failFirst,
  inquiry,
  kept,
  openInquiry,
  panel,
  receiver,
  sendInquiry,
  storedInquiries,
  writeInquiry,
} from './form-steps.ts';
import { expect, test } from './test.ts';

test('what was typed survives a reload and a wrong click, and is sent once even when the first answer was lost with the page', async ({
  page,
  quietConsole,
}) => {
  await openInquiry(page);
  const requirement = `Reload ${Math.random()}`;
  await writeInquiry(page, requirement);
  await page.reload();
  await expect(field(page, 'Brief your Requirement')).toHaveValue(requirement);
  await expect(field(page, 'Country')).toHaveValue('India');
  await page.goto('/');
  await openInquiry(page);
  await expect(field(page, 'Full Name')).toHaveValue('Meera');

  await failFirst(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendInquiry(page);
  await expect(panel(page, 'Sending your message').getByRole('status')).toContainText('not got through');
  await page.reload();
  await expect(field(page, 'Brief your Requirement')).toHaveValue(requirement);
  await sendInquiry(page);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(storedInquiries(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('what was typed is forgotten on request, everywhere', async ({ page }) => {
  await openInquiry(page);
  await expect(page.getByRole('button', { name: 'Forget what I typed' })).toBeHidden();
  await writeInquiry(page, 'To be forgotten');
  await page.reload();
  await inquiry(page).getByRole('button', { name: 'Forget what I typed' }).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  for (const label of ['Full Name', 'Email', 'Brief your Requirement', 'Country'])
    await expect(field(page, label)).toHaveValue('');
  expect(await kept(page)).toEqual([]);
});

test('what was typed is forgotten after seven days, whichever form it was typed into', async ({ page }) => {
  await openInquiry(page);
  await writeInquiry(page, 'Old');
  await page.evaluate(() => {
    const age = 7 * 24 * 60 * 60 * 1000;
    for (const store of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(store)) {
        if (!key.startsWith('form:')) continue;
        const old = JSON.stringify({ ...(JSON.parse(String(value)) as object), at: Date.now() - age });
        store.setItem(key, old);
        store.setItem('form:/elsewhere#form', old);
      }
  });
  await page.reload();
  await expect(inquiry(page).locator('form[novalidate]')).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('');
  expect(await kept(page)).toEqual([]);
});

test('what was typed stays in the form when the device keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openInquiry(page);
  const requirement = `No storage ${Math.random()}`;
  await writeInquiry(page, requirement);
  await expect(page.getByRole('button', { name: 'Forget what I typed' })).toBeHidden();
  await sendInquiry(page);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(storedInquiries(requirement)).toHaveLength(1);
});

test('what was typed is kept when the site is published anew in between and wants more', async ({
  page,
  quietConsole,
}) => {
  await openInquiry(page);
  await writeInquiry(page, 'Before the deploy');
  await page.route(receiver, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ errors: [{ field: 'budget', message: 'Fill in this field.' }] }),
    }),
  );
  await sendInquiry(page);
  const summary = panel(page, 'Please check these fields');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('This form has changed since you opened the page.');
  await page.reload();
  await expect(field(page, 'Brief your Requirement')).toHaveValue('Before the deploy');
  forgiveFailures(quietConsole);
});

const hour = 60 * 60 * 1000;

test('what was typed is kept for seven days from the last word, not from the last visit', async ({
  page,
}) => {
  await page.clock.install();
  await openInquiry(page);
  await writeInquiry(page, 'Six days ago');
  await page.clock.fastForward(6 * 24 * hour);
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Meera');
  await page.clock.fastForward(25 * hour);
  await page.reload();
  await expect(inquiry(page).locator('form[novalidate]')).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('');
  expect(await kept(page)).toEqual([]);
});

test('a clock that is put back costs nothing that was typed, and does not keep it for ever', async ({
  page,
}) => {
  await page.clock.install({ time: '2030-06-01T10:00:00Z' });
  await openInquiry(page);
  await writeInquiry(page, 'From the future');
  await page.clock.setSystemTime('2029-01-01T10:00:00Z');
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Meera');
  await page.clock.setSystemTime('2029-01-09T10:00:00Z');
  await page.reload();
  await expect(inquiry(page).locator('form[novalidate]')).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('');
  expect(await kept(page)).toEqual([]);
});

test('two tabs keep what was typed into each, and one that is sent takes nothing from the other', async ({
  page,
  context,
}) => {
  await openInquiry(page);
  await writeInquiry(page, 'In the first tab');
  const other = await context.newPage();
  await openInquiry(other);
  await expect(field(other, 'Brief your Requirement')).toHaveValue('In the first tab');
  const second = `In the second tab ${Math.random()}`;
  await field(other, 'Brief your Requirement').fill(second);

  await page.reload();
  await expect(field(page, 'Brief your Requirement')).toHaveValue('In the first tab');
  await other.reload();
  await expect(field(other, 'Brief your Requirement')).toHaveValue(second);

  const first = `First ${Math.random()}`;
  await field(page, 'Brief your Requirement').fill(first);
  await field(other, 'Brief your Requirement').fill(`${second}!`);
  await sendInquiry(page);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  await other.reload();
  await expect(field(other, 'Brief your Requirement')).toHaveValue(`${second}!`);
  await sendInquiry(other);
  await expect(panel(other, 'Your message has arrived')).toBeVisible();
  expect(await kept(page)).toEqual([]);
  expect(await kept(other)).toEqual([]);
  expect([storedInquiries(first), storedInquiries(`${second}!`)].map(({ length }) => length)).toEqual([1, 1]);
});

test('a browser that lets a site keep nothing gets a form that works and promises nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await openInquiry(page);
  const requirement = `Denied ${Math.random()}`;
  await writeInquiry(page, requirement);
  await expect(inquiry(page).getByText('is kept on this device')).toBeHidden();
  await sendInquiry(page);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(storedInquiries(requirement)).toHaveLength(1);
});

test('what lies in the storage under the name of a form, whatever it is, does not stop the form', async ({
  page,
}) => {
  await openInquiry(page);
  for (const rubbish of [
    '',
    'null',
    '5',
    '{"answers":5}',
    '{"at":1e99,"answers":{"fullName":{"a":1},"x":null}}',
    '{',
  ]) {
    await page.evaluate((text) => localStorage.setItem('form:/write-to-us#inquiry', text), rubbish);
    await page.reload();
    await expect(inquiry(page).locator('form[novalidate]')).toBeVisible();
    await field(page, 'Email').fill('meera@company.com');
    await expect(field(page, 'Email')).toHaveValue('meera@company.com');
  }
});

test('a form that only was looked at keeps nothing', async ({ page }) => {
  await openInquiry(page);
  await page.goto('/write-to-us#application');
  await expect(page.locator('#application form[novalidate]')).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await expect(page.getByText('is kept on this device')).toHaveCount(2);
  for (const note of await page.getByText('is kept on this device').all()) await expect(note).toBeHidden();
});

test('passwords are never kept', async ({ page }) => {
  await page.goto('/write-to-us');
  await page.locator('header').getByRole('button', { name: 'Login' }).click();
  const password = page.getByRole('dialog', { name: 'Login' }).locator('[type="password"]');
  await password.fill('correct horse');
  await page.reload();
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).not.toContain('correct horse');
});
