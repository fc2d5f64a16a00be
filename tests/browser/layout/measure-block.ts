import { type Box, boxOf } from './geometry.ts';
import { styleOf } from './style-of.ts';

/** A text node, and the boxes of its lines, cut to the height of letters. */
export interface Run {
  element: HTMLElement;
  node: Text;
  lines: Box[];
}

export type MeasuredBlock = ReturnType<typeof measureBlock>;

/**
 * The visible parts of a block, measured once: `parts` are texts and `controls`, `art` pictures, videos and drawings,
 * including decorative ones.
 */
export function measureBlock(block: HTMLElement) {
  const runs = listRuns(block);
  const texts = runs.map(({ element, lines: boxes }) => ({ element, boxes }));
  const controls = [...block.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .filter(isVisible)
    .map((element) => ({ element, boxes: cutToScroller([...element.getClientRects()], element, block) }))
    .filter(({ boxes }) => boxes.length > 0);
  return {
    block,
    runs,
    controls,
    parts: [...texts, ...controls],
    art: [...block.querySelectorAll('*')].filter(
      (element) => (element.matches('img, video, svg') || styleOf(element).isPictured) && isVisible(element),
    ),
  };
}

function listRuns(block: HTMLElement): Run[] {
  const runs: Run[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || !node.data.trim() || element.matches('option, script, style') || !isVisible(element))
      continue;
    range.selectNodeContents(node);
    const letters = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(trimToLetters);
    const lines = cutToScroller(letters, element, block);
    if (lines.length > 0) runs.push({ element, node, lines });
  }
  return runs;
}

/** A line box includes the font's tallest and deepest letters, which overlap the next line by design. */
function trimToLetters({ left, right, top, bottom, height }: DOMRect): Box {
  return { left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
}

/** The visible parts of boxes in an element that scrolls, such as a row of tabs. */
function cutToScroller(boxes: Box[], element: Element, block: Element): Box[] {
  const scroller = within(element, block).find((at) => /auto|scroll/.test(styleOf(at).overflowX));
  if (!scroller) return boxes;
  const view = boxOf(scroller);
  return boxes
    .map(({ left, right, top, bottom }) => ({
      left: Math.max(left, view.left),
      right: Math.min(right, view.right),
      top: Math.max(top, view.top),
      bottom: Math.min(bottom, view.bottom),
    }))
    .filter((box) => box.right > box.left && box.bottom > box.top);
}

/** Whether an element is rendered: not a closed panel, another slide or visually hidden text. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const away = '.swiper-initialized .swiper-slide:not(.swiper-slide-active)';
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.matches(away) || styleOf(at).isCutAway) return false;
  return true;
}

/** The element and its ancestors up to the block. */
export function within(element: Element, block: Element): Element[] {
  const line: Element[] = [];
  for (let at: Element | null = element; at && block.contains(at); at = at.parentElement) line.push(at);
  return line;
}

/** The name of an element in reports. */
export function nameOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const words = element.textContent.trim().replace(/\s+/g, ' ');
  return words === '' ? `<${tag}>` : `<${tag}> "${words.length > 36 ? `${words.slice(0, 35)}…` : words}"`;
}
