import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

export const formFieldUnique: Rule = {
  document({ report, usesOf }) {
    for (const { fields } of usesOf('form')) {
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
