import { shownPath } from '../components/shown-path.ts';
import { applyStyles } from '../styles-compiler/apply-attributes.ts';
import { copyEnding } from './copy-ending.ts';
import { replaceHead } from './replace-head.ts';
import { watchIslands } from './watch-islands.ts';
import { cleanUpBlocks } from './live-blocks.ts';
import type { ServedPage } from './fetch-document.ts';

/** Says the title of each new page. Screen readers announce changes only in an element that existed before. */
const announcement = document.createElement('p');
announcement.className = 'visually-hidden';
announcement.role = 'status';
document.body.append(announcement);

let renderedPage: ServedPage | undefined;
/** The blocks of that page that are not rendered yet. */
let missing: Element[] = [];

/**
 * Replaces the blocks in `<main>` by those of a fetched document. Updates the head, focus,
 * announcement and menus, and hydrates the interactive blocks, as after a page load. Unless `isWhole`,
 * renders the first block now and the others one per frame.
 */
export function renderPage(page: ServedPage, isWhole: boolean): void {
  const { document: served, head } = page;
  const main = document.getElementById('main')!;
  const blocks = [...served.querySelectorAll('#main > section')];
  missing = isWhole ? [] : blocks.splice(1);
  renderedPage = page;
  if (isWhole) layOutAll();
  for (const block of main.querySelectorAll(':scope > section')) block.remove();
  // The link to the style sheet stays, so that no style is removed and added again.
  main.append(...blocks.map(copy));
  // Unmounting the old roots would delay the new page.
  afterFrame(cleanUpBlocks);
  replaceHead(head);
  copyEnding(served);
  markCurrentPage(shownPath());
  main.focus({ preventScroll: true });
  announcement.textContent = document.title;
  watchIslands();
  renderRest(page, main);
}

/** Renders the missing blocks at once, before a jump to an anchor. */
export function finishPage(): void {
  const main = document.getElementById('main')!;
  layOutAll();
  renderMissing(main, missing.length);
  main.removeAttribute('data-unfinished');
}

/** Renders one block per frame. */
function renderRest(page: ServedPage, main: HTMLElement): void {
  // Hides the footer until then.
  main.toggleAttribute('data-unfinished', missing.length > 0);
  if (missing.length === 0) return;
  afterFrame(() => {
    // A newer navigation has replaced the page.
    if (renderedPage !== page) return;
    renderMissing(main, 1);
    renderRest(page, main);
  });
}

function renderMissing(main: HTMLElement, count: number): void {
  main.append(...missing.splice(0, count).map(copy));
  watchIslands();
}

/**
 * Ends the delayed layout of blocks (see `inline/defer-layout.ts`): an anchor's position depends on the heights of
 * the blocks above it.
 */
function layOutAll(): void {
  delete document.documentElement.dataset.unscrolled;
}

function afterFrame(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

/** Copies the block, as the document is cached for later visits. */
function copy(block: Element): Element {
  const copied = document.importNode(block, true);
  applyStyles(copied);
  return copied;
}

/** Marks the shell's links to the page at `path`. */
function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll('[data-shell] li > a:not([target])')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
