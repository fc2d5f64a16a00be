import type { Place } from '../../diagnostics/finding.ts';
import { defineRule } from '../rule.ts';

export const anchorUnique = defineRule({
  id: 'anchor-unique',
  severity: 'error',
  looksAt: 'document',
  create: ({ report }) => ({
    document({ kind, file, facts }) {
      if (kind !== 'page') return;
      const seen = new Map<string, Place>();
      for (const { value, place } of facts.anchors) {
        const other = seen.get(value);
        if (!other) seen.set(value, place);
        else
          report({
            file,
            place,
            message: `Duplicate ${nameOf(place)} "${value}".`,
            seeAlso: {
              place: other,
              hint: (line) =>
                `The ${nameOf(other)} of line ${line} is the same, and links jump to it. Give this one another.`,
            },
          });
      }
    },
  }),
});

/** "id" or "key"; what a shared block brings stands where it is placed. */
function nameOf(place: Place): string {
  return 'pointer' in place && place.pointer.endsWith('/key') ? 'key' : 'id';
}
