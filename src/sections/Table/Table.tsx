import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import type { TableSection } from '../../shared/generated/sections.ts';

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
      <Scroller aria-label={caption ?? title} tabIndex={0}>
        <table>
          <caption className={caption === undefined ? 'visually-hidden' : undefined}>
            {caption ?? title}
          </caption>
          <thead>
            <tr>
              <th scope="col">{rowHeading}</th>
              {columns.map((column, index) => (
                <th key={index} scope="col" data-figures={hasFigures(index)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column} data-figures={hasFigures(column)}>
                    {cell === '' ? '–' : cell}
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

/** "12", "€1,200.00", "1 200 kr", "4x", "−3.5 %", "80+": a number with a unit before or behind it. */
const figure = /^[\p{Sc}+−-]*(?:[A-Z]{3})?\s?\p{N}[\p{N}.,:’'\s]*(?:[%‰°+\p{Sc}]|\p{L}{1,3}[²³]?)?$/u;

/** True for the cells of a column of figures, which has nothing else but empty ones. */
function isFigures(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '');
  return written.length > 0 && written.every((cell) => figure.test(cell));
}

/* A shade at the end shows that the table goes on there. Its last piece, which scrolls along, covers it. */
const Scroller = styled.section`
  --start: calc(-90deg * var(--forward));
  overflow-x: auto;
  background:
    linear-gradient(var(--start), var(--bg) 1.5rem, transparent) calc(50% + 50% * var(--forward)) / 4rem 100%
      no-repeat local,
    linear-gradient(var(--start), color-mix(in srgb, var(--fg) 18%, transparent), transparent)
      calc(50% + 50% * var(--forward)) / 1.5rem 100% no-repeat;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fs-small);
    font-variant-numeric: tabular-nums;
  }
  /* It does not scroll along. */
  caption {
    position: sticky;
    inset-inline-start: 0;
    max-width: calc(100cqi - 2 * var(--gutter));
    padding-bottom: 1rem;
    text-align: start;
    color: var(--fg-mute);
  }
  th,
  td {
    min-width: 9rem;
    padding-block: 0.875rem;
    padding-inline: 0 1.5rem;
    border-bottom: 1px solid var(--rule);
    line-height: 1.4;
    text-align: start;
    vertical-align: baseline;
  }
  [data-figures='true'] {
    min-width: 5.5rem;
    padding-inline-end: 2.5rem;
    text-align: end;
  }
  tr > :last-child {
    padding-inline-end: 0.25rem;
  }
  /* The names of the rows stay in sight where they leave room for a column. */
  @media screen {
    @container (width >= 18rem) {
      tr > :first-child {
        position: sticky;
        z-index: 1;
        inset-inline-start: 0;
        min-width: min(9rem, 42cqi);
        background: var(--bg);
      }
    }
  }
  /* Paper does not scroll: the columns share its width. */
  @media print {
    overflow: visible;

    th,
    td {
      min-width: 0;
      padding-inline-end: 0.5rem;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
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
`;

const Note = styled.p`
  max-width: 42em;
  margin-top: 1.5rem;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;
