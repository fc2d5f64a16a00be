import { type Box, overlap, round } from './geometry.ts';
import { nameOf, type Seen } from './seen.ts';

interface Piece {
  element: Element;
  box: Box;
  isControl: boolean;
}

/** Text over text, and controls over either. */
export function findOverlaps({ runs, controls }: Seen): string[] {
  const pieces: Piece[] = [
    ...runs.flatMap(({ element, lines }) => lines.map((box) => ({ element, box, isControl: false }))),
    ...controls.flatMap(({ element, boxes }) => boxes.map((box) => ({ element, box, isControl: true }))),
  ].toSorted((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  for (const [index, piece] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top > piece.box.bottom) break;
      if (piece.element.contains(other.element) || other.element.contains(piece.element)) continue;
      const { width, height } = overlap(piece.box, other.box);
      if (width > 2 && height > 2)
        found.add(
          `${nameOf(piece.element)} and ${nameOf(other.element)} overlap by ${round(width)} × ${round(height)} px`,
        );
    }
  }
  return [...found];
}
