import { expect, test } from './test.ts';
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
  storedMessages,
  writeInquiry,
} from './form-steps.ts';

test('an answer that is lost is asked for again, and the message is stored once', async ({
  page,
  quietConsole,
}) => {
  await openInquiry(page);
  const requirement = `Lost answer ${Math.random()}`;
  await writeInquiry(page, requirement);
  await failFirst(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendInquiry(page);
  const sending = panel(page, 'Sending your message');
  await expect(sending.getByRole('status')).toContainText('has not got through yet');
  await expect(panel(page, 'Your message has arrived')).toBeFocused();
  expect(storedInquiries(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('a destination that asks for patience gets it, and the visitor is told', async ({
  page,
  quietConsole,
}) => {
  await openInquiry(page);
  const requirement = `Busy ${Math.random()}`;
  await writeInquiry(page, requirement);
  await failFirst(page, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '4' } }));
  const started = Date.now();
  await sendInquiry(page);
  await expect(panel(page, 'Sending your message').getByRole('status')).toContainText(
    'Many messages are arriving',
  );
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(Date.now() - started).toBeGreaterThanOrEqual(4000);
  expect(storedInquiries(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('without a connection the message waits, and goes out by itself', async ({
  page,
  context,
  quietConsole,
}) => {
  await openInquiry(page);
  const requirement = `Offline ${Math.random()}`;
  await writeInquiry(page, requirement);
  await context.setOffline(true);
  await sendInquiry(page);
  const status = panel(page, 'Sending your message').getByRole('status');
  await expect(status).toContainText('You are offline.');
  expect(storedInquiries(requirement)).toHaveLength(0);
  await context.setOffline(false);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(storedInquiries(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('an answer that does not come within ten seconds is given up, and the attempt repeated', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  await openInquiry(page);
  const requirement = `Silence ${Math.random()}`;
  await writeInquiry(page, requirement);
  let attempts = 0;
  await page.route(receiver, async (route) => {
    // The first one is never answered.
    if (attempts++ > 0) await route.continue();
  });
  await sendInquiry(page);
  await expect.poll(() => attempts).toBe(1);
  await page.clock.runFor(5000);
  expect(attempts).toBe(1);
  await expect(panel(page, 'Sending your message').getByRole('status')).toBeEmpty();
  await page.clock.runFor(7000);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(attempts).toBe(2);
  expect(storedInquiries(requirement)).toHaveLength(1);
  forgiveFailures(quietConsole);
});

test('after the last attempt nothing is lost: the text is offered by e-mail, kept, and can be sent again', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  await openInquiry(page);
  const requirement = `Never ${Math.random()}`;
  await writeInquiry(page, requirement);
  let attempts = 0;
  await page.route(receiver, (route) => {
    attempts++;
    return route.fulfill({ status: 500 });
  });
  await sendInquiry(page);
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
  expect(storedInquiries(requirement)).toHaveLength(1);
  expect(await kept(page)).toEqual([]);
  forgiveFailures(quietConsole);
});

test('on a host without a receiver the message is offered by e-mail at once', async ({
  page,
  quietConsole,
}) => {
  await openInquiry(page);
  await writeInquiry(page, 'Static host');
  for (const answer of [
    { status: 404, body: 'Not found' },
    { status: 405, body: '' },
    // Some hosts answer whatever is sent to them with the home page.
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
  ]) {
    await page.route(receiver, (route) => route.fulfill(answer), { times: 1 });
    await sendInquiry(page);
    const failed = panel(page, 'Your message could not be delivered');
    await expect(failed).toBeVisible();
    await failed.getByRole('button', { name: 'Back to the form' }).click();
  }
  await expect(field(page, 'Brief your Requirement')).toHaveValue('Static host');
  forgiveFailures(quietConsole);
});

test('waiting can be stopped, and the form is as it was', async ({ page, quietConsole }) => {
  await openInquiry(page);
  await writeInquiry(page, 'Stopped');
  await failFirst(page, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } }));
  await sendInquiry(page);
  await page.getByRole('button', { name: 'Stop and go back' }).click();
  await expect(inquiry(page).getByRole('button', { name: 'Send inquiry' })).toBeFocused();
  await expect(field(page, 'Full Name')).toHaveValue('Meera');
  forgiveFailures(quietConsole);
});

test('a form that is first touched without a connection says so, and sends once there is one', async ({
  page,
  context,
  quietConsole,
}) => {
  await openInquiry(page);
  const requirement = `Tunnel ${Math.random()}`;
  // Not even the code that sends is there yet.
  await context.setOffline(true);
  await sendInquiry(page);
  await expect(panel(page, 'Please check these fields')).toBeFocused();
  await writeInquiry(page, requirement);
  await sendInquiry(page);
  await expect(panel(page, 'Sending your message').getByRole('status')).toContainText('You are offline.');
  await page.getByRole('button', { name: 'Stop and go back' }).click();
  await expect(field(page, 'Brief your Requirement')).toHaveValue(requirement);
  await sendInquiry(page);
  await context.setOffline(false);
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(storedInquiries(requirement)).toHaveLength(1);
  quietConsole.length = 0;
});

test('a site that was published anew, without the code of the open page, still offers the text by e-mail', async ({
  page,
  quietConsole,
}) => {
  await page.route('**/assets/deliver-*', (route) => route.fulfill({ status: 404 }));
  await openInquiry(page);
  const requirement = `Old page ${Math.random()}`;
  await writeInquiry(page, requirement);
  await sendInquiry(page);
  const failed = panel(page, 'Your message could not be delivered');
  await expect(failed).toContainText(requirement);
  expect((await kept(page)).join()).toContain(requirement);
  await page.unroute('**/assets/deliver-*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  expect(storedInquiries(requirement)).toHaveLength(1);
  quietConsole.length = 0;
});

test('a form whose code is gone, also that which would say so, is sent by the browser', async ({
  page,
  quietConsole,
}) => {
  await page.route(/assets\/(?:deliver|Notice)-/, (route) => route.fulfill({ status: 404 }));
  await openInquiry(page);
  await sendInquiry(page);
  // What is wrong with it, the form can say.
  await expect(panel(page, 'Please check these fields')).toBeFocused();
  const requirement = `Older page ${Math.random()}`;
  await writeInquiry(page, requirement);
  await sendInquiry(page);
  await expect(page).toHaveURL('/_forms/write-to-us/inquiry?sent');
  await expect(page.getByText('Your message has arrived')).toBeVisible();
  expect(storedInquiries(requirement)).toHaveLength(1);
  quietConsole.length = 0;
});

test('a message whose id another one has is sent under a new one', async ({ page, quietConsole }) => {
  await page.goto('/write-to-us#application');
  const form = page.locator('#application');
  await expect(form.locator('form[novalidate]')).toBeVisible();
  const about = `With a file ${Math.random()}`;
  await form.getByLabel('Full Name').fill('Arun');
  await form.getByLabel('Email').fill('arun@company.com');
  await form.getByLabel('Phone').fill('+91 20 1234');
  await form.getByLabel('About you').fill(about);
  await form
    .getByLabel('CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await failFirst(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(panel(page, 'Sending your message').getByRole('status')).toContainText('not got through');
  // The texts come back, the file does not: it is another message, and nobody is told that it may not be.
  await page.reload();
  await expect(form.getByLabel('About you')).toHaveValue(about);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(panel(page, 'Your message has arrived')).toBeVisible();
  const stored = storedMessages().filter(({ answers }) => answers.about === about);
  expect(stored.map(({ files }) => files.length)).toEqual([1, 0]);
  forgiveFailures(quietConsole);
});
