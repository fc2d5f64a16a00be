import { sections } from '../sections/index.ts';
import type { SectionType } from '../shared/generated/sections.ts';

/** What ends each interactive block. */
const ends = new Map<HTMLElement, () => void>();

/** Says what has to be done once a block has left the document. */
export function endWith(block: HTMLElement, end: () => void): void {
  ends.set(block, end);
}

/** Says on a block that it answers to events now. */
export function markLive(block: HTMLElement): void {
  delete block.dataset.lost;
  block.dataset.live = '';
}

/** Ends the blocks that have left the document. */
export function sweepBlocks(): void {
  for (const [block, end] of ends) {
    if (block.isConnected) continue;
    end();
    ends.delete(block);
  }
}

/** Makes a block of the served HTML interactive without React. Rejects when its code cannot be had. */
export async function enhanceBlock(block: HTMLElement): Promise<void> {
  const { island } = sections[block.dataset.section as SectionType];
  const enhance = await island!.enhance!();
  if (!block.isConnected) return;
  endWith(block, enhance(block));
  markLive(block);
}
