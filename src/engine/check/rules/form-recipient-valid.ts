import { emailPattern } from '../../../shared/forms/field-rules.ts';
import { quote } from '../../text/messages.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

const email = new RegExp(`^${emailPattern}$`);

export const formRecipientValid: Rule = {
  id: 'form-recipient-valid',
  severity: 'error',
  document(document, { site, report }) {
    for (const { value, place } of usesOf(document, 'recipient')) {
      // The schema of brand.json judges the address of the company.
      if (email.test(value) || value === site.placeholders?.get('email')) continue;
      report(place, `Expected an e-mail address instead of ${quote(value)}.`, {
        hint: 'Write it as in "hello@example.com", or "{email}" for the one of the company.',
      });
    }
  },
};
