import { styled } from 'styled-components';
import type { Pattern as PatternName } from '../shared/generated/sections.ts';

const columns = 8;
const cell = 6;
const mirror = (n: number) => Math.min(n, columns - 1 - n);
const wrap = (n: number) => ((n % 4) + 4) % 4;
const risingColumns = [3, 5, 4, 7, 6, 8, 5, 2];

/** For every pattern: is the line on top where this row crosses this column? */
const isOnTop: Record<PatternName, (row: number, column: number) => boolean> = {
  bars: (row, column) => column < (risingColumns[row] ?? 0),
  basket: (row, column) => ((row >> 1) + (column >> 1)) % 2 === 1,
  birdseye: (row, column) => [0, 3].includes(wrap(Math.abs(column - 4) - row)),
  chevron: (row, column) => wrap(mirror(column) - row) > 1,
  diamond: (row, column) => [0, 1, 2, 5, 6].includes(mirror(row) + mirror(column)),
  frame: (row, column) => Math.min(mirror(row), mirror(column)) % 2 === 0,
  houndstooth: (row, column) => row < 4 === column < 4 || (row + column) % 2 === 1,
  plain: (row, column) => (row + column) % 2 === 1,
  rib: (row, column) => ((row >> 1) + column) % 2 === 1,
  satin: (row, column) => (column + columns - ((row * 3) % columns)) % columns < 5,
  twill: (row, column) => wrap(row + column) < 2,
};

interface Props {
  name: PatternName;
  /** Index of one of the six pairs of colours. Any whole number, so that a list can pass its index. */
  color: number;
  className?: string;
}

/** A woven pattern of eight columns by eight rows, used as an icon. Decorative. */
export function Pattern({ name, color, className }: Props) {
  return (
    <Mark
      viewBox="0 0 48 48"
      width="56"
      height="56"
      aria-hidden="true"
      data-color={color % colors.length}
      className={className}
    >
      <rect width="48" height="48" />
      <path d={drawLines(name)} />
    </Mark>
  );
}

function drawLines(name: PatternName): string {
  return Array.from({ length: columns }, (_, row) =>
    drawLine(row, (column) => isOnTop[name](row, column)),
  ).join('');
}

/** One horizontal line: a stroke for every run of columns where it is on top. */
function drawLine(row: number, floats: (column: number) => boolean): string {
  let path = '';
  for (let start = 0; start < columns; start++) {
    if (!floats(start)) continue;
    let end = start;
    while (end + 1 < columns && floats(end + 1)) end++;
    path += `M${start * cell + 3.2} ${row * cell + 3}H${(end + 1) * cell - 3.2}`;
    start = end;
  }
  return path;
}

/** The numbers of the drawings' colours, by index of the pair. */
const colors = [5, 3, 1, 6, 4, 2];

const Mark = styled.svg`
  flex: none;
  border-radius: var(--radius-picture);

  rect {
    fill: var(--dark);
  }
  path {
    stroke: var(--light);
    stroke-width: 4.6;
    stroke-linecap: round;
  }
  ${colors
    .map(
      (number, index) =>
        `&[data-color='${index}'] { --dark: var(--drawing-${number}); --light: var(--drawing-${number}-light); }`,
    )
    .join('\n')}
`;
