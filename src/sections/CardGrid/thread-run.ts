import { css, keyframes } from 'styled-components';

/** How many threads have a colour. A ledger with more rows draws none. */
export const mostThreads = 6;

/** From this width on the gutter has room for threads. */
export const runsFrom = 'page (width >= 75rem)';

/** A ledger followed by a block that continues its threads. Use before ` &`, inside `runsFrom`. */
export const leaving = 'section:has([data-threads-leave]):has(+ section [data-threads-arrive])';

/** A block that continues the threads of the ledger before it. Use before ` &`, inside `runsFrom`. */
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
 * One segment of a thread. Scrolling reveals each segment down to a line at two thirds of the window, so that segments
 * join without coordination. Without scroll timelines it is always shown.
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

/** Numbers the segments of a layer (`--i`, from 0) and sets their `color`. */
export const threadOrder = css`
  > :nth-child(1) {
    --i: 0;
    color: var(--drawing-1);
  }
  > :nth-child(2) {
    --i: 1;
    color: var(--drawing-2);
  }
  > :nth-child(3) {
    --i: 2;
    color: var(--drawing-3);
  }
  > :nth-child(4) {
    --i: 3;
    color: var(--drawing-4);
  }
  > :nth-child(5) {
    --i: 4;
    color: var(--drawing-5);
  }
  > :nth-child(6) {
    --i: 5;
    color: var(--drawing-6);
  }
`;

/** Position of a thread in the gutter: its (negative) distance from the content's left edge. */
export const gutterLine = 'calc(-40px + 6px * var(--i))';
