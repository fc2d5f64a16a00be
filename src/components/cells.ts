import { css } from 'styled-components';
import { belowDesktop } from '../styles/container-sizes.ts';

/**
 * The best number of columns for `count` equal cells: at most `most`, one fewer where that leaves fewer empty places in
 * the last row.
 */
export function balancedColumns(count: number, most: number): number {
  if (count <= most) return count;
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return empty(most - 1) < empty(most) ? most - 1 : most;
}

/** A grid whose `data-columns` comes from `balancedColumns`. It has at most `--most` columns: two on a tablet. */
export const columnStyles = css`
  display: grid;
  grid-template-columns: repeat(min(var(--columns, 1), var(--most, 4)), minmax(0, 1fr));

  ${[2, 3, 4].map((columns) => `&[data-columns='${columns}'] { --columns: ${columns}; }`).join('\n')}

  @container ${belowDesktop} {
    --most: 2;
  }
`;

/**
 * Selector suffix: the element contains a heading with a word too long for a fourth of the page at any font size (see
 * Heading.tsx).
 */
export const hasLongWord = ":has(:is([data-word='26'], [data-word='28'], [data-word='30']))";

/** How many columns and rows a cell spans; one each by default. */
export interface Cell {
  columns: number;
  rows: number;
}

/**
 * Cells that fill a grid of four columns without a hole, beside a large one of two columns and two rows: the last cells
 * grow as needed.
 */
export function cellsBeside(count: number): Cell[] {
  const last = count <= 3 ? 2 : lastColumns(count - 4, 4);
  return Array.from({ length: count }, (_, index) => ({
    columns: count === 2 || index === count - 1 ? last : 1,
    rows: count === 1 ? 2 : 1,
  }));
}

/** How many columns the last of `count` cells spans to fill its row. */
export function lastColumns(count: number, columns: number): number {
  const rest = count % columns;
  return rest === 0 ? 1 : columns - rest + 1;
}

/**
 * Cells that fill a grid of twelve columns without a hole: a large one beside two or four, or all of few, then rows of
 * three or four.
 */
export function galleryCells(count: number): Cell[] {
  const large = (columns: number): Cell => ({ columns, rows: 2 });
  const small = (columns: number): Cell => ({ columns, rows: 1 });
  const opening = [
    [large(12)],
    [large(7), large(5)],
    [large(8), small(4), small(4)],
    [large(6), small(3), small(3), small(6)],
    [large(6), small(3), small(3), small(3), small(3)],
  ];
  // After five, no rows of three and four hold one, two or five.
  const first = count <= 5 ? count : [1, 2, 5].includes(count - 5) ? 3 : 5;
  const rest = count - first;
  const inFours = (rest % 3) * 4;
  return [
    ...opening[first - 1]!,
    ...Array.from({ length: rest }, (_, index) => small(index < rest - inFours ? 4 : 3)),
  ];
}

/** For the cells of a grid: applies `data-columns` and `data-rows`. */
export const cellStyles = css`
  ${[1, 2, 3, 4].map((columns) => `> [data-columns='${columns}'] { grid-column: span ${columns}; }`).join('\n')}
  > [data-rows='2'] {
    grid-row: span 2;
  }
`;
