import { emailPattern } from '../../../shared/forms/field-rules.ts';
import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

const email = new RegExp(`^${emailPattern}$`);

export const formRecipientValid: Rule = {
  id: 'form-recipient-valid',
  severity: 'error',
  document({ facts }, { site, report }) {
    for (const { recipient } of facts.forms) {
      // The schema of brand.json judges the address of the company.
      if (!recipient || email.test(recipient.value) || recipient.value === site.placeholders?.get('email'))
        continue;
      report(recipient, `Expected an e-mail address instead of ${quote(recipient.value)}.`, {
        hint: 'Write it as in "hello@example.com", or "{email}" for the one of the company.',
      });
    }
  },
};
