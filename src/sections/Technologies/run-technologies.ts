import { runTabsOf } from '../../components/run-tabs.ts';
import { watchIcon } from './watch-icon.ts';

/** What a block of technologies does: its tabs open, and an icon that cannot be loaded becomes the brain. */
export function runTechnologies(block: HTMLElement): () => void {
  const ends = [runTabsOf(block), ...Array.from(block.querySelectorAll('img'), watchIcon)];
  return () => ends.forEach((end) => end());
}
