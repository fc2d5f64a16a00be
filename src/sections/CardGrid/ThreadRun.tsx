import { css, styled } from 'styled-components';
import { gutterLine, leaving, runsFrom, threadOrder, threadPiece } from './thread-run.ts';

/**
 * Draws one thread per row of the ledger, down its side and into the page's gutter, where the next block continues it.
 * It is laid out in the ledger's grid: turns in the column of the list, curves in that of the heading.
 */
export function ThreadRun({ rows }: { rows: number }) {
  const threads = Array.from({ length: rows }, (_, index) => index);
  return (
    <>
      <Turns aria-hidden="true" data-rows={rows}>
        {threads.map((thread) => (
          <i key={thread} />
        ))}
      </Turns>
      <Sways aria-hidden="true" data-rows={rows}>
        {threads.map((thread) => (
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
