import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

export const formFieldUnique: Rule = {
  id: 'form-field-unique',
  severity: 'error',
  document({ facts }, { report }) {
    for (const { fields } of facts.forms) {
      const seen = new Set<string>();
      for (const { value, place } of fields) {
        if (seen.has(value))
          report(place, `Duplicate field ${quote(value)}.`, {
            hint: 'Give it another "name". Visitors see the "label", which may stay.',
          });
        seen.add(value);
      }
    }
  },
};
