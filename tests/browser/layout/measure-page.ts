import { findClipped, findSideways } from './find-clipped.ts';
import { findEmpty, findLostPictures } from './find-empty.ts';
import { findEmptyHalves } from './find-empty-halves.ts';
import { findOnPictures } from './find-faint.ts';
import { findOutOfOrder } from './find-out-of-order.ts';
import { findOutOfSight } from './find-out-of-sight.ts';
import { findCovered, findOverlaps } from './find-overlaps.ts';
import { findAtEdge, findOutside } from './find-outside.ts';
import { findLostCards, findSmallTitles } from './find-small-titles.ts';
import { findSqueezed } from './find-squeezed.ts';
import { measureBlock, type MeasuredBlock } from './measure-block.ts';
import { clearStyles } from './style-of.ts';

/** A fault of a block that visitors would notice. */
export interface Fault {
  /** The id of the block's `<section>`; empty for the page as a whole. */
  block: string;
  /** The detector: `clipped`, `overlap`, `contrast`. */
  kind: string;
  detail: string;
}

export { hideText, judgeOnPictures } from './find-faint.ts';

const kinds: [kind: string, find: (seen: MeasuredBlock) => string[]][] = [
  ['sideways', findSideways],
  ['clipped', findClipped],
  ['out of sight', findOutOfSight],
  ['overlap', findOverlaps],
  ['outside its background', findOutside],
  ['at the edge', findAtEdge],
  ['squeezed', findSqueezed],
  ['out of order', findOutOfOrder],
  ['empty', findEmpty],
  ['empty half', findEmptyHalves],
  ['lost picture', findLostPictures],
  ['small title', findSmallTitles],
  ['lost card', findLostCards],
];

/** The faults of the blocks in the current layout. */
export function measurePage({ covered }: { covered: boolean }): Fault[] {
  clearStyles();
  scrollTo({ top: 0, behavior: 'instant' });
  const blocks = listBlocks();
  const faults = blocks.flatMap((seen) =>
    kindsFor(seen).flatMap(([kind, find]) =>
      find(seen).map((detail): Fault => ({ block: seen.block.id, kind, detail })),
    ),
  );
  const hidden = covered ? findCovered(blocks.flatMap(({ runs }) => runs)) : [];
  for (const [{ element }, detail] of hidden)
    faults.push({ block: element.closest('[data-section]')?.id ?? '', kind: 'covered', detail });
  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (beyond > 0 && !faults.some(({ kind }) => kind === 'sideways'))
    faults.push({
      block: '',
      kind: 'sideways',
      detail: [`the page scrolls sideways by ${beyond} px`, ...findSideways({ block: document.body })].join(
        '; ',
      ),
    });
  return faults;
}

/** Header and footer touch an edge and may have empty room. */
function kindsFor({ block }: MeasuredBlock): typeof kinds {
  const barKinds = ['sideways', 'clipped', 'overlap', 'squeezed', 'out of order'];
  return block.dataset.section === undefined ? kinds.filter(([kind]) => barKinds.includes(kind)) : kinds;
}

/** The texts on pictures in the current layout. */
export function listOnPictures() {
  clearStyles();
  return listBlocks().flatMap(findOnPictures);
}

function listBlocks(): MeasuredBlock[] {
  const blocks = 'main > [data-section], [data-shell="header"], [data-shell="footer"]';
  return [...document.querySelectorAll<HTMLElement>(blocks)].map(measureBlock);
}

/** The text spacing that WCAG 1.4.12 demands support for. */
const spacing = new CSSStyleSheet();
spacing.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`);

export function spaceText(spaced: boolean): void {
  document.adoptedStyleSheets = spaced ? [spacing] : [];
}

/** @throws Error when there is none for half a minute, which `whileDrawn` handles. */
function frame(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('The browser has stopped drawing this page.')), 30_000);
    requestAnimationFrame(() => resolve(clearTimeout(giveUp)));
  });
}

/** Waits frame by frame for the element that a search returns to become ready, so that the search returns another. */
async function untilReady(
  find: () => Element | null | undefined,
  look: () => Promise<unknown> = frame,
): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    await look();
    const waitsFor = find();
    if (!waitsFor) return;
    if (Date.now() > giveUpAt) throw new Error(`Never ready: ${waitsFor.outerHTML.slice(0, 300)}`);
  }
}

/** Resolves when scripts have reacted to a resize, such as sliders, and the pictures for it have loaded. */
export async function settle(): Promise<void> {
  for (let count = 0; count < 4; count++) await frame();
  // Neither `load` nor `decode()` always settles when the browser switches to another source.
  const isAwaited = (picture: HTMLImageElement) => picture.checkVisibility() && !picture.complete;
  await untilReady(() => [...document.images].find(isAwaited));
}

/** Scrolls through the page, and resolves when its blocks are hydrated, or cannot be, and its pictures have loaded. */
export async function hydratePage(): Promise<void> {
  const scrollThrough = async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  };
  // A busy browser may skip a position: the next round catches it.
  await untilReady(
    () => document.querySelector('[data-island]:not([data-live], [data-lost])'),
    scrollThrough,
  );
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  // Lazy pictures far down would otherwise load while they are measured.
  for (const picture of document.images) picture.loading = 'eager';
  await settle();
}
