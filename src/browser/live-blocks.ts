import { sections } from '../sections/index.ts';
import type { SectionType } from '../shared/generated/sections.ts';

/** The cleanup function of each interactive block. */
const cleanups = new Map<HTMLElement, () => void>();

/** Marks a block that handles events now. `cleanup` runs when it has left the document. */
export function markInteractive(block: HTMLElement, cleanup: () => void): void {
  cleanups.set(block, cleanup);
  delete block.dataset.lost;
  block.dataset.live = '';
}

/** Cleans up the blocks that have left the document. */
export function cleanUpBlocks(): void {
  for (const [block, cleanup] of cleanups) {
    if (block.isConnected) continue;
    cleanup();
    cleanups.delete(block);
  }
}

/** Adds event listeners to a block's HTML without React. Rejects when its code cannot be loaded. */
export async function enhanceBlock(block: HTMLElement): Promise<void> {
  const { island } = sections[block.dataset.section as SectionType];
  const enhance = await island!.enhance!();
  markInteractive(block, enhance(block));
}
