import { css, keyframes, styled } from 'styled-components';

/** How many threads have a colour. A list with more rows draws none. */
export const mostThreads = 6;
const threads = Array.from({ length: mostThreads }, (_, index) => index);

/** From this width on the gutter has room for threads. */
export const runsFrom = 'page (width >= 75rem)';

/** A list followed by a block that continues its threads. Use before ` &`, inside `runsFrom`. */
export const leaving = 'section:has([data-threads-leave]):has(+ section [data-threads-arrive])';

/** A block that continues the threads of the list before it. Use before ` &`, inside `runsFrom`. */
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
const threadPiece = css`
  position: absolute;
  pointer-events: none;

  @supports (animation-timeline: view()) {
    animation: ${unroll} linear both;
    animation-timeline: view();
    animation-range: entry-crossing calc(0% + 35vh) entry-crossing calc(100% + 35vh);
  }
`;

/** Numbers the segments of a layer (`--i`, from 0) and sets their `color`. */
const threadOrder = css`
  ${threads.map((i) => `> :nth-child(${i + 1}) { --i: ${i}; color: var(--drawing-${i + 1}); }`).join('\n')}
`;

/** Position of a thread in the gutter: its (negative) distance from the content's left edge. */
const gutterLine = 'calc(-40px + 6px * var(--i))';

/**
 * Draws one thread per row of the list, down its side and into the page's gutter, where the next block continues it.
 * It is laid out in the list's grid: turns in the column of the list, curves in that of the heading.
 */
export function ThreadRun({ rows }: { rows: number }) {
  const drawn = threads.slice(0, rows);
  return (
    <>
      <Turns aria-hidden="true" data-rows={rows}>
        {drawn.map((thread) => (
          <i key={thread} />
        ))}
      </Turns>
      <Sways aria-hidden="true" data-rows={rows}>
        {drawn.map((thread) => (
          <svg key={thread} viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d="M100 0C100 65 0 28 0 100" vectorEffect="non-scaling-stroke" />
          </svg>
        ))}
      </Sways>
    </>
  );
}

const layer = css`
  display: none;
  ${threadOrder}

  @container ${runsFrom} {
    ${leaving} & {
      display: block;
    }
  }
  position: absolute;
  inset: 0;
  pointer-events: none;

  ${[1, 2, 3, 4, 5, 6].map((rows) => `&[data-rows='${rows}'] { --rows: ${rows}; }`).join('\n')}

  > * {
    --middle: calc((var(--i) + 0.5) / var(--rows) * 100%);
    /* --out: distance of the vertical part from the list, and radius of the turn. */
    --out: calc(58px - 9px * var(--i));
    --sway: calc(max(72%, var(--middle) + var(--out) + 12px) + 7px * var(--i));
  }
`;

const Turns = styled.div`
  ${layer}
  grid-column: 2 / 3;

  i {
    ${threadPiece}
    top: calc(var(--middle) - 1.5px);
    bottom: calc(100% - var(--sway) - 1px);
    inset-inline-start: calc(-1 * var(--out) - 1.5px);
    width: calc(var(--out) + 1.5px);
    border: solid currentColor;
    border-width: 3px 0 0 3px;
    border-start-start-radius: var(--out);
  }
`;

const Sways = styled.div`
  ${layer}
  grid-column: 1 / 2;

  svg {
    ${threadPiece}
    top: var(--sway);
    inset-inline-start: ${gutterLine};
    width: calc(100% + var(--gap) - var(--out) - ${gutterLine});
    max-width: none;
    height: calc(100% - var(--sway) + var(--section));
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
  }
`;

const fewer = threads.slice(1);

/** The ends of the threads from the list before this block: they enter the card below. */
export function ThreadArrival() {
  return (
    <Layer aria-hidden="true" data-threads-arrive="">
      {threads.map((thread) => (
        <i key={thread} />
      ))}
    </Layer>
  );
}

const Layer = styled.div`
  display: none;
  ${threadOrder}

  @container ${runsFrom} {
    ${arriving} & {
      display: block;
    }
    ${fewer
      .map(
        (rows) =>
          `section:has([data-threads-leave='${rows}']) + section & > i:nth-child(n + ${rows + 1}) { display: none; }`,
      )
      .join('\n')}
  }

  i {
    ${threadPiece}
    top: calc(-1 * var(--section));
    bottom: calc(-110px + 6px * var(--i));
    inset-inline-start: calc(${gutterLine} - 1.5px);
    width: calc(2px - ${gutterLine});
    border: solid currentColor;
    border-width: 0 0 3px 3px;
    border-end-start-radius: calc(34px - 6px * var(--i));
  }
`;
