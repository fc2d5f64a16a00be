import { type Box, boxOf, excess } from './geometry.ts';
import { nameOf, type MeasuredBlock, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/** Text and controls that overflow the filled element around them. */
export function findOutside({ block, parts }: MeasuredBlock): string[] {
  return parts.flatMap(({ element, boxes }) => {
    const background = backgroundOf(element, block);
    const beyond = Math.max(...boxes.map((box) => excess(box, boxOf(background))));
    return beyond > 1 ? [`${nameOf(element)} leaves its background by ${Math.round(beyond)} px`] : [];
  });
}

/** Text and controls that touch the upper or lower edge of their block, where another background begins. */
export function findAtEdge({ block, parts }: MeasuredBlock): string[] {
  const least = 1.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { top, bottom } = boxOf(block);
  const edges = [
    {
      isSeam: !isSameCloth(block, neighbourOf(block, 'previousElementSibling')),
      room: (box: Box) => box.top - top,
    },
    {
      isSeam: !isSameCloth(block, neighbourOf(block, 'nextElementSibling')),
      room: (box: Box) => bottom - box.bottom,
    },
  ].filter(({ isSeam }) => isSeam);
  // A linked picture may touch the edge, as any picture. An overlapping card has its own background.
  const still = parts.filter(
    ({ element }) => !element.querySelector('img') && !element.closest('[data-hangs]'),
  );
  return still.flatMap(({ element, boxes }) => {
    const room = Math.min(...edges.flatMap((edge) => boxes.map(edge.room)));
    return room < least ? [`${nameOf(element)} is ${Math.round(room)} px from the edge of its block`] : [];
  });
}

/** The previous or next block, skipping the <link> of the style sheet. */
function neighbourOf(block: Element, side: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  let at = block[side];
  while (at?.matches('link, script')) at = at[side];
  return at;
}

/** Blocks with the same background have no visible edge between them. */
function isSameCloth(block: Element, other: Element | null): boolean {
  const backgroundNameOf = (of: Element | null) =>
    of?.querySelector('[data-background]')?.getAttribute('data-background');
  return other !== null && backgroundNameOf(block) === backgroundNameOf(other);
}

/** The nearest element around that has a background; else the block. */
function backgroundOf(element: Element, block: Element): Element {
  return within(element, block).find((at) => styleOf(at).isFilled) ?? block;
}
