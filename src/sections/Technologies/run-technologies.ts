import { runTabsOf } from '../../components/run-tabs.ts';
import { watchIcon } from './watch-icon.ts';

/** Enhances a block of technologies: its tabs, and the fallback for icons that fail to load. */
export function runTechnologies(block: HTMLElement): () => void {
  const ends = [runTabsOf(block), ...Array.from(block.querySelectorAll('img'), watchIcon)];
  return () => ends.forEach((end) => end());
}
