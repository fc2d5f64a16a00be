import { setTimeout as pause } from 'node:timers/promises';
import type { Key, Tab } from './drivers/tab.ts';

const patience = 30_000;

/** Somebody who looks at the site with mouse and keyboard. Steps that need an element wait until it is in sight. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly baseURL: string,
  ) {}

  /** Opens a page and waits until its scripts have started. */
  async visit(path: string): Promise<void> {
    await this.tab.goto(this.baseURL + path);
    await this.until(() => document.querySelector('nav[data-live]') !== null);
  }

  /** Makes the site's storage hold exactly this, as an earlier visit would have left it. */
  async remember(entries: Record<string, string>): Promise<void> {
    await this.tab.goto(`${this.baseURL}/robots.txt`);
    await this.run((texts) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, entries);
  }

  /** Runs a function in the page: it sees nothing but its arguments, and these and its result must be JSON. */
  async run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // Where scripts are switched off, a promise would never be kept: only what needs one may return one.
    const text = await this.call(
      `result instanceof Promise ? result.then(JSON.stringify) : JSON.stringify(result)`,
      task,
      args,
    );
    return (typeof text === 'string' ? JSON.parse(text) : undefined) as Awaited<Result>;
  }

  /** Asks the page until it answers with something true. A page that is just being left is asked again. */
  async until<Args extends unknown[]>(task: (...args: Args) => unknown, ...args: Args): Promise<void> {
    const deadline = Date.now() + patience;
    for (;;) {
      let reason: unknown;
      try {
        if (await this.call('Boolean(result)', task, args)) return;
      } catch (error) {
        reason = error;
      }
      if (Date.now() > deadline)
        throw new Error(
          `Waited in vain for ${task.toString()} of ${JSON.stringify(args)}. ${await this.whereabouts()}`,
          { cause: reason },
        );
      await pause(50);
    }
  }

  /** Whether an element is in sight: drawn, within the window's width, and called `name` if one is given. */
  async shows(selector: string, name?: string): Promise<boolean> {
    return (await this.run(findShown, selector, name ?? null, false)) !== null;
  }

  async hover(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.reach(selector, name);
    await this.tab.moveMouse(x, y);
  }

  async click(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.reach(selector, name);
    await this.tab.click(x, y);
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Puts the focus on an element, as somebody who came there by Tab. */
  async focusOn(selector: string, name?: string): Promise<void> {
    await this.reach(selector, name);
    await this.run(
      (wanted, text) => {
        const all = [...document.querySelectorAll<HTMLElement>(wanted)];
        const named = (element: HTMLElement) => element.ariaLabel ?? element.textContent.trim();
        all
          .find((element) => element.checkVisibility() && (text === null || named(element) === text))
          ?.focus();
      },
      selector,
      name ?? null,
    );
  }

  /** What has the focus: its label, else its name in the form, else its text, else its tag. */
  focus(): Promise<string> {
    return this.run(() => {
      const element = document.activeElement as HTMLInputElement;
      const { id, name, ariaLabel, tagName } = element;
      return ariaLabel || name || (id ? `#${id}` : element.textContent.trim().slice(0, 60)) || tagName;
    });
  }

  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }

  scrollTo(top: number): Promise<void> {
    return this.run((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  }

  scrollTop(): Promise<number> {
    return this.run(() => Math.round(scrollY));
  }

  /** Scrolls to a block that comes alive when it is near, and waits until it is. */
  async bringIntoView(block: string): Promise<void> {
    await this.run(
      (selector) =>
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      block,
    );
    await this.until((selector) => document.querySelector(`${selector}[data-live]`), block);
  }

  /** Follows a link as somebody with a mouse: the pointer rests on it until nothing more is fetched ahead. */
  async follow(selector: string, name?: string): Promise<void> {
    await this.hover(selector, name);
    const countFetched = () => this.run(() => performance.getEntriesByType('resource').length);
    for (let before = -1, now = 0; before !== now;) {
      before = now;
      await pause(400);
      now = await countFetched();
    }
    await this.click(selector, name);
  }

  /** What stands in the window, for whoever reads why a test failed. */
  private async whereabouts(): Promise<string> {
    try {
      return await this.run(
        () =>
          `At ${location.href}, ${document.readyState}, entry ${JSON.stringify(history.state)} of ${history.length}: "${document.title}", ${[...document.querySelectorAll('main [data-section]')].map((block) => block.getAttribute('data-section')).join(' ')}.`,
      );
    } catch (error) {
      return `The page does not answer: ${String(error)}`;
    }
  }

  private call(answer: string, task: (...args: never[]) => unknown, args: unknown[]): Promise<unknown> {
    const source = `(...args) => {
      const result = (${task.toString()})(...args.map((arg) => JSON.parse(arg)));
      return ${answer};
    }`;
    return this.tab.call(source, args);
  }

  /** A point of an element that a click would meet, as soon as there is one and it rests. */
  private async reach(selector: string, name?: string): Promise<Point> {
    const deadline = Date.now() + patience;
    let last: Point | null = null;
    for (;;) {
      const point: Point | null = await this.run(findShown, selector, name ?? null, true);
      if (point?.free && point.x === last?.x && point.y === last.y) return point;
      if (Date.now() > deadline)
        throw new Error(
          `${selector}${name ? ` "${name}"` : ''} ${point ? `is covered by ${point.cover}` : 'is not in sight'}.`,
        );
      last = point;
      await pause(60);
    }
  }
}

interface Point {
  x: number;
  y: number;
  /** No other element lies over this point. */
  free: boolean;
  /** What does. */
  cover: string;
}

/** Runs in the page: the middle of the first element in sight that fits. */
function findShown(selector: string, name: string | null, scroll: boolean): Point | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) => {
    const { left, right, width, height } = candidate.getBoundingClientRect();
    const text = candidate.ariaLabel ?? candidate.textContent.trim();
    return (
      (name === null || text === name) &&
      candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      right > 1 &&
      left < innerWidth - 1
    );
  });
  if (!element) return null;
  const look = () => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    const x = Math.round(Math.min(Math.max(left + width / 2, 1), innerWidth - 1));
    const y = Math.round(top + height / 2);
    const hit = document.elementFromPoint(x, y);
    const free = element.contains(hit) || (hit instanceof HTMLLabelElement && hit.contains(element));
    return { x, y, free, cover: hit ? hit.outerHTML.slice(0, 80) : 'the edge of the window' };
  };
  const point = look();
  if (!scroll || point.free) return point;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return look();
}
