import { alive } from '../sections/alive.ts';
import type { SectionType } from '../shared/generated/sections.ts';
import { endWith, markLive } from './live-blocks.ts';

/** Brings a block of the served HTML to life that needs no React. Rejects when its code cannot be had. */
export async function enhanceBlock(block: HTMLElement): Promise<void> {
  const enhance = await alive[block.dataset.section as SectionType]!.enhance!();
  if (!block.isConnected) return;
  endWith(block, enhance(block));
  markLive(block);
}
