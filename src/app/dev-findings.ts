import { withBase } from '../shared/base.ts';
import { findingsPath, type Mistake, type Mistakes, type PageFindings } from '../shared/page-findings.ts';
import css from './dev-findings.css?inline';

const base = import.meta.env.BASE_URL;

/** Development only. A closed list stays closed until the next save. */
const name = 'site-findings';

/** Shows the errors of the open page over it, and other errors in a corner. */
export async function showFindings(): Promise<void> {
  // The catalogue's window shows the findings of a block in its frame.
  if (window.parent !== window) return;
  const response = await fetch(
    `${withBase(base, findingsPath)}?page=${encodeURIComponent(location.pathname)}`,
  );
  if (!response.ok) return;
  const { own, others } = (await response.json()) as PageFindings;
  hideFindings();
  if (own.count + others.count === 0) return;
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  root.adoptedStyleSheets = [style];
  root.append(own.count > 0 ? panel(own, others.count) : corner(others));
  document.documentElement.append(host);
}

function hideFindings(): void {
  document.querySelector(name)?.remove();
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideFindings();
});

function panel(own: Mistakes, others: number): HTMLElement {
  const close = element('button', '', 'Hide (Esc)');
  close.addEventListener('click', hideFindings);
  const head = element('header', '', element('h2', '', title(own.count)), close);
  const elsewhere =
    others === 0
      ? ''
      : ` ${others === 1 ? 'One more mistake is' : `${others} more are`} in other files: "npm run check" lists all.`;
  const note = `Correct the file and save it: this note goes away by itself.${elsewhere}`;
  const box = element('section', 'panel', head, list(own), element('p', 'note', note));
  box.setAttribute('role', 'alert');
  return box;
}

function title(count: number): string {
  return count === 1 ? 'One thing to correct on this page' : `${count} things to correct on this page`;
}

/** Errors of other pages must not cover this one. */
function corner(others: Mistakes): HTMLElement {
  const text = others.count === 1 ? 'One mistake in another file' : `${others.count} mistakes in other files`;
  return element('details', 'corner', element('summary', '', text), list(others));
}

function list({ count, shown }: Mistakes): HTMLElement {
  const items = shown.map(item);
  if (count > shown.length)
    items.push(element('li', '', `and ${count - shown.length} more: "npm run check" lists all.`));
  return element('ol', '', ...items);
}

function item({ message, hint, file, line, column, section, frame }: Mistake): HTMLElement {
  const place = element('a', 'place', `${file}, line ${line}`) as HTMLAnchorElement;
  place.href = '#';
  place.title = 'Open it in your editor';
  place.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(
      `${withBase(base, '/__open-in-editor')}?file=${encodeURIComponent(`${file}:${line}:${column}`)}`,
    );
  });
  const where = element('p', '', place, section ? `, block ${section.index + 1} (${section.type})` : '');
  const parts = [element('p', 'message', message)];
  if (hint !== undefined) parts.push(element('p', 'hint', hint));
  parts.push(where);
  if (frame !== '') parts.push(element('pre', '', frame));
  return element('li', '', ...parts);
}

function element(tag: string, className: string, ...children: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}
