import { type Box, boxOf, excess } from './geometry.ts';
import { nameOf, type MeasuredBlock, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/** Text and controls that overflow the filled element around them. */
export function findOutside({ block, parts }: MeasuredBlock): string[] {
  return parts.flatMap(({ element, boxes }) => {
    const background = within(element, block).find((at) => styleOf(at).isFilled) ?? block;
    const beyond = Math.max(...boxes.map((box) => excess(box, boxOf(background))));
    return beyond > 1 ? [`${nameOf(element)} leaves its background by ${Math.round(beyond)} px`] : [];
  });
}

/** Text and controls that touch the upper or lower edge of their block, where another background begins. */
export function findAtEdge({ block, parts }: MeasuredBlock): string[] {
  const least = 1.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { top, bottom } = boxOf(block);
  const isSeam = (side: Side) => !isSameCloth(block, neighbourOf(block, side));
  const rooms: ((box: Box) => number)[] = [];
  if (isSeam('previousElementSibling')) rooms.push((box) => box.top - top);
  if (isSeam('nextElementSibling')) rooms.push((box) => bottom - box.bottom);
  // A linked picture may touch the edge, as any picture. An overlapping card has its own background.
  const still = parts.filter(
    ({ element }) => !element.querySelector('img') && !element.closest('[data-hangs]'),
  );
  return still.flatMap(({ element, boxes }) => {
    const closest = Math.min(...rooms.flatMap((room) => boxes.map(room)));
    return closest < least
      ? [`${nameOf(element)} is ${Math.round(closest)} px from the edge of its block`]
      : [];
  });
}

type Side = 'previousElementSibling' | 'nextElementSibling';

/** The previous or next block, skipping the <link> of the style sheet. */
function neighbourOf(block: Element, side: Side): Element | null {
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
