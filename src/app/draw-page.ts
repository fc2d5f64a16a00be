import { shownPath } from '../components/shown-path.ts';
import { markCurrentPage } from '../shell/shell-client.ts';
import { armIslands } from './arm-islands.ts';
import { sweepBlocks } from './live-blocks.ts';
import type { ServedPage } from './fetch-document.ts';
import { nameArrival } from './name-arrivals.ts';

/** As many blocks are drawn before all others. */
const firstBlocks = 1;

let drawn: ServedPage | undefined;
/** The blocks of that page which are not drawn yet. */
let missing: Element[] = [];

/**
 * Puts the blocks of a fetched document in the place of those that stand in `<main>`, tells browser, readers and menus
 * which page this is, and brings to life what comes alive, as on a page that the browser has opened. Unless it is to be
 * there as a whole at once, what is seen of it first is drawn first, and the other blocks one by one.
 */
export function drawPage(page: ServedPage, isWhole: boolean): void {
  const { document: served } = page;
  const main = document.getElementById('main')!;
  const blocks = [...served.querySelectorAll('#main > section')];
  missing = isWhole ? [] : blocks.splice(firstBlocks);
  drawn = page;
  if (isWhole) layOutAll();
  main.replaceChildren(...blocks.map(copy));
  // Taking their React apart would keep the new page waiting.
  afterFrame(sweepBlocks);
  document.title = served.title;
  copyAttribute(served, 'meta[name="description"]', 'content');
  copyAttribute(served, 'link[rel="canonical"]', 'href');
  markCurrentPage(shownPath());
  main.focus({ preventScroll: true });
  nameArrival(served.title);
  armIslands();
  drawRest(page, main);
}

/** Draws all at once what is missing of the page: somebody wants to go to a place of it. */
export function finishPage(): void {
  const main = document.getElementById('main')!;
  layOutAll();
  drawMissing(main, missing.length);
  main.removeAttribute('data-unfinished');
}

/** Draws one block after the other, and leaves the browser a frame between them. */
function drawRest(page: ServedPage, main: HTMLElement): void {
  // Keeps the footer out of sight for the moment.
  main.toggleAttribute('data-unfinished', missing.length > 0);
  if (missing.length === 0) return;
  afterFrame(() => {
    // The visitor has gone on to another page.
    if (drawn !== page) return;
    drawMissing(main, 1);
    drawRest(page, main);
  });
}

function drawMissing(main: HTMLElement, count: number): void {
  main.append(...missing.splice(0, count).map(copy));
  armIslands();
}

/** Has no block wait to be laid out (see `inline-scripts.ts`): where a place is depends on the heights of those above it. */
function layOutAll(): void {
  delete document.documentElement.dataset.unscrolled;
}

function afterFrame(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

/** The document is kept for the visitor to come back to. */
function copy(block: Element): Element {
  return document.importNode(block, true);
}

function copyAttribute(served: Document, selector: string, name: string): void {
  const value = served.querySelector(selector)?.getAttribute(name);
  if (value) document.querySelector(selector)?.setAttribute(name, value);
}
