import { quote } from '../../text/messages.ts';
import type { BlockUse, Document } from '../../content/document.ts';
import type { Place } from '../../diagnostics/finding.ts';
import { judgeEach } from '../rule.ts';

export const headingLevelsUnbroken = judgeEach('error', ({ document, report, usesOf }) => {
  if (document.kind !== 'page') return;
  // Another rule reports a missing main heading.
  const headings = usesOf('heading');
  const main = headings.find(({ level }) => level === 1);
  let previous = main ? 0 : 1;
  let previousBlock = 0;
  for (const { value, level, place } of headings) {
    // Headings come in the order of the blocks.
    let block = previousBlock;
    while (block < document.blocks.length && !isIn(place, document.blocks[block]!.pointer)) block++;
    const between = document.blocks.slice(previousBlock, block + 1);
    const isBroken =
      level > previous + 1 && !between.some((other) => mayBring(document, other, previous, level));
    if (isBroken && previous === 0 && main && level === 2)
      report(place, `Unexpected heading ${quote(value)} above the main heading.`, {
        hint: {
          at: main.place,
          text: (line) =>
            `A page begins with its main heading (h1), which is ${quote(main.value)} in line ${line}. Move this block below that one.`,
        },
      });
    else if (isBroken) {
      const before = previous === 0 ? 'no heading' : `a heading of level ${previous}`;
      const found = `it has level ${level} and follows ${before}`;
      report(place, `Expected a heading of level ${previous + 1} before ${quote(value)}: ${found}.`, {
        hint: `Level ${level - 1} is skipped. Give the block a heading of its own, or move it below one.`,
      });
    }
    previous = level;
    previousBlock = block;
  }
});

function isIn(place: Place, pointer: string): boolean {
  return 'pointer' in place && place.pointer.startsWith(`${pointer}/`);
}

/** True when a block with unknown parts may have a heading between the two levels. */
function mayBring(
  { isKnown }: Document,
  { pointer, levels }: BlockUse,
  above: number,
  below: number,
): boolean {
  return (
    !isKnown(pointer) && (levels === undefined || [...levels].some((level) => level > above && level < below))
  );
}
