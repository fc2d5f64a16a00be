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
                <th key={index} scope="col">
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
                  <td key={column}>{cell}</td>
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

const Scroller = styled.section`
  overflow-x: auto;

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
    min-width: 9rem;
    padding-block: 0.875rem;
    padding-inline: 0 1.5rem;
    border-bottom: 1px solid var(--rule);
    line-height: 1.4;
    text-align: start;
    vertical-align: baseline;
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
