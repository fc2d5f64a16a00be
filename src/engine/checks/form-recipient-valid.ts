import { emailPattern } from '../../shared/forms/field-rules.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

const email = new RegExp(`^${emailPattern}$`);

function formFor(recipient: string) {
  const fields = [{ name: 'message', label: 'Message', kind: 'paragraph' }];
  return {
    type: 'contactForm',
    tabs: [{ key: 'write', title: 'Write', recipient, subject: 'Hello', submit: 'Send', fields }],
  };
}

export const formRecipientValid = defineRule({
  id: 'form-recipient-valid',
  severity: 'error',
  summary: 'The recipient of a form is an e-mail address.',
  why: 'Messages sent by e-mail would reach nobody.',
  examples: [
    {
      bad: { blocks: [formFor('hello at example.com')] },
      finds: [
        {
          slice: '"hello at example.com"',
          message: 'Expected an e-mail address instead of "hello at example.com".',
          hint: 'Write it as in "hello@example.com", or "{email}" for the one of the company.',
        },
      ],
      good: { blocks: [formFor('hello@example.com')] },
    },
  ],
  looksAt: 'document',
  create: ({ site, report }) => ({
    document({ file, facts }) {
      for (const { recipient } of facts.forms) {
        // The address of the company is judged where it stands.
        if (!recipient || email.test(recipient.value) || recipient.value === site.placeholders?.get('email'))
          continue;
        report({
          file,
          place: recipient.place,
          message: `Expected an e-mail address instead of ${quote(recipient.value)}.`,
          hint: 'Write it as in "hello@example.com", or "{email}" for the one of the company.',
        });
      }
    },
  }),
});
