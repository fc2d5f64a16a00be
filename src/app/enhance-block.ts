import { sections } from '../sections/index.ts';
import type { SectionType } from '../shared/generated/sections.ts';
import { endWith, markLive } from './live-blocks.ts';

/** Makes a block of the served HTML interactive without React. Rejects when its code cannot be had. */
export async function enhanceBlock(block: HTMLElement): Promise<void> {
  const { island } = sections[block.dataset.section as SectionType];
  const enhance = await island!.enhance!();
  if (!block.isConnected) return;
  endWith(block, enhance(block));
  markLive(block);
}
