import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fixtureSite } from '../stage/sites.ts';
import {
  clickAt,
  findShown,
  moveMouse,
  reach,
  resize,
  run,
  startWebKit,
  type,
  type WebKit,
} from './driver.ts';

const path = () => run(webkit, () => location.pathname + location.hash);
const focus = () =>
  run(webkit, () => {
    const { id, ariaLabel, textContent } = document.activeElement as HTMLElement;
    const { name } = document.activeElement as HTMLInputElement;
    return ariaLabel || name || (id ? `#${id}` : textContent.trim().slice(0, 60));
  });
const has = (selector: string) => run(webkit, (wanted) => document.querySelector(wanted) !== null, selector);

let webkit: WebKit;

/** Starts the browser for the tests of a block; each also fails when a page wrote to the console. */
function useWebKit(scripts: boolean): void {
  beforeAll(async () => {
    webkit = await startWebKit({ scripts });
    await resize(webkit, 1280, 800);
  });
  afterAll(() => webkit?.close());
  afterEach(() => expect(webkit.messages.splice(0), 'messages in the console').toEqual([]));
}

async function open(address: string): Promise<void> {
  await webkit.session.get(fixtureSite.url + address);
}

/** Opens a page as somebody who has answered these things before, and waits until its scripts have started. */
async function visit(
  address: string,
  stored: Record<string, string> = { cookieConsent: 'true' },
): Promise<void> {
  await open('/robots.txt');
  await run(
    webkit,
    (texts) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    stored,
  );
  await open(address);
  await expect.poll(() => has('nav[data-live]')).toBe(true);
}

const shows = (selector: string, name?: string) =>
  expect.poll(async () => (await run(webkit, findShown, selector, name ?? null, false)) !== null, {
    message: `${selector} ${name ?? ''}`,
  });

async function click(selector: string, name?: string): Promise<void> {
  const { x, y } = await reach(webkit, selector, name);
  await clickAt(webkit, x, y);
}

async function hover(selector: string, name?: string): Promise<void> {
  const { x, y } = await reach(webkit, selector, name);
  await moveMouse(webkit, x, y);
}

/** Opens the drawer, and waits until it has slid in. */
async function openDrawer(): Promise<void> {
  await click('header button', 'Open menu');
  const left = () => run(webkit, () => document.querySelector('#menu:modal')?.getBoundingClientRect().left);
  await expect.poll(left).toBeCloseTo(0, 0);
}

/** Opens a dialog in turn with each way to close it. */
async function expectToClose(openDialog: () => Promise<void>, dialog: string, beside: number): Promise<void> {
  for (const close of [
    () => type(webkit, 'ESCAPE'),
    () => click(`${dialog} button[aria-label^="Close"]`),
    () => clickAt(webkit, beside, 400),
  ]) {
    await openDialog();
    await shows(dialog).toBe(true);
    await close();
    await shows(dialog).toBe(false);
  }
}

describe('with scripts', () => {
  useWebKit(true);

  test('pages fit a desktop and a phone, with all their pictures', async () => {
    for (const address of ['/', '/gardeners', '/people/plot', '/growing/beans', '/write-to-us']) {
      await visit(address);
      for (const [width, height] of [
        [360, 740],
        [1280, 800],
      ] as const) {
        await resize(webkit, width, height);
        // All pictures, also those that a browser would load later.
        const loaded = () =>
          run(webkit, () => {
            for (const image of document.images) image.loading = 'eager';
            return (
              [...document.images].every(({ complete }) => complete) && document.fonts.status === 'loaded'
            );
          });
        await expect.poll(loaded).toBe(true);
        const found = await run(webkit, () => [
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          document.querySelectorAll('h1').length,
          [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
        ]);
        expect(found, `${address} at ${width} px`).toEqual([0, 1, []]);
      }
    }
  });

  test('menus open under the mouse and by key, and close when left', async () => {
    await visit('/gardeners');
    await hover('header button', 'Growing');
    await shows('#menu-1').toBe(true);
    await hover('#menu-1 a', 'Bean Rows');
    await shows('#menu-1').toBe(true);
    await moveMouse(webkit, 40, 780);
    await shows('#menu-1').toBe(false);
    await run(webkit, () => document.querySelector<HTMLElement>('[aria-controls="menu-5"]')?.focus());
    await type(webkit, 'ENTER');
    await shows('#menu-5').toBe(true);
    await type(webkit, 'TAB');
    await expect.poll(focus).toBe('Our Plot');
    await type(webkit, 'ESCAPE');
    await expect.poll(focus).toBe('People');
    await shows('#menu-5').toBe(false);
  });

  test('the drawer and the dialogs open, close in three ways, and return the focus', async () => {
    await visit('/gardeners');
    await expectToClose(() => click('header button', 'Login'), '#login:modal', 40);
    await expect.poll(focus).toBe('Login');
    await click('header button', 'Login');
    await click('#login button', 'Sign up here');
    await shows('#sign-up:modal').toBe(true);
    await expect.poll(focus).toBe('fullName');
    await shows('#login').toBe(false);
    await type(webkit, 'ESCAPE');
    await expect.poll(focus).toBe('Login');

    await resize(webkit, 360, 740);
    await expectToClose(openDrawer, '#menu:modal', 350);
    await expect.poll(focus).toBe('Open menu');
    await openDrawer();
    await click('#menu summary', 'People');
    await click('#menu a', 'Our Plot');
    await expect.poll(path).toBe('/people/plot');
    await shows('#menu').toBe(false);
    await resize(webkit, 1280, 800);
  });

  test('what is answered about cookies is kept', async () => {
    await visit('/gardeners', {});
    await click('[data-shell="cookie-banner"] button', 'Preferences');
    await shows('#cookie-preferences').toBe(true);
    for (let time = 0; time < 3; time++) await type(webkit, 'ESCAPE');
    await clickAt(webkit, 40, 300);
    await shows('#cookie-preferences').toBe(true);
    await click('#cookie-preferences button', 'Decline All');
    await shows('#cookie-preferences').toBe(false);
    await click('[data-shell="cookie-banner"] button', 'Accept');
    await shows('[data-shell="cookie-banner"]').toBe(false);
    const { cookieConsent, cookiePreferences } = await run(webkit, () => ({ ...localStorage }));
    expect(cookieConsent).toBe('true');
    expect(JSON.parse(cookiePreferences as string)).toMatchObject({ essential: true, analytics: false });
  });

  test('a form says what is missing and leads there', async () => {
    await visit('/write-to-us');
    await expect.poll(() => has('#inquiry form[novalidate]')).toBe(true);
    await click('#inquiry button', 'Send inquiry');
    await shows('#inquiry a', 'Email: Enter your email address.').toBe(true);
    await click('#inquiry a', 'Country: Choose your country.');
    await expect.poll(() => run(webkit, () => document.activeElement?.tagName)).toBe('SELECT');
  });

  test('a link opens the next page; back returns to where the visitor was, forward goes there again', async () => {
    await visit('/growing/beans');
    await run(webkit, () => scrollTo({ top: 40, behavior: 'instant' }));
    await expect.poll(() => has('html:not([data-unscrolled])')).toBe(true);
    await hover('main a[href="/write-to-us"]');
    const before = await run(webkit, () => scrollY);
    await click('main a[href="/write-to-us"]');
    await expect.poll(() => has('main [data-section="contactForm"]')).toBe(true);
    expect(await run(webkit, () => [location.pathname, scrollY])).toEqual(['/write-to-us', 0]);
    await webkit.session.navigate().back();
    await expect.poll(() => has('main [data-section="tabbedText"]')).toBe(true);
    await expect.poll(() => run(webkit, () => scrollY)).toBe(before);
    await webkit.session.navigate().forward();
    await expect.poll(path).toBe('/write-to-us');
  });

  test('tabs open by click, key and address', async () => {
    await visit('/growing/beans#lentils');
    const opened = () =>
      run(webkit, () =>
        [...document.querySelectorAll('[data-section="tabbedText"] [role="tabpanel"]')]
          .filter((panel) => panel.checkVisibility())
          .map(({ id }) => id),
      );
    await expect.poll(opened).toEqual(['lentils']);
    await click('[role="tab"]', 'Peas');
    await expect.poll(opened).toEqual(['peas']);
    await expect.poll(() => has('[data-section="tabbedText"][data-live]')).toBe(true);
    await type(webkit, 'HOME');
    await expect.poll(opened).toEqual(['runners']);
  });

  test('a slider moves on by itself until it is stopped, and shows the slide that is asked for', async () => {
    await visit('/');
    const slider = '[data-section="heroSlider"]';
    await expect.poll(() => has(`${slider}[data-live]`)).toBe(true);
    await moveMouse(webkit, 10, 10);
    const shown = () =>
      run(webkit, (block) => document.querySelector(block)?.textContent.match(/\d of \d/)?.[0], slider);
    const first = await shown();
    await expect.poll(shown).not.toBe(first);
    await click(`${slider} button`, 'Pause slides');
    await shows(`${slider} button`, 'Play slides').toBe(true);
    await click(`${slider} button`, 'Show 2 of 2');
    await expect.poll(shown).toBe('2 of 2');
  });
});

describe('without scripts', () => {
  useWebKit(false);

  test('texts can be read, menus and dialogs open, the browser guards a form', async () => {
    await open('/growing/beans');
    const hidden = await run(webkit, () =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li):not([hidden] *, [data-scripts-only] *)')]
        .filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(({ textContent }) => textContent),
    );
    expect(hidden).toEqual([]);
    await hover('header button', 'Growing');
    await shows('#menu-1').toBe(true);
    await moveMouse(webkit, 40, 780);
    await expectToClose(() => click('header button', 'Login'), '#login', 40);
    await open('/write-to-us');
    await click('#inquiry button', 'Send inquiry');
    await expect.poll(() => has('#inquiry :invalid:focus')).toBe(true);
  });
});
