import type { Place } from '../../diagnostics/finding.ts';
import { groupBy } from '../../text/group-by.ts';
import { judgeEach } from '../rule.ts';

export const anchorUnique = judgeEach('error', ({ document, report, usesOf }) => {
  if (document.kind !== 'page') return;
  const shown = usesOf('anchor').filter(({ isHidden }) => !isHidden);
  for (const [value, [{ place: first }, ...others]] of groupBy(shown, (use) => use.value))
    for (const { place } of others)
      report(place, `Duplicate ${nameOf(place)} "${value}".`, {
        hint: {
          at: first,
          text: (line) =>
            `The ${nameOf(first)} of line ${line} is the same, and links jump to it. Give this one another.`,
        },
      });
});

/** The name of the property. An anchor of a shared block has the pointer of the block that places it. */
function nameOf(place: Place): string {
  return 'pointer' in place && place.pointer.endsWith('/key') ? 'key' : 'id';
}
