import { withBase } from '../shared/base.ts';
import { studioPath } from '../shared/studio.ts';
import {
  findingsPath,
  type ShownFinding,
  type FindingList,
  type PageFindings,
} from '../shared/page-findings.ts';
import css from './findings.css?inline';

const base = import.meta.env.BASE_URL;

/** Development only. A closed list stays closed until the next save. */
const name = 'site-findings';
const editName = 'site-edit';

/** Shows the errors of the open page over it, and other errors in a corner. */
export async function showFindings(): Promise<void> {
  // The catalogue's window shows the findings of a block in its frame.
  if (window.parent !== window) return;
  const response = await fetch(
    `${withBase(base, findingsPath)}?page=${encodeURIComponent(location.pathname)}`,
  );
  if (!response.ok) return;
  const { here, elsewhere, isEditable } = (await response.json()) as PageFindings;
  hideFindings();
  if (isEditable && !document.querySelector(editName)) showOver(editName, editLink());
  if (here.count + elsewhere.count === 0) return;
  showOver(name, here.count > 0 ? panel(here, elsewhere.count) : corner(elsewhere));
}

/** Lays something over the page, with styles of its own. */
function showOver(host: string, content: HTMLElement): void {
  const made = document.createElement(host);
  const root = made.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  root.adoptedStyleSheets = [style];
  root.append(content);
  document.documentElement.append(made);
}

/** Opens the studio with this page, at the block in the middle of the window. */
function editLink(): HTMLElement {
  const link = element('a', 'edit', 'Edit');
  const address = new URL(withBase(base, studioPath), location.href);
  address.searchParams.set('page', location.pathname);
  link.href = address.href;
  link.addEventListener('click', () => {
    const blocks = [...document.querySelectorAll('#main > section')];
    const block = blocks.findLastIndex((section) => section.getBoundingClientRect().top < innerHeight / 2);
    if (block > 0) address.searchParams.set('block', String(block));
    link.href = address.href;
  });
  return link;
}

function hideFindings(): void {
  document.querySelector(name)?.remove();
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideFindings();
});

function panel(here: FindingList, elsewhereCount: number): HTMLElement {
  const close = element('button', '', 'Hide (Esc)');
  close.addEventListener('click', hideFindings);
  const head = element('header', '', element('h2', '', title(here.count)), close);
  const elsewhere =
    elsewhereCount === 0
      ? ''
      : ` ${elsewhereCount === 1 ? 'One more mistake is' : `${elsewhereCount} more are`} in other files: "npm run check" lists all.`;
  const note = `Correct the file and save it: this note goes away by itself.${elsewhere}`;
  const box = element('section', 'panel', head, list(here), element('p', 'note', note));
  box.setAttribute('role', 'alert');
  return box;
}

function title(count: number): string {
  return count === 1 ? 'One thing to correct on this page' : `${count} things to correct on this page`;
}

/** Errors of other pages must not cover this one. */
function corner(elsewhere: FindingList): HTMLElement {
  const text =
    elsewhere.count === 1 ? 'One mistake in another file' : `${elsewhere.count} mistakes in other files`;
  return element('details', 'corner', element('summary', '', text), list(elsewhere));
}

function list({ count, findings }: FindingList): HTMLElement {
  const items = findings.map(item);
  if (count > findings.length)
    items.push(element('li', '', `and ${count - findings.length} more: "npm run check" lists all.`));
  return element('ol', '', ...items);
}

function item({ message, hint, file, line, column, section, frame }: ShownFinding): HTMLElement {
  const place = element('a', 'place', `${file}, line ${line}`);
  place.href = '#';
  place.title = 'Open it in your editor';
  place.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(
      `${withBase(base, '/__open-in-editor')}?file=${encodeURIComponent(`${file}:${line}:${column}`)}`,
    );
  });
  const where = element('p', '', place, section ? `, block ${section.index + 1} (${section.type})` : '');
  const parts: HTMLElement[] = [element('p', 'message', message)];
  if (hint !== undefined) parts.push(element('p', 'hint', hint));
  parts.push(where);
  if (frame !== '') parts.push(element('pre', '', frame));
  return element('li', '', ...parts);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}
