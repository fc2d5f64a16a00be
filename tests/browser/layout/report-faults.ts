import { groupBy } from '../../../src/engine/text/group-by.ts';
import type { SampleBlock } from '../blocks/sample-blocks.ts';
import type { FoundFault } from './measure-layouts.ts';

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
