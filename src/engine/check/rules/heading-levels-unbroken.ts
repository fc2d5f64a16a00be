import { quote } from '../../text/messages.ts';
import type { CompiledBlock } from '../../content/compiled-file.ts';
import { groupBy } from '../../text/group-by.ts';
import { judgeEach } from '../rule.ts';

export const headingLevelsUnbroken = judgeEach('error', ({ contentFile, report, valuesOf }) => {
  if (contentFile.kind !== 'page') return;
  // Another rule reports a missing main heading.
  const headings = valuesOf('heading');
  const isEased = contentFile.changes.length > 0;
  const main = headings.find(({ level }) => level === 1);
  const byBlock = groupBy(headings, ({ place }) => place.pointer.split('/', 3).join('/'));
  let previous = main ? 0 : 1;
  /** Blocks with unknown parts since the previous heading, which may have further ones. */
  let uncertain: CompiledBlock[] = [];
  for (const block of contentFile.blocks) {
    const isUncertain = !contentFile.isKnown(block.pointer);
    if (isUncertain) uncertain.push(block);
    for (const { value, level, place } of byBlock.get(block.pointer) ?? []) {
      // A block with unknown parts may have a heading between the two levels.
      const isBetween = (candidate: number) => candidate > previous && candidate < level;
      const mayBeFilled = uncertain.some(({ levels }) => !levels || [...levels].some(isBetween));
      const isBroken = level > previous + 1 && !mayBeFilled;
      if (isBroken && previous === 0 && main && level === 2)
        report(place, `Unexpected heading ${quote(value)} above the main heading.`, {
          isEased,
          hint: {
            at: main.place,
            text: (line) =>
              `A page begins with its main heading (h1), which is ${quote(main.value)} in line ${line}. Move this block below that one.`,
          },
        });
      else if (isBroken) {
        const before = previous === 0 ? 'no heading' : `a heading of level ${previous}`;
        const reason = `it has level ${level} and follows ${before}`;
        report(place, `Expected a heading of level ${previous + 1} before ${quote(value)}: ${reason}.`, {
          isEased,
          hint: `Level ${level - 1} is skipped. Give the block a heading of its own, or move it below one.`,
        });
      }
      previous = level;
      uncertain = isUncertain ? [block] : [];
    }
  }
});
