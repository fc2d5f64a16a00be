import { listSome } from '../text/list-some.ts';
import { quote } from '../text/quote.ts';
import type { Check } from './check.ts';

export const keyExists: Check = {
  meta: {
    rule: 'key-exists',
    severity: 'error',
    description:
      'A value that names an item of its own block, such as "defaultTab", is the "key" of one of the items. Otherwise the block opens with nothing in view.',
    bad: '"defaultTab": "backnd" where a category has "key": "backend"',
    good: '"defaultTab": "backend"',
  },
  create: ({ report, suggest }) => ({
    document({ file, facts, isKnown }) {
      for (const { value, known, place } of facts.keys) {
        // The key that is missed may be a misspelt one.
        if (known.includes(value) || ('pointer' in place && !isKnown(place.pointer))) continue;
        const meant = suggest(value, known);
        const message = `Unknown key ${quote(value)}.`;
        report({
          file,
          place,
          message: meant === undefined ? message : `${message} Did you mean "${meant}"?`,
          hint: `The keys here are: ${listSome(known)}.`,
        });
      }
    },
  }),
};
