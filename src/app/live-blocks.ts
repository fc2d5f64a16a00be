import { sections } from '../sections/index.ts';
import type { SectionType } from '../shared/generated/sections.ts';

/** The cleanup function of each interactive block. */
const cleanups = new Map<HTMLElement, () => void>();

/** Registers a cleanup function for a block that leaves the document. */
export function addCleanup(block: HTMLElement, cleanup: () => void): void {
  cleanups.set(block, cleanup);
}

/** Marks a block that handles events now. */
export function markInteractive(block: HTMLElement): void {
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
  addCleanup(block, enhance(block));
  markInteractive(block);
}
