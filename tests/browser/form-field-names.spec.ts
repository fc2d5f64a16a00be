import * as form from './form-steps.ts';
import { keyField } from '../../src/shared/forms/form-target.ts';
import { expect, test } from './test.ts';

/** What the code of the page, React among it, reads or calls at a form; and two names that are likely for a field. */
const namesOfForms = [
  'elements',
  'addEventListener',
  'nodeName',
  'reset',
  'setAttribute',
  'querySelector',
  'firstChild',
  'ownerDocument',
  'children',
  'title',
];

test('a form works with a field that has the name of something that forms have @essential', async ({
  page,
}) => {
  // Ten forms are filled in, loaded again and sent.
  test.setTimeout(300_000);
  let name = '';
  await page.route('**/write-to-us', async (route) => {
    const served = await route.fetch();
    await route.fulfill({ response: served, body: (await served.text()).replaceAll('fullName', name) });
  });
  // Firefox's driver does not say what a page sends.
  await page.addInitScript((key) => {
    const ask = window.fetch;
    window.fetch = async (...request) => {
      if (request[1]?.method !== 'POST') return ask(...request);
      const message = JSON.parse(String(request[1].body)) as Record<string, unknown>;
      Object.assign(window, { message });
      return Response.json({ id: message[key] });
    };
  }, keyField);
  const sent = () => page.evaluate(() => (window as unknown as { message: Record<string, unknown> }).message);
  for (name of namesOfForms)
    await test.step(name, async () => {
      await form.openInquiry(page);
      await form.writeInquiry(page, form.unique(name));
      await page.reload();
      await expect(form.inquiry(page).locator('form[novalidate]')).toBeVisible();
      await expect(form.field(page, 'Full Name')).toHaveValue(form.typed['Full Name']);
      await form.sendInquiry(page);
      await expect(form.panel(page, 'Your message has arrived')).toBeFocused();
      expect((await sent())[name]).toBe(form.typed['Full Name']);
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await expect(form.field(page, 'Full Name')).toHaveValue('');
    });
});
