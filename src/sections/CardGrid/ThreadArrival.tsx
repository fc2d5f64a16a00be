import { styled } from 'styled-components';
import { arriving, gutterLine, mostThreads, runsFrom, threadOrder, threadPiece } from './thread-run.ts';

const threads = Array.from({ length: mostThreads }, (_, index) => index);
const fewer = threads.slice(1);

/** The ends of the threads from the ledger before this block: they enter the card below. */
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
