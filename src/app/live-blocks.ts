import { sections } from '../sections/index.ts';
import type { SectionType } from '../shared/generated/sections.ts';

/** The cleanup function of each interactive block. */
const ends = new Map<HTMLElement, () => void>();

/** Registers a cleanup function for a block that leaves the document. */
export function endWith(block: HTMLElement, end: () => void): void {
  ends.set(block, end);
}

/** Marks a block that handles events now. */
export function markLive(block: HTMLElement): void {
  delete block.dataset.lost;
  block.dataset.live = '';
}

/** Cleans up the blocks that have left the document. */
export function sweepBlocks(): void {
  for (const [block, end] of ends) {
    if (block.isConnected) continue;
    end();
    ends.delete(block);
  }
}

/** Adds event listeners to a block's HTML without React. Rejects when its code cannot be loaded. */
export async function enhanceBlock(block: HTMLElement): Promise<void> {
  const { island } = sections[block.dataset.section as SectionType];
  const enhance = await island!.enhance!();
  if (!block.isConnected) return;
  endWith(block, enhance(block));
  markLive(block);
}
