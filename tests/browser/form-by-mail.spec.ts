import type { Page } from '@playwright/test';
import { mailSite as site } from '../stage/sites.ts';
import * as form from './form-steps.ts';
import { expect, onlyChromium, test } from './test.ts';

const address = `${site.url}/write-to-us`;
const handover = (page: Page) => form.panel(page, 'Your e-mail program has the message');
const sender = ['Full Name: Meera & Co', 'Email: meera@company.com'];
const lines = [...sender, '', 'Brief your Requirement:', 'A portal.'];

/** Records the e-mails that the browser is asked to open. */
async function recordMail(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) =>
      opened.push((event as unknown as { destination: { url: string } }).destination.url),
    );
  });
  return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
}

// Firefox hangs Playwright once it is asked to open a `mailto:` link.
test('a form opens the e-mail program', onlyChromium, async ({ page, context, quietConsole }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await form.openForm(page, address);
  const mail = await recordMail(page);
  await form.sendInquiry(page);
  await expect(form.panel(page, 'Please check these fields')).toBeFocused();
  expect(await mail()).toEqual([]);

  await form.field(page, 'Full Name').fill('Meera & Co');
  await form.field(page, 'Email').fill('meera@company.com');
  await form.field(page, 'Brief your Requirement').fill('A portal.');
  await form.sendInquiry(page);
  await expect(handover(page)).toBeFocused();
  const expected = `mailto:hello@greenplot.example?subject=Inquiry&body=${encodeURIComponent(lines.join('\r\n'))}`;
  await expect.poll(mail).toEqual([expected]);
  await expect(handover(page).getByRole('link')).toHaveAttribute('href', expected);
  await expect(handover(page)).toContainText('Nothing reaches us until you press Send there.');
  // The page cannot know whether it was sent, so the draft stays.
  expect((await form.storedDrafts(page)).join()).toContain('A portal.');

  const copy = handover(page).getByRole('button', { name: 'Copy the message' });
  await copy.click();
  await expect(handover(page).getByRole('status')).toHaveText('Copied.');
  for (const refuse of [
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    },
    // On a page without HTTPS.
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  ]) {
    await page.evaluate(refuse);
    await copy.click();
    await expect(handover(page).getByRole('status')).toContainText('did not allow copying');
    await expect.poll(() => quietConsole.splice(0)).toEqual([expect.stringContaining('could not be copied')]);
  }

  await handover(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(form.sendButton(page)).toBeFocused();
  await expect(form.field(page, 'Full Name')).toHaveValue('Meera & Co');
  const requirement = form.field(page, 'Brief your Requirement');
  await requirement.fill('');
  await requirement.press('ControlOrMeta+V');
  await expect(requirement).toHaveValue(lines.join('\n'));
  expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
});
