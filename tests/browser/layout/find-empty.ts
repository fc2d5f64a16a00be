import { type Box, boxOf, excess } from './geometry.ts';
import { isSeen, nameOf, type Seen, within } from './seen.ts';
import { styleOf } from './style-of.ts';

/** In rem: more room than this between two things looks like something is missing. */
const greatestGap = 7.5;
/** In rem: the room a block keeps above and below, plus what hangs into it. */
const greatestEdge = 17;

/** Bands, boxes and pictures in which nothing is to be seen. */
export function findEmpty(seen: Seen): string[] {
  return [...findBands(seen), ...findEmptyBoxes(seen)];
}

function findBands({ block, parts, art }: Seen): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { top, bottom } = boxOf(block);
  const spans = [
    ...parts.flatMap(({ boxes }) => boxes),
    ...art.map(boxOf),
    ...roomKept(block).map(boxOf),
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

/** The upper and lower edges of what is filled with another colour than what is behind it: a card begins at its edge. */
function edgesOfBoxes(block: HTMLElement): Box[] {
  return [...block.querySelectorAll('*')].flatMap((element) => {
    if (!styleOf(element).isFilled || !isSeen(element)) return [];
    const behind = within(element, block).find((at) => at !== element && styleOf(at).isFilled);
    // The cloth of the block itself begins and ends with the block.
    if (!behind || styleOf(behind).backgroundColor === styleOf(element).backgroundColor) return [];
    const { left, right, top, bottom } = boxOf(element);
    return [
      { left, right, top, bottom: top + 1 },
      { left, right, top: bottom - 1, bottom },
    ];
  });
}

/**
 * What is laid out and not shown yet: words that appear later, without moving anything, those of other slides, as the
 * longest of them gives the height of all, and the room that tabs keep for the highest of their panels.
 */
function roomKept(block: HTMLElement): Element[] {
  const later = [...block.querySelectorAll('p, button')].filter(
    (element) => element.checkVisibility() && !element.checkVisibility({ visibilityProperty: true }),
  );
  const panels = [...block.querySelectorAll(':has(> [role="tabpanel"][data-open="false"])')].filter(
    (element) => Number.parseFloat(getComputedStyle(element).minHeight) > 0,
  );
  const slides = block.querySelectorAll('.swiper-slide:not(.swiper-slide-active) :is(p, strong, span)');
  return [...later, ...panels, ...slides];
}

/** Items of a list, cells and columns that take room and show nothing. */
function findEmptyBoxes({ block, parts, art }: Seen): string[] {
  const pictures = art.map(boxOf);
  const seen = parts.map(({ element }) => element as Element).concat(art);
  return [...block.querySelectorAll<HTMLElement>('div, li, figure, article, p, ul')].flatMap((element) => {
    const box = boxOf(element);
    const { width, height } = box;
    if (width < 80 || height < 120 || seen.some((part) => element.contains(part))) return [];
    // A picture shows through.
    if (pictures.some((picture) => excess(box, picture) < 1)) return [];
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.swiper-slide')) return [];
    // A layer of ornaments takes no room.
    if (getComputedStyle(element).position === 'absolute' && element.ariaHidden === 'true') return [];
    return [`${nameOf(element)} of ${Math.round(width)} × ${Math.round(height)} px shows nothing`];
  });
}

/** Pictures that are squeezed to a line or a dot. */
export function findLostPictures({ art }: Seen): string[] {
  return art.flatMap((picture) => {
    const { width, height } = boxOf(picture);
    if (picture.tagName !== 'IMG' || (width >= 12 && height >= 12)) return [];
    return [`a picture of ${Math.round(width)} × ${Math.round(height)} px`];
  });
}
