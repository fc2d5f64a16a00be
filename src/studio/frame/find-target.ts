/* What is under the pointer: block, text and letter. */
import type { FromFrame } from '../protocol.ts';
import { pathTo } from './node-path.ts';

/** What is at a point of the page. */
export type Target = Omit<Extract<FromFrame, { type: 'clicked' }>, 'type'> & { element: Element | null };

/** Finds block, node and letter at a point, below the cover. */
export function findTarget(cover: HTMLElement, x: number, y: number): Target {
  const { element, node, offset } = below(cover, () => {
    const top = lookAt(x, y);
    // A link may cover the card around it.
    const link = isAt(top.node, x, y) ? undefined : top.element?.closest('a');
    const under = link && below(link, () => lookAt(x, y));
    return under && isAt(under.node, x, y) ? { ...under, element: top.element } : top;
  });
  const block = element?.closest<HTMLElement>('#main > section');
  const all = [...document.querySelectorAll('#main > section')];
  return {
    element,
    block: block ? all.indexOf(block) : -1,
    path: block ? pathTo(block, node) : [],
    text: node instanceof Text ? node.data : '',
    offset,
    around: block ? '' : (element?.closest<HTMLElement>('[data-shell]')?.dataset.shell ?? ''),
  };
}

/** The result of `look` without what covers the page. */
function below<Result>(cover: HTMLElement, look: () => Result): Result {
  cover.style.pointerEvents = 'none';
  const result = look();
  cover.style.pointerEvents = '';
  return result;
}

function lookAt(x: number, y: number) {
  const element = document.elementFromPoint(x, y);
  return { element, ...letterAt(element, x, y) };
}

/** True for a text or a picture that is drawn at a point. */
function isAt(node: Node | null, x: number, y: number): boolean {
  if (!node) return false;
  const range = document.createRange();
  range.selectNode(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
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
