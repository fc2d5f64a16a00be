import { quote } from '../../text/messages.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

export const formFieldUnique: Rule = {
  document(document, { report }) {
    for (const { fields } of usesOf(document, 'form')) {
      const seen = new Set<string>();
      for (const { pointer, name } of fields) {
        if (name === undefined) continue;
        if (seen.has(name))
          report({ at: 'value', pointer: `${pointer}/name` }, `Duplicate field ${quote(name)}.`, {
            hint: 'Give it another "name". Visitors see the "label", which may stay.',
          });
        seen.add(name);
      }
    }
  },
};
