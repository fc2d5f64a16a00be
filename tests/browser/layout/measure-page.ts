import { findClipped, findSideways } from './find-clipped.ts';
import { findEmpty, findLostPictures } from './find-empty.ts';
import { findOnPictures, type OnPicture } from './find-faint.ts';
import { findCovered, findOverlaps } from './find-overlaps.ts';
import { findAtEdge, findOutside } from './find-outside.ts';
import { findSqueezed } from './find-squeezed.ts';
import { see, type Seen } from './seen.ts';
import { forgetStyles } from './style-of.ts';

/** Something about a block that a visitor would call broken. */
export interface Fault {
  /** The id of the block's `<section>`; empty for the page as a whole. */
  block: string;
  /** What found it: `clipped`, `overlap`, `contrast`. */
  kind: string;
  detail: string;
}

export { hideText, judgeOnPictures } from './find-faint.ts';

const kinds: [kind: string, find: (seen: Seen) => string[]][] = [
  ['sideways', findSideways],
  ['clipped', findClipped],
  ['overlap', findOverlaps],
  ['outside its ground', findOutside],
  ['at the edge', findAtEdge],
  ['squeezed', findSqueezed],
  ['empty', findEmpty],
  ['lost picture', findLostPictures],
];

/** What is wrong with the blocks of the page as it is laid out now. */
export function measurePage({ covered }: { covered: boolean }): Fault[] {
  forgetStyles();
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

/** Header and footer run along an edge, and have room to spare. */
function kindsFor({ block }: Seen): typeof kinds {
  const barKinds = ['sideways', 'clipped', 'overlap', 'squeezed'];
  return block.dataset.section === undefined ? kinds.filter(([kind]) => barKinds.includes(kind)) : kinds;
}

/** The texts of the page that lie on pictures, as it is laid out now. */
export function listOnPictures(): OnPicture[] {
  forgetStyles();
  return listBlocks().flatMap(findOnPictures);
}

function listBlocks(): Seen[] {
  const blocks = 'main > [data-section], [data-shell="header"], [data-shell="footer"]';
  return [...document.querySelectorAll<HTMLElement>(blocks)].map(see);
}

/** As much room between lines, letters, words and paragraphs as WCAG 1.4.12 lets visitors ask for. */
const spacing = new CSSStyleSheet();
spacing.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`);

export function spaceText(spaced: boolean): void {
  document.adoptedStyleSheets = spaced ? [spacing] : [];
}

/** Resolves when what follows the window's size by script, such as slides, has done so. */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < 4; frame++) await new Promise((done) => requestAnimationFrame(done));
}

/** Brings every block into view once, and resolves when all that come alive there have done so, or cannot. */
export async function hydratePage(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const giveUpAt = Date.now() + 60_000;
  const goOn = async (waitsFor: Element | undefined | null) => {
    if (waitsFor && Date.now() > giveUpAt)
      throw new Error(`Never ready: ${waitsFor.outerHTML.slice(0, 300)}`);
    await frame();
    return Boolean(waitsFor);
  };
  // What a busy browser has passed over is met the next time.
  do
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  while (await goOn(document.querySelector('[data-alive]:not([data-live], [data-lost])')));
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  // One far down the page would else begin to load when it is measured.
  for (const picture of document.images) picture.loading = 'eager';
  // Neither its events nor decode() always come where a browser chooses another of its sources meanwhile.
  const isAwaited = (picture: HTMLImageElement) => picture.checkVisibility() && !picture.complete;
  while (await goOn([...document.images].find(isAwaited)));
}
