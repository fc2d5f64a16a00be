/** What ends the life of each block that is alive. */
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
