import { color } from '../dyes.ts';

export type ClothDye =
  | 'vat'
  | 'indigo'
  | 'denim'
  | 'sky'
  | 'madder'
  | 'clay'
  | 'ember'
  | 'blush'
  | 'turmeric'
  | 'straw'
  | 'leaf'
  | 'cotton';

/** The stripes of the cloth from its far edge to its near one, with their number of weft threads. */
const stripes: readonly [ClothDye, number][] = [
  ['indigo', 12],
  ['sky', 1],
  ['indigo', 2],
  ['madder', 11],
  ['turmeric', 1],
  ['cotton', 1],
  ['indigo', 15],
  ['turmeric', 2],
  ['denim', 9],
  ['cotton', 1],
  ['ember', 2],
  ['turmeric', 9],
  ['ember', 2],
  ['cotton', 1],
  ['indigo', 19],
  ['sky', 2],
  ['leaf', 7],
  ['straw', 1],
  ['indigo', 3],
  ['madder', 13],
  ['blush', 1],
  ['turmeric', 2],
  ['indigo', 21],
  ['cotton', 1],
  ['denim', 11],
  ['turmeric', 2],
  ['indigo', 15],
  ['cotton', 1],
  ['madder', 9],
  ['turmeric', 3],
  ['sky', 1],
  ['indigo', 60],
];

/** A weft thread: its dye, and its index in its stripe. */
interface Thread {
  dye: ClothDye;
  index: number;
  count: number;
}

const threads: readonly Thread[] = stripes.flatMap(([dye, count]) =>
  Array.from({ length: count }, (_, index) => ({ dye, index, count })),
);

const { abs } = Math;

/** Dye of a weft thread in the loose part. */
export function looseDye(row: number): ClothDye {
  return threads[row]?.dye ?? 'indigo';
}

/** Dye at a row and a column of the woven part: wide stripes have stepped diamonds. */
export function wovenDye(row: number, column: number): ClothDye {
  const { dye, index, count } = threads[row] ?? { dye: 'indigo', index: row % 20, count: 20 };
  if (count < 6) return dye;
  const middle = (count - 1) / 2;
  const period = diamondPeriod(dye, count);
  const across = abs(((column + 10_000) % period) - period / 2) / (period / 2);
  return diamond(dye, across + abs(index - middle) / (middle + 0.5));
}

function diamondPeriod(dye: ClothDye, count: number): number {
  if (dye === 'indigo') return count > 17 ? 30 : 22;
  return dye === 'madder' ? 16 : dye === 'denim' ? 20 : 14;
}

/** `distance` is 0 in the centre of a diamond, 1 on the line between two. */
function diamond(dye: ClothDye, distance: number): ClothDye {
  const near = (at: number, width: number) => abs(distance - at) < width;
  switch (dye) {
    case 'indigo':
      return near(0.86, 0.09) ? 'sky' : distance < 0.3 ? 'turmeric' : near(0.5, 0.07) ? 'denim' : dye;
    case 'madder':
      return distance < 0.22 ? 'turmeric' : distance < 0.5 ? 'clay' : near(0.68, 0.1) ? 'straw' : dye;
    case 'turmeric':
      return distance < 0.3 ? 'cotton' : distance < 0.66 ? 'madder' : dye;
    case 'denim':
      return distance < 0.34 ? 'cotton' : near(0.7, 0.12) ? 'sky' : dye;
    case 'leaf':
      return distance < 0.5 ? 'turmeric' : dye;
    default:
      return dye;
  }
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export function rgbOf(dye: ClothDye): Rgb {
  const hex = color[dye];
  return [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5), 16),
  ];
}
