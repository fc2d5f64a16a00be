import { expect, test } from 'vitest';
import { checkForms, formWith } from '../form-site.ts';

const phone = { name: 'phone', label: 'Phone', kind: 'phone' };

test('the second of two is marked; two forms may share a name', async () => {
  expect(
    await checkForms(
      undefined,
      formWith({ fields: [phone, { ...phone, label: 'Mobile' }] }),
      formWith({ key: 'b', fields: [phone] }),
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:25:23 error form-field-unique «"phone"»
    Duplicate field "phone".
    Give it another "name". Visitors see the "label", which may stay."
  `);
});
