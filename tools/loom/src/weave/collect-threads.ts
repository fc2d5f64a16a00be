import type { Point } from '../outline.ts';
import { drawPolygon, simplifyLine } from './thread-path.ts';

/** A sample of a thread. */
export interface Stitch {
  x: number;
  y: number;
  /** Half its thickness. */
  half: number;
  color: string;
  /** The cloth behind it, where it crosses a part; undefined on the floor. */
  base: string | undefined;
}

/** All paths of one colour. Layers are drawn from the first to the last. */
export interface Layer {
  color: string;
  path: string;
}

interface Measures {
  pitch: number;
  tolerance: number;
}

/** The drawing order of layers. */
const levels = ['base', 'floor', 'part'] as const;

/** Joins neighbouring samples of one colour into segments and groups the segments by colour. */
export function collectThreads(threads: Stitch[][], measures: Measures): Layer[] {
  const layers = new Map<string, Layer>();
  const put = (level: (typeof levels)[number], color: string, path: string): void => {
    const key = levels.indexOf(level) + color;
    const layer = layers.get(key) ?? { color, path: '' };
    layer.path += path;
    layers.set(key, layer);
  };
  for (const piece of threads.flatMap(cutIntoPieces)) {
    const { color, base } = piece[0];
    if (base) put('base', base, outlineBase(piece, measures));
    put(base ? 'part' : 'floor', color, outlineThread(piece, measures));
  }
  return [...layers.keys()].toSorted().flatMap((key) => layers.get(key) ?? []);
}

type Piece = [Stitch, ...Stitch[]];

/** Cuts a thread into segments. Each reaches to the first sample of the next, so that no gap shows. */
function cutIntoPieces(thread: Stitch[]): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  for (const stitch of thread) {
    if (piece && isSame(piece[0], stitch)) {
      piece.push(stitch);
      continue;
    }
    piece?.push(stitch);
    piece = [stitch];
    pieces.push(piece);
  }
  return pieces.filter(({ length }) => length > 1);
}

function isSame(a: Stitch, b: Stitch): boolean {
  return a.color === b.color && (a.base === undefined) === (b.base === undefined);
}

function outlineThread(piece: Piece, { tolerance }: Measures): string {
  return outline(piece, (stitch) => stitch.half, tolerance);
}

/** The cloth behind a thread is as high as the row. */
function outlineBase(piece: Piece, { pitch, tolerance }: Measures): string {
  return outline(piece, () => pitch * 0.52, tolerance * 2);
}

function outline(piece: Piece, halfOf: (stitch: Stitch) => number, tolerance: number): string {
  const upper = piece.map((stitch): Point => [stitch.x, stitch.y - halfOf(stitch)]);
  const lower = piece.map((stitch): Point => [stitch.x, stitch.y + halfOf(stitch)]);
  return drawPolygon([...simplifyLine(upper, tolerance), ...simplifyLine(lower, tolerance).toReversed()]);
}
