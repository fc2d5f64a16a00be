import { css, keyframes } from 'styled-components';

/** Threads there are dyes for; a ledger with more rows than that runs none. */
export const mostThreads = 6;

/** The gutter is wide enough for the run from here on. */
export const runsFrom = 'page (width >= 75rem)';

/** A ledger whose next block takes the threads. Use before ` &`, inside `runsFrom`. */
export const leaving = 'section:has([data-threads-leave]):has(+ section [data-threads-arrive])';

/** A block that takes the threads of the ledger before it. Use before ` &`, inside `runsFrom`. */
export const arriving = 'section:has([data-threads-leave]) + section';

const unroll = keyframes`
  from {
    clip-path: inset(0 -4px 100%);
  }
  to {
    clip-path: inset(0 -4px);
  }
`;

/**
 * One piece of one thread. It is drawn down to a line at two thirds of the window, wherever it stands, so that
 * the pieces of a run follow each other without knowing of each other; without scroll timelines it is simply there.
 */
export const threadPiece = css`
  position: absolute;
  pointer-events: none;

  @supports (animation-timeline: view()) {
    animation: ${unroll} linear both;
    animation-timeline: view();
    animation-range: entry-crossing calc(0% + 35vh) entry-crossing calc(100% + 35vh);
  }
`;

/** Numbers the pieces of a layer (`--i`, from 0) and gives each its dye (as `color`). */
export const threadOrder = css`
  > :nth-child(1) {
    --i: 0;
    color: var(--denim);
  }
  > :nth-child(2) {
    --i: 1;
    color: var(--madder);
  }
  > :nth-child(3) {
    --i: 2;
    color: var(--amber);
  }
  > :nth-child(4) {
    --i: 3;
    color: var(--leaf);
  }
  > :nth-child(5) {
    --i: 4;
    color: var(--indigo);
  }
  > :nth-child(6) {
    --i: 5;
    color: var(--clay);
  }
`;

/** Where a thread hangs in the gutter: its distance from the content's left edge, negative. */
export const gutterLine = 'calc(-40px + 6px * var(--i))';
