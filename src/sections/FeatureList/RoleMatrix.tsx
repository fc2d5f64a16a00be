import { css, styled } from 'styled-components';
import { useLanguage } from '../../components/use-language.ts';
import type { FeatureMatrix } from '../../shared/generated/sections.ts';

/** A table of permissions: a filled square for yes, an empty one for no. */
export function RoleMatrix({
  matrix: { corner, columns, rows },
  caption,
}: {
  matrix: FeatureMatrix;
  caption: string;
}) {
  const { words } = useLanguage();
  const letters = columns.join('').length;
  return (
    <Table data-upright={letters > mostLetters} data-long={letters > mostInNarrow}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, allowed }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, index) => (
              <td key={column}>
                <Knot data-on={allowed[index] ?? false} />
                <span className="visually-hidden">{allowed[index] ? words.yes : words.no}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Column headings with more letters than this in all do not fit side by side. They are turned. */
const mostLetters = 24;
/** The same on a phone. */
const mostInNarrow = 20;

const Knot = styled.span`
  display: block;
  width: 22px;
  height: 22px;
  border-radius: var(--radius-picture);
  border: 1px solid var(--rule-strong);

  &[data-on='true'] {
    border: 0;
    background:
      repeating-linear-gradient(0deg, var(--color) 0 5px, transparent 5px calc(5px + var(--weave, 2px))),
      var(--light);
  }
  /* Neither shows backgrounds. */
  @media print, (forced-colors: active) {
    &[data-on='true'] {
      border: 11px solid;
    }
  }
`;

/* Some browsers lack sideways-lr and turn the other way. Start and end turn along, so the padding is physical. */
const upright = css`
  padding: 20px 0 10px;
  writing-mode: vertical-rl;
  writing-mode: sideways-lr;
  white-space: nowrap;
`;

const Table = styled.table`
  width: 100%;
  margin-top: auto;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: var(--fs-ui);

  th {
    text-align: start;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  thead th + th {
    overflow-wrap: normal;
  }
  thead th {
    padding-block: 20px 10px;
    padding-inline: 0 8px;
    font-size: var(--fs-small);
    font-weight: 500;
    color: var(--fg-mute);
    vertical-align: bottom;
  }
  tbody :is(th, td) {
    padding-block: 13px;
    padding-inline: 0 8px;
    border-top: 1px solid var(--rule);
  }
  tbody tr {
    --color: var(--drawing-1);
    --light: var(--drawing-1-light);
  }
  tbody tr:nth-child(3n + 2) {
    --color: var(--drawing-4);
    --light: var(--drawing-4-light);
  }
  tbody tr:nth-child(3n) {
    --color: var(--drawing-2);
    --light: var(--drawing-2-light);
  }
  thead th:first-child {
    width: 34%;
  }
  @container box (width < 50rem) {
    &[data-upright='true'] {
      table-layout: auto;
    }
    &[data-upright='true'] thead th + th {
      ${upright}
    }
  }
  @container box (width < 24rem) {
    th:nth-child(n) {
      font-size: var(--fs-label);
    }
    thead th:first-child {
      width: 28%;
    }
    &[data-long='true'] {
      table-layout: auto;
    }
    &[data-long='true'] tr > th:first-child {
      width: 100%;
    }
    &[data-long='true'] thead:has(th:nth-child(3)) th + th {
      ${upright}
    }
  }
  /* The row's heading is above its squares. */
  @container box (width < 16rem) {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
    }
    tr > :nth-child(n) {
      width: 25%;
      border: 0;
    }
    tr > th:first-child {
      width: 100%;
      padding-bottom: 0;
    }
    tr > :last-child:nth-child(2) {
      width: 100%;
    }
    tbody tr {
      border-top: 1px solid var(--rule);
    }
    thead th + th {
      padding-top: 10px;
      overflow-wrap: anywhere;
    }
    thead:has(th:nth-child(3)) th + th {
      ${upright}
    }
  }
`;
