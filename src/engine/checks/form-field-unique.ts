import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

export const formFieldUnique = defineRule({
  id: 'form-field-unique',
  severity: 'error',
  summary: 'Two fields of one form have two names.',
  why: 'An answer could not be told from the other, and one would be lost.',
  examples: [
    {
      bad: {
        blocks: [
          {
            type: 'contactForm',
            tabs: [
              {
                key: 'write',
                title: 'Write',
                recipient: 'hello@example.com',
                subject: 'Hello',
                submit: 'Send',
                fields: [
                  { name: 'phone', label: 'Phone', kind: 'phone' },
                  { name: 'phone', label: 'Mobile', kind: 'phone' },
                ],
              },
            ],
          },
        ],
      },
      finds: [
        {
          slice: '"phone"',
          message: 'Duplicate field "phone".',
          hint: 'Give it another "name". Visitors see the "label", which may stay.',
        },
      ],
      good: {
        blocks: [
          {
            type: 'contactForm',
            tabs: [
              {
                key: 'write',
                title: 'Write',
                recipient: 'hello@example.com',
                subject: 'Hello',
                submit: 'Send',
                fields: [
                  { name: 'phone', label: 'Phone', kind: 'phone' },
                  { name: 'mobile', label: 'Mobile', kind: 'phone' },
                ],
              },
            ],
          },
        ],
      },
    },
  ],
  looksAt: 'document',
  create: ({ report }) => ({
    document({ file, facts }) {
      for (const { fields } of facts.forms) {
        const seen = new Set<string>();
        for (const { value, place } of fields) {
          if (seen.has(value))
            report({
              file,
              place,
              message: `Duplicate field ${quote(value)}.`,
              hint: 'Give it another "name". Visitors see the "label", which may stay.',
            });
          seen.add(value);
        }
      }
    },
  }),
});
