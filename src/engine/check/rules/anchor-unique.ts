import type { PlacedText } from '../../diagnostics/finding.ts';
import { groupBy } from '../../text/group-by.ts';
import { isShellId } from '../../../shared/shell-ids.ts';
import { judgeEach } from '../rule.ts';

export const anchorUnique = judgeEach('error', ({ contentFile, report, valuesOf }) => {
  if (contentFile.kind !== 'page') return;
  const anchors = valuesOf('anchor').filter(({ isHidden }) => !isHidden);
  for (const [value, [first, ...others]] of groupBy(anchors, (anchor) => anchor.value)) {
    if (isShellId(value))
      report(
        first.place,
        `Duplicate ${nameOf(first)} "${value}": the header or a dialog of every page has it.`,
        {
          hint: `Links would lead there. Give this one another, such as "our-${value}".`,
        },
      );
    for (const anchor of others)
      report(anchor.place, `Duplicate ${nameOf(anchor)} "${value}".`, {
        isEased: contentFile.changes.length > 0,
        hint: {
          at: first.place,
          text: (line) =>
            `The ${nameOf(first)} of line ${line} is the same, and links jump to it. Give this one another.`,
        },
      });
  }
});

/** The name of the property. An anchor of a shared block has the pointer of the block that places it. */
function nameOf({ place }: PlacedText): string {
  return place.pointer.endsWith('/key') ? 'key' : 'id';
}
