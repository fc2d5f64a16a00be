import { styled } from 'styled-components';
import type { FeatureMatrix } from '../../shared/generated/sections.ts';

/** A table of who may do what: a woven square for yes, an empty one for no. */
export function RoleMatrix({
  matrix: { corner, columns, rows },
  caption,
}: {
  matrix: FeatureMatrix;
  caption: string;
}) {
  return (
    <Table>
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
                <span className="visually-hidden">{allowed[index] ? 'yes' : 'no'}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Knot = styled.span`
  display: block;
  width: 22px;
  height: 22px;
  border-radius: var(--radius-picture);
  box-shadow: inset 0 0 0 1px var(--rule-strong);

  &[data-on='true'] {
    background: repeating-linear-gradient(0deg, var(--dye) 0 5px, transparent 5px 7px), var(--light);
    box-shadow: none;
  }
`;

const Table = styled.table`
  width: 100%;
  margin-top: auto;
  border-collapse: collapse;
  font-size: var(--fs-ui);

  th {
    text-align: left;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  /* Where the columns are too narrow for their headings, these stand upright. */
  @container box (width < 26rem) {
    thead:has(:nth-child(4)) th + th {
      writing-mode: sideways-lr;
      overflow-wrap: normal;
    }
  }
  thead th {
    padding: 20px 8px 10px 0;
    font-size: var(--fs-small);
    font-weight: 500;
    color: var(--fg-mute);
    vertical-align: bottom;
  }
  tbody :is(th, td) {
    padding: 13px 8px 13px 0;
    border-top: 1px solid var(--rule);
  }
  tbody tr {
    --dye: var(--denim);
    --light: var(--mist);
  }
  tbody tr:nth-child(3n + 2) {
    --dye: var(--leaf);
    --light: var(--sage-light);
  }
  tbody tr:nth-child(3n) {
    --dye: var(--madder);
    --light: var(--blush);
  }
`;
