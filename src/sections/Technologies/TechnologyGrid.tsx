import { styled } from 'styled-components';
import { longestWord } from '../../components/longest-word.ts';
import { lastColumns } from '../../components/cells.ts';
import type { Technology, TechnologyCategory } from '../../shared/generated/sections.ts';
import type { Picture } from '../../shared/picture.ts';
import { belowDesktop, belowPhone } from '../../styles/container-sizes.ts';

/** How the grids of all categories are divided, in a wide and in a narrow block. */
interface GridFit {
  wide: RowFit;
  narrow: RowFit;
}

interface RowFit {
  /** Cells that fit side by side. */
  most: number;
  /** Rows of the fullest category. */
  rows: number;
}

/** Divides the grids so that all categories have the same height: opening a tab then moves no content below. */
export function fitGrids(categories: readonly TechnologyCategory[]): GridFit {
  const letters = longestWord(...categories.flatMap(({ items }) => items.map(({ name }) => name)));
  const fullest = Math.max(...categories.map(({ items }) => items.length));
  const fitRows = (most: number) => ({ most, rows: Math.ceil(fullest / most) });
  return {
    wide: fitRows(letters > 13 ? 3 : letters > 11 ? 5 : 6),
    narrow: fitRows(letters > 13 ? 2 : 3),
  };
}

/** The technologies of a category in a grid with hairlines that has no hole: the last cell fills its row. */
export function TechnologyGrid({ items, fit: { wide, narrow } }: { items: Technology[]; fit: GridFit }) {
  const columns = columnsOf(items.length, wide);
  const narrowColumns = columnsOf(items.length, narrow);
  const division = {
    '--columns': columns,
    '--last': lastColumns(items.length, columns),
    '--rows': wide.rows,
    '--narrow-columns': narrowColumns,
    '--narrow-last': lastColumns(items.length, narrowColumns),
    '--narrow-rows': narrow.rows,
  };
  return (
    <Grid style={division}>
      {items.map(({ name, iconUrl, background = 'tint-4' }) => (
        <Cell key={name} data-background={background}>
          <TechnologyIcon icon={iconUrl} />
          {name}
        </Cell>
      ))}
    </Grid>
  );
}

/** As many columns as take `count` cells to all rows, where two or more are left for each. */
function columnsOf(count: number, { most, rows }: RowFit): number {
  return rows === 1 ? count : Math.min(count, most, Math.max(2, Math.ceil(count / rows)));
}

/** A technology's logo. Decorative: its name is beside it. */
export function TechnologyIcon({ icon: { src, width, height } }: { icon: Picture }) {
  return <img src={src} alt="" width={width} height={height} loading="lazy" />;
}

const Grid = styled.ul`
  /* The rule of the block, not that of a cell's background. */
  --hairline: var(--rule);
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  grid-auto-rows: 1fr;
  min-height: calc(var(--rows) * 230px);
  overflow: hidden;

  > :last-child {
    grid-column: span var(--last);
  }
  @container ${belowDesktop} {
    grid-template-columns: repeat(var(--narrow-columns), minmax(0, 1fr));
    /* Room for names of two lines. */
    min-height: calc(var(--narrow-rows) * 188px);

    > :last-child {
      grid-column: span var(--narrow-last);
    }
  }
  @container ${belowPhone} {
    grid-template-columns: 1fr;
    min-height: 0;

    > :last-child {
      grid-column: auto;
    }
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    min-height: 0;
  }
`;

/**
 * A cell shows its background only below the pointer. The hairlines are drawn outside the cell and clipped at the
 * grid's edge, which leaves those between cells.
 */
const Cell = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 64px;
  padding: 36px 24px 30px;
  border-bottom: 1px solid var(--hairline);
  box-shadow: 1px 0 var(--hairline);
  /* In six columns the longest word fits at 1024 px. */
  font: var(--heading-style) var(--heading-weight, 520)
    min(var(--fs-card-small), max(1rem, 1.7cqi)) / calc(1.2 * var(--leading)) var(--display);
  overflow-wrap: anywhere;
  transition: background-color var(--quick) var(--ease);

  img {
    width: auto;
    max-width: 92px;
    height: 60px;
    object-fit: contain;
    object-position: left;
    align-self: flex-start;
  }
  &:not(:hover) {
    background: none;
    color: inherit;
  }

  @container ${belowDesktop} {
    gap: 32px;
    padding: 24px 20px;
    font-size: var(--fs-card-small);
  }
  @container ${belowPhone} {
    flex-direction: row;
    justify-content: flex-start;
    align-items: center;
    gap: 20px;
    min-height: 88px;
    padding: 14px 0;

    img {
      flex: none;
      width: 44px;
      height: 44px;
      align-self: center;
      object-position: center;
    }
  }
  @media print {
    flex-direction: row;
    justify-content: flex-start;
    gap: 12px;
    padding: 8px;

    img {
      width: 28px;
      height: 28px;
    }
  }
`;
