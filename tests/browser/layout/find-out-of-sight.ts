import { type Box, boxOf } from './geometry.ts';
import { isVisible, nameOf, type MeasuredBlock } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/**
 * Texts that only scrolling sideways brings into sight, in an element that does not show that it goes on: by a shade at
 * its edge, a scroll bar, or something that the edge cuts in two.
 */
export function findOutOfSight({ block }: MeasuredBlock): string[] {
  const scrollers = [...block.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      /auto|scroll/.test(styleOf(element).overflowX) &&
      element.scrollWidth - element.clientWidth > 1 &&
      isVisible(element),
  );
  return scrollers.flatMap((scroller) => {
    if (showsThatItScrolls(scroller)) return [];
    const view = boxOf(scroller);
    const texts = textsIn(scroller);
    const isCut = ({ box: { left, right } }: { box: Box }) =>
      (left < view.right - 4 && right > view.right + 4) || (left < view.left - 4 && right > view.left + 4);
    if (texts.some(isCut)) return [];
    return texts
      .filter(({ box: { left, right } }) => left >= view.right - 1 || right <= view.left + 1)
      .slice(0, 1)
      .map(
        ({ element }) =>
          `${nameOf(element)} is out of sight, and nothing shows that ${nameOf(scroller)} scrolls`,
      );
  });
}

function showsThatItScrolls(scroller: HTMLElement): boolean {
  const { backgroundAttachment, maskImage, borderTopWidth, borderBottomWidth } = getComputedStyle(scroller);
  const borders = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
  const bar = scroller.offsetHeight - scroller.clientHeight - borders;
  return bar > 2 || maskImage !== 'none' || backgroundAttachment.includes('local');
}

/** The texts in an element with the box of each, in and out of sight. */
function textsIn(scroller: HTMLElement): { element: HTMLElement; box: Box }[] {
  const walker = document.createTreeWalker(scroller, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: { element: HTMLElement; box: Box }[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || !node.data.trim() || !isVisible(element)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 0) found.push({ element, box });
  }
  return found;
}
