import { keepOpenTabs } from '../components/run-tabs.ts';
import { followSession } from '../shell/provider/session.ts';
import { startShell } from '../shell/shell-client.ts';
import { watchIslands } from '../browser/watch-islands.ts';
import { showFindings } from './findings.ts';
import { copyEnding } from '../browser/copy-ending.ts';
import { clearDocuments, type ServedPage } from '../browser/fetch-document.ts';
import { cleanUpBlocks } from '../browser/live-blocks.ts';
import { isInStudio } from '../shell/in-studio.ts';
import { headOf, replaceHead } from '../browser/replace-head.ts';
import { routerSlot } from '../browser/router-slot.ts';

/**
 * Development only: applies a change of content, schema, component or shell to the open page. Hydrated blocks
 * get new props and keep their state; other parts are replaced only if their HTML changed.
 */
export function startDevClient(): void {
  /** The page as the server sent it. Scripts have changed the document already. */
  let served: Document | undefined;
  let shownPage: ServedPage | undefined;
  let queue = Promise.resolve();
  const update = () => {
    queue = queue.then(async () => {
      const next = await fetchOpenPage();
      if (!next) return;
      closeOverlay();
      const latest = routerSlot.started?.shownPage;
      // A navigation has replaced the page.
      if (latest && latest !== shownPage) served = (shownPage = latest).document;
      const isShown = !served && versionOf(next) === versionOf(document);
      if (!isShown) await patchPage(served ?? document, next);
      served = next;
    });
  };
  import.meta.hot?.on('site:update', update);
  import.meta.hot?.on('site:checked', () => void showFindings());
  import.meta.hot?.on('vite:afterUpdate', update);
  // A file may have been saved while this code was loading.
  update();
  void showFindings();
  if (isInStudio()) void import('../studio/frame/frame.ts').then((frame) => frame.startFrame());
  // React is loaded now, so that the first save shows as fast as the others.
  void import('../browser/islands.tsx');
}

const policy = window.trustedTypes?.createPolicy('page', { createHTML: (html) => html });

function parse(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}

/** The open page from the server; undefined while it cannot be rendered: the overlay shows the reason. */
async function fetchOpenPage(): Promise<Document | undefined> {
  const response = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' } });
  const page = parse(await response.text());
  // The site's own page for unknown addresses has one, too.
  if (versionOf(page) !== undefined) return page;
  // The document for a missing page waits for its file.
  if (response.status === 404) location.reload();
  return undefined;
}

/** The version that the server gives the content of a page. */
function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="dev-version"]')?.content;
}

/** Closes Vite's overlay for errors in code. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay'))
    (overlay as Element & { close(): void }).close();
}

async function patchPage(old: Document, next: Document): Promise<void> {
  replaceHead(headOf(next));
  copyEnding(next);
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dir = next.documentElement.dir;
  await renewStyles(next);
  patchShell(old, next);
  clearDocuments();
  await patchSections(old, next);
  watchIslands();
}

/** Applies the styles of a page: removes the old ones after the new ones have loaded. */
async function renewStyles(page: Document): Promise<void> {
  const [old, next] = [document, page].map((source) =>
    source.querySelector('head > style:not([data-vite-dev-id])'),
  );
  // Writing the same text would restyle the whole page.
  if (old && next && old.textContent !== next.textContent) old.textContent = next.textContent;
  const href = page.querySelector('#main > link')?.getAttribute('href');
  const link = document.querySelector<HTMLLinkElement>('#main > link');
  if (!link || !href || link.getAttribute('href') === href) return;
  const fresh = link.cloneNode() as HTMLLinkElement;
  fresh.href = href;
  await new Promise((settle) => {
    fresh.addEventListener('load', settle);
    fresh.addEventListener('error', settle);
    link.after(fresh);
  });
  link.remove();
}

/** Replaces the parts of the shell whose HTML changed on the server. */
function patchShell(old: Document, next: Document): void {
  const live = shellParts(document);
  const before = shellParts(old);
  const after = shellParts(next);
  let changed = false;
  after.forEach((element, index) => {
    if (element.outerHTML === before[index]?.outerHTML) return;
    live[index]?.replaceWith(document.importNode(element, true));
    changed = true;
  });
  if (!changed) return;
  // A replaced dialog is closed.
  delete document.documentElement.dataset.dialog;
  startShell();
  // The server does not know the visitor's session.
  followSession();
}

function shellParts(page: Document): Element[] {
  return [...page.body.children].filter(
    (element) => element.id !== 'main' && element.localName !== 'vite-error-overlay',
  );
}

async function patchSections(old: Document, next: Document): Promise<void> {
  const { updateIsland } = await import('../browser/islands.tsx');
  const main = document.getElementById('main')!;
  const live = sections(document);
  const before = sections(old);
  const after = sections(next);
  after.forEach((section, index) => {
    const current = live[index];
    const sameType = current?.dataset.section === section.dataset.section;
    if (current && updateIsland(current, section)) return;
    if (section.outerHTML === before[index]?.outerHTML && sameType) return;
    const fresh = document.importNode(section, true);
    if (current) {
      current.replaceWith(fresh);
      keepOpenTabs(current, fresh);
      keepChoices(current, fresh);
    } else main.append(fresh);
  });
  for (const surplus of live.slice(after.length)) surplus.remove();
  cleanUpBlocks();
}

/** Keeps the selected slide and the state of playback, which are attributes of buttons. */
function keepChoices(before: HTMLElement, after: HTMLElement): void {
  for (const name of ['aria-current', 'data-playback']) {
    const fresh = after.querySelectorAll(`button[${name}]`);
    before.querySelectorAll(`button[${name}]`).forEach((button, index) => {
      fresh[index]?.setAttribute(name, button.getAttribute(name)!);
    });
  }
}

function sections(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('#main > section')];
}
