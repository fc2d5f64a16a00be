import { css, styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { longestWord } from '../../components/longest-word.ts';
import { scrollShade } from '../../components/scroll-shade.ts';
import type { TableRow, TableSection } from '../../shared/generated/sections.ts';

/** A role of its own: some browsers forget that of an element which is laid out in another way. */
const as = (role: string) => ({ role });

export function Table({
  title,
  lead,
  caption,
  background = 'white',
  rowHeading,
  columns,
  rows,
  note,
}: TableSection) {
  const hasFigures = (column: number) => isFigures(rows.map(({ cells }) => cells[column] ?? ''));
  return (
    <Block background={background} title={title} lead={lead}>
      {/* With a tab stop, so that the keyboard scrolls it. */}
      <Scroller
        aria-label={caption ?? title}
        tabIndex={0}
        data-room={roomFor(columnsOf(rowHeading, columns, rows))}
      >
        <table {...as('table')}>
          <caption className={caption === undefined ? 'visually-hidden' : undefined}>
            {caption ?? title}
          </caption>
          <thead {...as('rowgroup')}>
            <tr {...as('row')}>
              <th scope="col" {...as('columnheader')}>
                {rowHeading}
              </th>
              {columns.map((column, index) => (
                <th key={index} scope="col" {...as('columnheader')} data-figures={hasFigures(index)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as('rowgroup')}>
            {rows.map(({ name, cells }, index) => (
              <tr key={index} {...as('row')}>
                <th scope="row" {...as('rowheader')}>
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} {...as('cell')} data-figures={hasFigures(column)}>
                    <Label aria-hidden="true">{columns[column]}</Label>
                    <span>{cell === '' ? '–' : cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {note !== undefined && <Note>{note}</Note>}
    </Block>
  );
}

/** The texts of each column: that of its heading first. */
function columnsOf(rowHeading: string, columns: string[], rows: TableRow[]): string[][] {
  return [
    [rowHeading, ...rows.map(({ name }) => name)],
    ...columns.map((heading, column) => [heading, ...rows.map(({ cells }) => cells[column] ?? '')]),
  ];
}

/** Widths of a page in rem from which on a table has its columns beside each other. */
const rooms = [20, 28, 40, 56];

/** The first of these widths that has room for all columns: for their longest words, and a few words on a line. */
function roomFor(columns: readonly string[][]): number {
  const letters = columns.map((texts) => {
    const longest = Math.max(...texts.map((text) => text.length));
    const figures = isFigures(texts.slice(1)) ? Math.max(...texts.slice(1).map((text) => text.length)) : 0;
    return Math.max(longestWord(...texts), figures, Math.min(longest, 12));
  });
  // A letter of a small text, the space between two columns, and the gutters.
  const needed = letters.reduce((sum, count) => sum + count * 0.54 + 1, 2.5);
  return rooms.find((room) => room >= needed) ?? rooms.at(-1)!;
}

/** "12", "€1,200.00", "1 200 kr", "4x", "−3.5 %", "80+": a number with a unit before or behind it. */
const figure = /^[\p{Sc}+−-]*(?:[A-Z]{3})?\s?\p{N}[\p{N}.,:’'\s]*(?:[%‰°+\p{Sc}]|\p{L}{1,3}[²³]?)?$/u;

/** True for the cells of a column of figures, which has nothing else but empty ones. */
function isFigures(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => figure.test(cell));
}

/** The heading of a cell's column, where each row is a list. */
const Label = styled.span`
  display: none;
`;

/* A row is a list: its name, and below it each cell behind the heading of its column. */
const listed = css`
  table,
  tbody,
  tr,
  tbody th,
  caption {
    display: block;
  }
  table {
    max-width: 34rem;
  }
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    padding-block: 1rem;
    border-bottom: 1px solid var(--rule);
  }
  tbody :is(th, td) {
    padding: 0 0 0.25rem;
    border: 0;
    overflow-wrap: anywhere;
  }
  td {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1.5rem;
    white-space: normal;
  }
  ${Label} {
    display: inline;
    color: var(--fg-mute);
  }
`;

const Scroller = styled.section`
  ${scrollShade}
  position: relative;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fs-small);
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: 1rem;
    text-align: start;
    color: var(--fg-mute);
  }
  th,
  td {
    padding-block: 0.875rem;
    padding-inline: 0 clamp(1rem, 2vw, 1.5rem);
    border-bottom: 1px solid var(--rule);
    line-height: 1.4;
    text-align: start;
    vertical-align: baseline;
  }
  [data-figures='true'] {
    text-align: end;
  }
  td[data-figures='true'] {
    white-space: nowrap;
  }
  tr > :last-child {
    padding-inline-end: 0.25rem;
  }
  thead th {
    border-bottom-color: var(--rule-strong);
    font-weight: 500;
    color: var(--fg-mute);
    vertical-align: bottom;
  }
  tbody th {
    font-weight: 600;
  }
  @media screen {
    /* Of a table that is wider than any window, the names of the rows stay in sight. */
    tr > :first-child {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
      background: var(--bg);
    }
    ${rooms.map(
      (room) => css`
        &[data-room='${room}'] {
          @container page (width < ${room}rem) {
            ${listed}
          }
        }
      `,
    )}
  }
  /* Paper does not scroll: the columns share its width. */
  @media print {
    overflow: visible;

    th,
    td {
      padding-inline-end: 0.5rem;
      white-space: normal;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }
`;

const Note = styled.p`
  max-width: 42em;
  margin-top: 1.5rem;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;
