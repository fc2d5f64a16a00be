import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { compileBlock } from './site.ts';

/** Puts cells into a grid of twelve columns as browsers do, and returns its rows. */
function layOut(cells: readonly { columns: number; rows: number }[]): boolean[][] {
  const grid: boolean[][] = [];
  let [row, column] = [0, 0];
  const rowAt = (index: number) => (grid[index] ??= Array.from({ length: 12 }, () => false));
  for (const { columns, rows } of cells) {
    const isFree = () =>
      column + columns <= 12 &&
      rowAt(row)
        .slice(column, column + columns)
        .every((taken) => !taken);
    while (!isFree()) [row, column] = column < 11 ? [row, column + 1] : [row + 1, 0];
    for (let below = row; below < row + rows; below++) rowAt(below).fill(true, column, column + columns);
  }
  return grid;
}

test('the mosaic of any number of pictures fills its rows', () => {
  for (let count = 1; count <= 24; count++) {
    const pictures = Array.from({ length: count }, () => ({
      picture: { src: '/pictures/wide.svg', alt: '' },
    }));
    const { html } = compileBlock({ type: 'gallery', title: 'Beds', pictures });
    const cells = parse(html)
      .querySelectorAll('li')
      .map((cell) => ({
        columns: Number(cell.getAttribute('data-columns')),
        rows: Number(cell.getAttribute('data-rows')),
      }));
    expect(cells).toHaveLength(count);
    const grid = layOut(cells);
    expect(
      grid.flat().filter((taken) => !taken),
      `${count} pictures`,
    ).toEqual([]);
  }
});
