import { groupBy } from '../../../src/engine/text/group-by.ts';
import type { SampleBlock } from '../blocks/sample-blocks.ts';
import { layouts, nameLayout } from './layouts.ts';
import type { FoundFault } from './measure-samples.ts';

/** A table of what is wrong, by type and variant: kind, layouts, and the first blocks it was found in. */
export function reportFaults(faults: FoundFault[], blocks: SampleBlock[]): string {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const groups = groupBy(faults, ({ block, kind }) => {
    const { type, variant } = byId.get(block) ?? { type: 'page', variant: '' };
    return `${type} ${variant}`.trim() + `: ${kind}`;
  });
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([title, group]) => `${title}, in ${listLayouts(group)}\n${listBlocks(group, byId)}`)
    .join('\n\n');
}

function listLayouts(group: FoundFault[]): string {
  const counts = groupBy(group, ({ layout }) => layout);
  return [...counts].map(([layout, { length }]) => `${layout} ×${length}`).join(', ');
}

const shown = 4;

function listBlocks(group: FoundFault[], byId: Map<string, SampleBlock>): string {
  const byBlock = [...groupBy(group, ({ block }) => block)];
  const lines = byBlock
    .slice(0, shown)
    .map(([id, [first]]) => `  "${byId.get(id)?.name ?? id}" (#${id}) at ${first!.layout}: ${first!.detail}`);
  if (byBlock.length > shown) lines.push(`  and ${byBlock.length - shown} blocks more`);
  return lines.join('\n');
}

/** Type and variant by layout: how many of its blocks have something wrong there, a dot for none. */
export function tabulateFaults(faults: FoundFault[], blocks: SampleBlock[]): string {
  const names = layouts.map(nameLayout);
  const rows = [...groupBy(blocks, ({ type, variant }) => `${type} ${variant}`.trim())].map(
    ([title, group]) => {
      const ids = new Set(group.map(({ id }) => id));
      const own = faults.filter(({ block }) => ids.has(block));
      const cells = names.map((name) => {
        const broken = new Set(own.filter(({ layout }) => layout === name).map(({ block }) => block));
        return broken.size === 0 ? '·' : String(broken.size);
      });
      return [title, String(group.length), ...cells];
    },
  );
  const lines = [['type and variant', 'blocks', ...names], ...rows].map(
    ([title = '', count = '', ...cells]) =>
      [
        title.padEnd(30),
        count.padStart(6),
        ...cells.map((cell, index) => cell.padStart((names[index]?.length ?? 0) + 2)),
      ].join(''),
  );
  const broken = new Set(faults.map(({ block }) => block)).size;
  return [
    ...lines,
    `${blocks.length} blocks in ${names.length} layouts: ${broken} with something wrong.`,
  ].join('\n');
}
