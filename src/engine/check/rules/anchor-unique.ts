import type { Place } from '../../diagnostics/finding.ts';
import type { Rule } from '../rule.ts';

export const anchorUnique: Rule = {
  document({ document, report, usesOf }) {
    if (document.kind !== 'page') return;
    const seen = new Map<string, Place>();
    for (const { value, place, isHidden } of usesOf('anchor')) {
      if (isHidden) continue;
      const other = seen.get(value);
      if (!other) seen.set(value, place);
      else
        report(place, `Duplicate ${nameOf(place)} "${value}".`, {
          hint: {
            at: other,
            text: (line) =>
              `The ${nameOf(other)} of line ${line} is the same, and links jump to it. Give this one another.`,
          },
        });
    }
  },
};

/** The name of the property. An anchor of a shared block has the pointer of the block that places it. */
function nameOf(place: Place): string {
  return 'pointer' in place && place.pointer.endsWith('/key') ? 'key' : 'id';
}
