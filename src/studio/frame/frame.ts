/* The studio's code in the page that it shows: clicks go out, selections come in. */
import { frameName } from '../../shared/studio.ts';
import type { FromFrame, ToFrame } from '../protocol.ts';
import { findTarget, type Target } from './find-target.ts';
import { nodeAt } from './node-path.ts';
import { createOutlines } from './outlines.ts';
import { reveal, scrollTo } from './reveal.ts';

/**
 * Development only, in the studio's frame: tells the studio what is clicked, and shows what it has selected. Clicks,
 * keys and forms do nothing else, until the studio says "use".
 */
export function startFrame(): void {
  const session = new FrameSession(window.name.slice(frameName.length));
  session.takeClicks();
  session.takeKeys();
  session.takeMessages();
  session.followPage();
}

const blocks = () => [...document.querySelectorAll<HTMLElement>('#main > section')];

class FrameSession {
  readonly #origin: string;
  readonly #outlines = createOutlines();
  #mode: 'edit' | 'use' = 'edit';
  #selected: Extract<ToFrame, { type: 'select' }> | undefined;
  #address = '';
  #drawing = 0;
  /** What is selected is in it, and it cannot open that before its code has loaded. */
  #waiting: Element | undefined;

  /** `origin`: the studio's. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  #tell(message: FromFrame): void {
    window.parent.postMessage(message, this.#origin);
  }

  /** With a key held, the page has the click. */
  #click({ element, block, path, text, offset, around }: Target, isForPage: boolean): void {
    if (isForPage) pass(element);
    else this.#tell({ type: 'clicked', block, path, text, offset, around });
  }

  takeClicks(): void {
    const { cover, hover } = this.#outlines;
    // Not at the cover alone: an open dialog is above it.
    const take = (event: MouseEvent) => {
      const { clientX, clientY, ctrlKey, metaKey } = event;
      if (this.#mode === 'use' || !event.isTrusted) return leadOut(event);
      stop(event);
      this.#click(findTarget(cover, clientX, clientY), ctrlKey || metaKey);
    };
    addEventListener('click', take, true);
    cover.addEventListener('pointermove', ({ clientX, clientY }) => {
      const { block } = findTarget(cover, clientX, clientY);
      hover(blocks()[block]);
    });
    cover.addEventListener('pointerleave', () => hover(undefined));
    // A drag would select text below, and a menu would offer to open links.
    cover.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  takeKeys(): void {
    addEventListener('keydown', (event) => this.#press(event), true);
    addEventListener('submit', (event) => this.#mode === 'edit' && stop(event), true);
  }

  #press(event: KeyboardEvent): void {
    if (this.#mode === 'use') return;
    if (event.key === 'Escape') return this.#tell({ type: 'escape' });
    const { activeElement } = document;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!isPress || !activeElement || activeElement === document.body) return;
    stop(event);
    const { x, y, width, height } = activeElement.getBoundingClientRect();
    const target = findTarget(this.#outlines.cover, x + Math.min(width / 2, 12), y + height / 2);
    this.#click({ ...target, element: activeElement }, event.ctrlKey || event.metaKey);
  }

  takeMessages(): void {
    addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
      if (source !== window.parent || origin !== this.#origin) return;
      if (data.type === 'mode') {
        this.#mode = data.mode;
        this.#outlines.cover.hidden = data.mode === 'use';
      } else {
        this.#selected = data;
        const { block, node } = this.#find();
        if (node && this.#mode === 'edit') this.#reveal(node);
        if (data.scrolls) scrollTo(node, block);
      }
      this.#show();
    });
  }

  #reveal(node: Node): void {
    const element = node instanceof Element ? node : node.parentElement;
    this.#waiting = element?.closest('[data-waiting]') ?? undefined;
    reveal(node);
  }

  #revealLate(): void {
    if (!this.#waiting || this.#waiting.hasAttribute('data-waiting')) return;
    const { node } = this.#find();
    if (!node) return;
    this.#reveal(node);
    if (this.#selected?.scrolls) scrollTo(node, undefined);
  }

  /** What is selected, as the page has it now. */
  #find(): { block?: HTMLElement | undefined; node?: Node | undefined } {
    const block = this.#selected && blocks()[this.#selected.block];
    const path = this.#selected?.path;
    return { block, node: path && nodeAt(block, path) };
  }

  /** Where things are is known once a frame: measuring after each change would lay out the page as often. */
  #showNext(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = requestAnimationFrame(() => this.#show());
  }

  #show(): void {
    const { block, node } = this.#find();
    const isEditing = this.#mode === 'edit';
    this.#outlines.select(isEditing ? (node ?? block) : undefined, block);
  }

  /** A field may move, and another page may come in its place. */
  followPage(): void {
    const follow = () => {
      if (this.#address !== location.pathname) {
        this.#address = location.pathname;
        this.#tell({ type: 'ready', address: this.#address });
      }
      this.#revealLate();
      this.#showNext();
    };
    new MutationObserver(follow).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    for (const event of ['scroll', 'resize'])
      addEventListener(event, () => this.#showNext(), { passive: true });
    addEventListener('pagehide', () => this.#tell({ type: 'left' }));
    follow();
  }
}

/** A frame that shows no page of the site cannot be left: what is none opens beside the studio. */
function leadOut({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (link?.protocol.startsWith('http') && !isPage(link)) link.target = '_blank';
}

/** The names of pages have no dot. */
const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && !/\.[^/]*$/.test(pathname);

/** Lets the page have a click. A link with a key held would open another tab. */
function pass(element: Element | null): void {
  const link = element?.closest('a');
  if (link && isPage(link)) location.assign(link.href);
  else if (element instanceof HTMLElement) element.click();
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
