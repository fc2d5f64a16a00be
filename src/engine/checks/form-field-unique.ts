import { quote } from '../text/quote.ts';
import type { Check } from './check.ts';

export const formFieldUnique: Check = {
  meta: {
    rule: 'form-field-unique',
    severity: 'error',
    description:
      'Two fields of one form must not have one name: an answer could not be told from the other, and one would be lost.',
    bad: '{ "name": "phone", "label": "Phone", … }, { "name": "phone", "label": "Mobile", … }',
    good: '{ "name": "phone", "label": "Phone", … }, { "name": "mobile", "label": "Mobile", … }',
  },
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
};
