import { type Box, boxOf, excess } from './geometry.ts';
import { isVisible, nameOf, type MeasuredBlock, within } from './measure-block.ts';
import { styleOf } from './style-of.ts';

/** In rem. A larger gap between two things looks as if content were missing. */
const greatestGap = 7.5;
/** In rem. The vertical padding of a block, plus that for an overlapping card. */
const greatestEdge = 17;

/** Bands, boxes and pictures without visible content. */
export function findEmpty(seen: MeasuredBlock): string[] {
  return [...findBands(seen), ...findEmptyBoxes(seen)];
}

function findBands({ block, parts, art }: MeasuredBlock): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { top, bottom } = boxOf(block);
  const spans = [
    ...parts.flatMap(({ boxes }) => boxes),
    ...art.map(boxOf),
    ...roomKept(block).map(boxOf),
    ...wordsOfStyles(block),
    ...edgesOfBoxes(block),
  ]
    .filter((box) => box.bottom > box.top)
    .toSorted((a, b) => a.top - b.top);
  const found: string[] = [];
  let reached = top;
  for (const [index, span] of [...spans, { top: bottom, bottom }].entries()) {
    const limit = (index === 0 || index === spans.length ? greatestEdge : greatestGap) * rem;
    if (span.top - reached > limit)
      found.push(
        `nothing to be seen for ${Math.round(span.top - reached)} px, ${Math.round(reached - top)} px below the top`,
      );
    reached = Math.max(reached, span.bottom);
  }
  return found;
}

/** Top and bottom edges of elements with another background than the one behind them: a card begins at its edge. */
function edgesOfBoxes(block: HTMLElement): Box[] {
  return [...block.querySelectorAll('*')].flatMap((element) => {
    if (!styleOf(element).isFilled || !isVisible(element)) return [];
    const behind = within(element, block).find((at) => at !== element && styleOf(at).isFilled);
    // The block's own background is no box in it.
    if (!behind || styleOf(behind).backgroundColor === styleOf(element).backgroundColor) return [];
    const { left, right, top, bottom } = boxOf(element);
    return [
      { left, right, top, bottom: top + 1 },
      { left, right, top: bottom - 1, bottom },
    ];
  });
}

/**
 * Elements that are laid out but not shown yet: text that appears later without a shift, other slides, because the
 * longest sets the height, the room that tabs reserve for their highest panel, and the frame of a part of another website.
 */
function roomKept(block: HTMLElement): Element[] {
  const later = [...block.querySelectorAll('p, button')].filter(
    (element) => element.checkVisibility() && !element.checkVisibility({ visibilityProperty: true }),
  );
  const panels = [...block.querySelectorAll(':has(> [role="tabpanel"][data-open="false"])')].filter(
    (element) => Number.parseFloat(getComputedStyle(element).minHeight) > 0,
  );
  const slides = block.querySelectorAll('.swiper-slide:not(.swiper-slide-active) :is(p, strong, span)');
  return [...later, ...panels, ...slides, ...block.querySelectorAll('[data-frame]')];
}

/** The lines of inline elements whose styles add words, such as an "and" alone on its line. */
function wordsOfStyles(block: HTMLElement): Box[] {
  return [...block.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).display === 'inline')
    .filter((element) => !['none', 'normal', '""'].includes(getComputedStyle(element, '::after').content))
    .flatMap((element) => [...element.getClientRects()]);
}

/** List items, cells and columns that take room and show nothing. */
function findEmptyBoxes({ block, parts, art }: MeasuredBlock): string[] {
  const pictures = art.map(boxOf);
  const seen = parts.map(({ element }) => element as Element).concat(art);
  return [...block.querySelectorAll<HTMLElement>('div, li, figure, article, p, ul')].flatMap((element) => {
    const box = boxOf(element);
    const { width, height } = box;
    if (width < 80 || height < 120 || seen.some((part) => element.contains(part))) return [];
    // A picture shows through.
    if (pictures.some((picture) => excess(box, picture) < 1)) return [];
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.swiper-slide')) return [];
    // An overlay of ornaments takes no room.
    if (getComputedStyle(element).position === 'absolute' && element.ariaHidden === 'true') return [];
    return [`${nameOf(element)} of ${Math.round(width)} × ${Math.round(height)} px shows nothing`];
  });
}

/** Pictures squeezed to a line or a dot. */
export function findLostPictures({ art }: MeasuredBlock): string[] {
  return art.flatMap((picture) => {
    const { width, height } = boxOf(picture);
    if (picture.tagName !== 'IMG' || (width >= 12 && height >= 12)) return [];
    return [`a picture of ${Math.round(width)} × ${Math.round(height)} px`];
  });
}
