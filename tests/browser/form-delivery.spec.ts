import * as form from './form-steps.ts';
import { expect, test } from './test.ts';

test('a message that is hindered waits, says why, and is delivered once', async ({ page, quietConsole }) => {
  await page.clock.install();
  await form.openInquiry(page);
  const status = form.panel(page, 'Sending your message').getByRole('status');
  const arrived = form.panel(page, 'Your message has arrived');

  await test.step('an answer that is lost is asked for again', async () => {
    const requirement = form.unique('Lost answer');
    await form.writeInquiry(page, requirement);
    await form.loseAnswer(page);
    await form.sendInquiry(page);
    await form.passTimeUntil(page, status.filter({ hasText: 'has not got through yet' }));
    await form.passTimeUntil(page, arrived);
    await form.expectArrived(page, requirement);
  });

  await test.step('a destination that asks for patience gets it', async () => {
    const requirement = form.unique('Busy');
    await form.writeInquiry(page, requirement);
    await page.route(
      form.receiver,
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '100' } }),
      { times: 1 },
    );
    await form.sendInquiry(page);
    await expect(status).toContainText('Many messages are arriving');
    await page.clock.runFor(60_000);
    await expect(status).toContainText('Many messages are arriving');
    await page.clock.runFor(40_000);
    await expect(arrived).toBeVisible();
    await form.expectArrived(page, requirement);
  });

  await test.step('waiting can be stopped', async () => {
    await form.writeInquiry(page, 'Stopped');
    await page.route(
      form.receiver,
      (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' } }),
      { times: 1 },
    );
    await form.sendInquiry(page);
    await page.getByRole('button', { name: 'Stop and go back' }).click();
    await expect(form.sendButton(page)).toBeFocused();
    await form.expectInquiry(page, 'Stopped');
  });
  form.forgiveFailures(quietConsole);
});

test('after four attempts the text is offered by e-mail and for sending again', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  await form.openInquiry(page);
  const requirement = form.unique('Never');
  await form.writeInquiry(page, requirement);
  let attempts = 0;
  await page.route(form.receiver, async (route) => {
    // The first one is never answered.
    if (attempts++ > 0) await route.fulfill({ status: 500 });
  });
  await page.clock.runFor(2000);
  await form.sendInquiry(page);
  await expect.poll(() => attempts).toBe(1);
  const status = form.panel(page, 'Sending your message').getByRole('status');
  await page.clock.runFor(5000);
  await expect(status).toBeEmpty();
  await page.clock.runFor(5000);
  await expect(status).toContainText('has not got through yet');
  const failed = form.panel(page, 'Your message could not be delivered');
  await form.passTimeUntil(page, failed);
  await expect(failed).toBeFocused();
  expect(attempts).toBe(4);
  await expect(failed).toContainText(requirement);
  const address = await failed.getByRole('link').getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toContain(`Brief your Requirement:\r\n${requirement}`);
  expect((await form.kept(page)).join()).toContain(requirement);
  await page.unroute(form.receiver);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await form.expectArrived(page, requirement);
  expect(await form.kept(page)).toEqual([]);
  form.forgiveFailures(quietConsole);
});

test('without a connection a message waits, and goes out by itself', async ({
  page,
  context,
  quietConsole,
}) => {
  await form.openInquiry(page);
  const status = form.panel(page, 'Sending your message').getByRole('status');
  for (const requirement of [form.unique('Tunnel'), form.unique('Lift')]) {
    await context.setOffline(true);
    await form.sendInquiry(page);
    await expect(form.panel(page, 'Please check these fields')).toBeFocused();
    await form.writeInquiry(page, requirement);
    await form.sendInquiry(page);
    await expect(status).toContainText('You are offline.');
    await page.getByRole('button', { name: 'Stop and go back' }).click();
    await form.expectInquiry(page, requirement);
    await form.sendInquiry(page);
    await expect(status).toContainText('You are offline.');
    expect(form.storedInquiries(requirement)).toHaveLength(0);
    await context.setOffline(false);
    await form.expectArrived(page, requirement);
  }
  form.forgiveFailures(quietConsole);
});

test('without a receiver, or without code, no message is lost', async ({ page, quietConsole }) => {
  const failed = form.panel(page, 'Your message could not be delivered');

  // A browser may keep code that it was given once.
  await test.step('in a page that is older than the site, and cannot even say so', async () => {
    await page.route(/assets\/(?:deliver|Notice)-/, (route) => route.fulfill({ status: 404 }));
    await form.openInquiry(page);
    await form.sendInquiry(page);
    // What is wrong with it, the form can say.
    await expect(form.panel(page, 'Please check these fields')).toBeFocused();
    const requirement = form.unique('Older page');
    await form.writeInquiry(page, requirement);
    await form.sendInquiry(page);
    await expect(page).toHaveURL('/_forms/write-to-us/inquiry?sent');
    await expect(page.getByText('Your message has arrived')).toBeVisible();
    expect(form.storedInquiries(requirement)).toHaveLength(1);
    await page.unroute(/assets\/(?:deliver|Notice)-/);
  });

  await test.step('in one that can say so', async () => {
    await page.route('**/assets/deliver-*', (route) => route.fulfill({ status: 404 }));
    await form.openInquiry(page);
    const requirement = form.unique('Old page');
    await form.writeInquiry(page, requirement);
    await form.sendInquiry(page);
    await expect(failed).toContainText(requirement);
    expect((await form.kept(page)).join()).toContain(requirement);
    await page.unroute('**/assets/deliver-*');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await form.expectArrived(page, requirement);
  });

  await test.step('on a host without a receiver', async () => {
    await form.writeInquiry(page, 'Static host');
    for (const answer of [
      { status: 404, body: 'Not found' },
      { status: 405, body: '' },
      // Some hosts answer whatever is sent to them with the home page.
      { status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
    ]) {
      await page.route(form.receiver, (route) => route.fulfill(answer), { times: 1 });
      await form.sendInquiry(page);
      await expect(failed).toBeVisible();
      await failed.getByRole('button', { name: 'Back to the form' }).click();
    }
    await form.expectInquiry(page, 'Static host');
  });
  form.forgiveFailures(quietConsole);
});

test('a message whose id another one has is sent under a new one', async ({ page, quietConsole }) => {
  await page.goto('/write-to-us#application');
  const application = page.locator('#application');
  await expect(application.locator('form[novalidate]')).toBeVisible();
  const about = form.unique('With a file');
  const answers = { 'Full Name': 'Arun', Email: 'arun@company.com', Phone: '1', 'About you': about };
  for (const [label, answer] of Object.entries(answers)) await application.getByLabel(label).fill(answer);
  await application
    .getByLabel('CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await form.loseAnswer(page);
  await application.getByRole('button', { name: 'Send application' }).click();
  await expect(form.panel(page, 'Sending your message').getByRole('status')).toContainText('not got through');
  // The texts come back, the file does not: it is another message, and nobody is told that it may not be.
  await page.reload();
  await expect(application.getByLabel('About you')).toHaveValue(about);
  await application.getByRole('button', { name: 'Send application' }).click();
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  const stored = form.storedMessages().filter((message) => message.answers.about === about);
  expect(stored.map(({ files }) => files.length)).toEqual([1, 0]);
  form.forgiveFailures(quietConsole);
});
