import { overlap } from './geometry.ts';
import { nameOf, type Run, type MeasuredBlock } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/** Text over text, and controls over either. */
export function findOverlaps({ parts }: MeasuredBlock): string[] {
  const pieces = parts
    .flatMap(({ element, boxes }) => boxes.map((box) => ({ element, box })))
    .toSorted((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  for (const [index, piece] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top > piece.box.bottom) break;
      if (piece.element.contains(other.element) || other.element.contains(piece.element)) continue;
      const { width, height } = overlap(piece.box, other.box);
      if (width > 2 && height > 2)
        found.add(
          `${nameOf(piece.element)} and ${nameOf(other.element)} overlap by ${Math.round(width)} × ${Math.round(height)} px`,
        );
    }
  }
  return [...found];
}

/** Text covered by another element. Scrolls through the page, because `elementFromPoint` only works in the viewport. */
export function findCovered(runs: Run[]): Map<Run, string> {
  const found = new Map<Run, string>();
  const still = runs.filter(({ element }) => !isSticky(element));
  const places = still.flatMap((run) => run.lines.map((line) => ({ run, line, top: line.top + scrollY })));
  const height = document.documentElement.scrollHeight;
  for (let top = 0; top < height; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    for (const { run, line, top: y } of places) {
      const at = y - scrollY + (line.bottom - line.top) / 2;
      if (at < 0 || at > innerHeight || found.has(run)) continue;
      for (const x of [line.left + 3, (line.left + line.right) / 2, line.right - 3]) {
        const hit = document.elementFromPoint(x, at);
        if (hit && covers(hit, run.element))
          found.set(run, `${nameOf(run.element)} is covered by ${nameOf(hit)}`);
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}

function covers(hit: Element, text: Element): boolean {
  if (hit.contains(text) || text.contains(hit)) return false;
  // The shell's sticky bars cover every page.
  if (!hit.closest('main')) return false;
  return hit.matches('img, video, input, select, textarea, svg *') || styleOf(hit).isFilled;
}

function isSticky(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (styleOf(at).isSticky) return true;
  return false;
}
