import { drafts, type Draft, type DraftName } from './drafts.ts';

export interface Swatch {
  draft: DraftName;
  ground: string;
  /** Colours of the vertical and horizontal threads, four of each in turn. */
  warp: readonly [string, ...string[]];
  weft: readonly [string, ...string[]];
  /** Rows whose weft has another colour. */
  accent?: { color: string; rows: readonly number[] };
  columns: number;
  rows: number;
  /** Pixels between threads. */
  cell?: number;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gap beside a thread as a share of a cell, and radius of its corners. */
const gap = 0.12;
const corner = 0.3;

/** Draws a piece of cloth seen from above as SVG: each visible stretch of a thread is a rounded bar. */
export function weaveSwatch(swatch: Swatch): string {
  const { columns, rows, cell = 20, ground } = swatch;
  const width = columns * cell;
  const height = rows * cell;
  const paths = Object.entries(collectBars(swatch, cell)).map(
    ([color, path]) => `<path fill="${color}" d="${path}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...paths,
    '</svg>',
  ].join('');
}

function collectBars(swatch: Swatch, cell: number): Record<string, string> {
  const weftOver: Draft = drafts[swatch.draft];
  const side = gap * cell;
  const breadth = cell - 2 * side;
  const bars: Record<string, string> = {};
  const put = (color: string, bar: Rectangle): void => {
    bars[color] = (bars[color] ?? '') + drawBar(bar, corner * cell);
  };
  for (let row = 0; row < swatch.rows; row++)
    for (const [start, count] of findRuns(swatch.columns, (column) => weftOver(column, row)))
      put(weftColor(swatch, row), {
        x: start * cell - side * 0.6,
        y: row * cell + side,
        width: count * cell + side * 1.2,
        height: breadth,
      });
  for (let column = 0; column < swatch.columns; column++)
    for (const [start, count] of findRuns(swatch.rows, (row) => !weftOver(column, row)))
      put(inTurn(swatch.warp, column), {
        x: column * cell + side,
        y: start * cell - side * 0.6,
        width: breadth,
        height: count * cell + side * 1.2,
      });
  return bars;
}

/** Start and length of each unbroken run. */
function findRuns(length: number, has: (index: number) => boolean): [start: number, count: number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let index = 0; index <= length; index++) {
    const inside = index < length && has(index);
    if (inside && start < 0) start = index;
    if (inside || start < 0) continue;
    runs.push([start, index - start]);
    start = -1;
  }
  return runs;
}

function weftColor({ weft, accent }: Swatch, row: number): string {
  return accent?.rows.includes(row) ? accent.color : inTurn(weft, row);
}

function inTurn(colors: readonly [string, ...string[]], index: number): string {
  return colors[Math.floor(index / 4) % colors.length] ?? colors[0];
}

function drawBar({ x, y, width, height }: Rectangle, radius: number): string {
  const q = tenth(Math.min(radius, width / 2, height / 2));
  const across = tenth(width - 2 * q);
  const down = tenth(height - 2 * q);
  const arc = (dx: number, dy: number) => `a${q} ${q} 0 0 1 ${dx} ${dy}`;
  return `M${tenth(x + q)} ${tenth(y)}h${across}${arc(q, q)}v${down}${arc(-q, q)}h${-across}${arc(-q, -q)}v${-down}${arc(q, -q)}z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
