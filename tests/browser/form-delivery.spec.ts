import type { Route } from '@playwright/test';
import * as form from './form-steps.ts';
import { expect, test, weekly } from './test.ts';

// Which responses cause which pauses is tested in form-requests.test.ts. This file tests the visible behaviour.

test('a message that does not get through waits and says why', async ({ page, quietConsole }) => {
  await page.clock.install();
  await form.openInquiry(page);
  const status = form.panel(page, 'Sending your message').getByRole('status');
  const requirement = form.unique('Lost answer');
  await form.writeInquiry(page, requirement);
  const stopDropping = await form.dropResponses(page);
  await form.sendInquiry(page);
  await expect(status).toContainText('has not got through yet');
  // Another tab stores what was typed there since.
  await page.evaluate((sent) => {
    for (const [key, draft] of Object.entries(localStorage))
      localStorage.setItem(key, String(draft).replace(sent, 'In another tab'));
  }, requirement);
  await stopDropping();
  await form.passTimeUntil(page, form.panel(page, 'Your message has arrived'));
  await form.expectArrived(page, requirement);
  expect((await form.storedDrafts(page)).join()).toContain('In another tab');

  await form.writeInquiry(page, 'Stopped');
  const busy = { status: 503, headers: { 'retry-after': '60' } };
  let answer = (route: Route): Promise<void> | undefined => route.fulfill(busy);
  await page.route(form.receiver, (route) => answer(route));
  await form.sendInquiry(page);
  await expect(status).toContainText('Many messages are arriving');
  await page.getByRole('button', { name: 'Stop and go back' }).click();
  await expect(form.sendButton(page)).toBeFocused();
  await form.expectInquiry(page, 'Stopped');

  const never = form.unique('Never');
  await form.writeInquiry(page, never);
  let attempts = 0;
  answer = (route) => {
    attempts++;
    // The first request gets no response.
    if (attempts === 1) return undefined;
    return attempts > 4 ? route.continue() : route.fulfill({ status: 500 });
  };
  await form.sendInquiry(page);
  await expect.poll(() => attempts).toBe(1);
  await page.clock.runFor(5000);
  await expect(status).toBeEmpty();
  await page.clock.runFor(5000);
  await expect(status).toContainText('has not got through yet');
  const failed = form.panel(page, 'Your message could not be delivered');
  await form.passTimeUntil(page, failed);
  await expect(failed).toBeFocused();
  expect(attempts).toBe(4);
  await expect(failed).toContainText(never);
  const address = await failed.getByRole('link').getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toContain(`Brief your Requirement:\r\n${never}`);
  await expect.poll(async () => (await form.storedDrafts(page)).join()).toContain(never);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await form.expectArrived(page, never);
  await expect.poll(() => form.storedDrafts(page)).toEqual([]);
  form.ignoreFailures(quietConsole);
});

test('a message that waits in a page that is translated is delivered', weekly, async ({ page }) => {
  await form.openInquiry(page);
  const requirement = form.unique('Translated');
  await form.writeInquiry(page, requirement);
  const stopDropping = await form.dropResponses(page);
  await form.sendInquiry(page);
  await expect(page.getByText('has not got through yet')).toBeVisible();
  await page.evaluate(form.pageChanges['a translator']);
  await stopDropping();
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  expect(await form.storedInquiries(requirement)).toHaveLength(1);
});

test('without a connection a message waits until it is online', async ({ page, context, quietConsole }) => {
  await form.openInquiry(page);
  const status = form.panel(page, 'Sending your message').getByRole('status');
  const requirement = form.unique('Tunnel');
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
  expect(await form.storedInquiries(requirement)).toHaveLength(0);
  await context.setOffline(false);
  await form.expectArrived(page, requirement);
  form.ignoreFailures(quietConsole);
});

test('a form needs no more code once it is interactive', async ({ page, quietConsole }) => {
  await form.openInquiry(page);
  // As after a new deployment.
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  const requirement = form.unique('Older page');
  await form.writeInquiry(page, requirement);
  await form.sendInquiry(page);
  await form.expectArrived(page, requirement);
  form.ignoreFailures(quietConsole);
});

// Firefox restores file inputs after a reload, so the message would be the same.
test('a taken id is replaced', { tag: ['@chromium', '@all'] }, async ({ page, quietConsole }) => {
  const application = await form.openApplication(page);
  const about = form.unique('With a file');
  await form.writeApplication(page, about);
  await application.getByLabel('CV').setInputFiles(form.pdf('%PDF-1.7'));
  await form.dropResponses(page);
  await application.getByRole('button', { name: 'Send application' }).click();
  await expect(form.panel(page, 'Sending your message').getByRole('status')).toContainText('not got through');
  // The texts are restored, the file is not: the same id now has another message. Nothing warns of that.
  await page.reload();
  await expect(application.getByLabel('About you')).toHaveValue(about);
  await application.getByRole('button', { name: 'Send application' }).click();
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  const stored = (await form.storedMessages()).filter((message) => message.answers.about === about);
  expect(stored.map(({ files }) => files.length)).toEqual([1, 0]);
  form.ignoreFailures(quietConsole);
});
