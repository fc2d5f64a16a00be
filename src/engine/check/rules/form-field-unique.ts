import { quote } from '../../text/quote.ts';
import { defineRule } from '../rule.ts';

export const formFieldUnique = defineRule({
  id: 'form-field-unique',
  severity: 'error',
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
