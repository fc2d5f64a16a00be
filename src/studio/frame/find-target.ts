import type { FromFrame } from '../protocol.ts';
import { pathTo } from './node-path.ts';

/** What is at a point of the page. */
export type Target = Omit<Extract<FromFrame, { type: 'clicked' }>, 'type'> & { element: Element | null };

/** Finds block, node and letter at a point, below the cover. */
export function findTarget(cover: HTMLElement, x: number, y: number): Target {
  const { element, node, offset } = below(cover, () => {
    const at = document.elementFromPoint(x, y);
    return { element: at, ...letterAt(at, x, y) };
  });
  const block = element?.closest<HTMLElement>('#main > section');
  const all = [...document.querySelectorAll('#main > section')];
  return {
    element,
    block: block ? all.indexOf(block) : -1,
    path: block ? pathTo(block, node) : [],
    text: node instanceof Text ? node.data : '',
    offset,
    around: block ? '' : (element?.closest('header, footer, dialog, [data-shell]')?.localName ?? ''),
  };
}

/** The result of `look` without the cover. */
function below<Result>(cover: HTMLElement, look: () => Result): Result {
  cover.style.pointerEvents = 'none';
  const result = look();
  cover.style.pointerEvents = '';
  return result;
}

interface CaretDocument {
  caretPositionFromPoint?(x: number, y: number): { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
}

/** The letter at a point, or the nearest text of the element. */
function letterAt(element: Element | null, x: number, y: number): { node: Node | null; offset: number } {
  if (element instanceof HTMLImageElement) return { node: element, offset: 0 };
  const source = document as CaretDocument;
  const range = source.caretPositionFromPoint ? undefined : source.caretRangeFromPoint?.(x, y);
  const caret = source.caretPositionFromPoint?.(x, y);
  const node = caret?.offsetNode ?? range?.startContainer;
  const offset = caret?.offset ?? range?.startOffset ?? 0;
  // Browsers give the nearest text, which may belong to something else.
  if (node instanceof Text && element?.contains(node)) return { node, offset };
  // A picture may lie below something that is drawn over it.
  const picture = element?.querySelector('img');
  return { node: firstText(element) ?? picture ?? element, offset: 0 };
}

function firstText(element: Element | null): Text | undefined {
  if (!element || element.querySelector('img')) return undefined;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.data.trim() !== '') return currentNode;
  }
  return undefined;
}
