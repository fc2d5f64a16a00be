import { suggest } from '../schemas/suggest.ts';
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
  create: ({ report }) => ({
    document({ file, facts, isSound }) {
      // The key that is missed may be a misspelt one.
      if (!isSound) return;
      for (const { value, known, place } of facts.keys) {
        if (known.includes(value)) continue;
        const meant = suggest(value, known);
        const message = `Unknown key "${value}".`;
        report({
          file,
          place,
          message: meant === undefined ? message : `${message} Did you mean "${meant}"?`,
          hint: `The keys here are: ${known.join(', ')}.`,
        });
      }
    },
  }),
};
