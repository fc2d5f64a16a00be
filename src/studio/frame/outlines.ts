/* Draws over the page: a cover that takes all clicks, and frames around what is selected. */
import { labelOf } from '../label-of.ts';

const css = `
:host { all: initial; }
[hidden] { display: none !important; }
.cover { position: fixed; inset: 0; z-index: 2147483646; cursor: default; }
.box { position: fixed; z-index: 2147483647; box-sizing: border-box; pointer-events: none; border-radius: 4px; }
.hover { outline: 2px dashed #1d4ed8; }
.block { outline: 2px solid #1d4ed880; outline-offset: -2px; }
.field { outline: 3px solid #1d4ed8; outline-offset: 3px; box-shadow: 0 0 0 9px #fffc; }
.box:not([data-name=''])::after { content: attr(data-name); position: absolute; inset: 4px auto auto 4px; padding: 2px 8px; border-radius: 4px; white-space: nowrap;
  color: #fff; background: #1d4ed8; font: 700 12px/1.5 -apple-system, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif; }
@media (forced-colors: active) { .box { outline-color: Highlight; } }
@media print { :host { display: none; } }
`;

/** The frames around what is under the pointer, and around what is selected. The cover takes all clicks. */
export function createOutlines() {
  const host = document.createElement('studio-outlines');
  // The page's own scripts and styles do not reach into it.
  const root = host.attachShadow({ mode: 'closed' });
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  root.adoptedStyleSheets = [style];
  const box = (name: string) => {
    const element = document.createElement('div');
    element.className = `box ${name}`;
    element.hidden = true;
    root.append(element);
    return element;
  };
  const cover = document.createElement('div');
  cover.className = 'cover';
  root.append(cover);
  const block = box('block');
  const field = box('field');
  const hover = box('hover');
  document.documentElement.append(host);

  return {
    cover,
    hover: (element: HTMLElement | undefined) => place(hover, element, nameOf(element)),
    select(node: Node | undefined, around: HTMLElement | undefined): void {
      place(block, node && around, nameOf(around));
      place(field, node === around ? undefined : node);
    },
  };
}

/** A block is called by its type. */
const nameOf = (block: HTMLElement | undefined) => labelOf(block?.dataset.section ?? '');

function place(box: HTMLElement, node: Node | undefined, name = ''): void {
  const rect = node && rectOf(node);
  box.hidden = !rect || rect.width < 2 || rect.height < 2;
  if (!rect) return;
  const { left, top, width, height } = rect;
  box.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  box.dataset.name = name;
}

function rectOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNode(node);
  return range.getBoundingClientRect();
}
