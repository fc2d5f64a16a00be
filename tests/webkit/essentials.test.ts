import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fixtureSite } from '../stage/sites.ts';
import { startWebKit, type WebKit } from './driver.ts';
import { findShown } from './find-shown.ts';

let webkit: WebKit;

beforeAll(async () => {
  webkit = await startWebKit();
  await webkit.resize(1280, 800);
});
afterAll(() => webkit?.close());
afterEach(() => expect(webkit.messages.splice(0), 'messages in the console').toEqual([]));

const open = (address: string) => webkit.session.get(fixtureSite.url + address);
const expectPath = (path: string) => expect.poll(() => webkit.run(() => location.pathname)).toBe(path);
const expectFound = (selector: string) =>
  expect.poll(() => webkit.run((wanted) => document.querySelector(wanted) !== null, selector)).toBe(true);
const expectFocus = (name: string) =>
  expect
    .poll(() =>
      webkit.run(() => {
        const { ariaLabel, textContent, name: field } = document.activeElement as HTMLInputElement;
        return ariaLabel || field || textContent.trim();
      }),
    )
    .toBe(name);

async function expectShown(selector: string, name: string | null = null): Promise<void> {
  await expect.poll(() => webkit.run(findShown, selector, name, false), { message: selector }).not.toBeNull();
}

async function expectHidden(selector: string): Promise<void> {
  await expect.poll(() => webkit.run(findShown, selector, null, false), { message: selector }).toBeNull();
}

/** Opens a page with this stored consent, and waits until its scripts have started. */
async function visit(address: string, cookieConsent = 'true'): Promise<void> {
  await open('/robots.txt');
  await webkit.run((answer) => {
    localStorage.clear();
    if (answer) localStorage.setItem('cookieConsent', answer);
  }, cookieConsent);
  await open(address);
  await expectFound('nav[data-live]');
}

/** Opens the drawer, and waits for its transition. */
async function openDrawer(): Promise<void> {
  await webkit.click('header button', 'Open menu');
  const left = () => document.querySelector('#menu:modal')?.getBoundingClientRect().left;
  await expect.poll(() => webkit.run(left)).toBeCloseTo(0, 0);
}

/** Opens a dialog and closes it, in each way there is. */
async function expectToClose(openDialog: () => Promise<void>, dialog: string, beside: number): Promise<void> {
  for (const close of [
    () => webkit.press('ESCAPE'),
    () => webkit.click(`${dialog} button[aria-label^="Close"]`),
    () => webkit.clickAt(beside, 400),
  ]) {
    await openDialog();
    await expectShown(dialog);
    await close();
    await expectHidden(dialog);
  }
}

test('pages fit a desktop and a phone, with all their pictures', async () => {
  for (const address of ['/', '/gardeners', '/people/plot', '/growing/beans', '/write-to-us']) {
    await visit(address);
    for (const width of [360, 1280]) {
      await webkit.resize(width, 800);
      // Including lazy pictures.
      const areLoaded = () => {
        for (const image of document.images) image.loading = 'eager';
        return [...document.images].every(({ complete }) => complete) && document.fonts.status === 'loaded';
      };
      await expect.poll(() => webkit.run(areLoaded)).toBe(true);
      const found = await webkit.run(() => [
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        document.querySelectorAll('h1').length,
        [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      ]);
      expect(found, `${address} at ${width} px`).toEqual([0, 1, []]);
    }
  }
});

test('menus open by mouse and keyboard, and close when left', async () => {
  await visit('/gardeners');
  await webkit.hover('header button', 'Growing');
  await expectShown('#menu-1');
  await webkit.hover('#menu-1 a', 'Bean Rows');
  await expectShown('#menu-1');
  await webkit.moveMouse(40, 780);
  await expectHidden('#menu-1');
  await webkit.run(() => document.querySelector<HTMLElement>('[aria-controls="menu-5"]')?.focus());
  await webkit.press('ENTER');
  await expectShown('#menu-5');
  await webkit.press('TAB');
  await expectFocus('Our Plot');
  await webkit.press('ESCAPE');
  await expectFocus('People');
  await expectHidden('#menu-5');
});

test('the drawer and the dialogs open, close in three ways, and return the focus', async () => {
  await visit('/gardeners');
  await expectToClose(() => webkit.click('header button', 'Login'), '#login:modal', 40);
  await expectFocus('Login');
  await webkit.click('header button', 'Login');
  await webkit.click('#login button', 'Sign up here');
  await expectShown('#sign-up:modal');
  await expectFocus('fullName');
  await expectHidden('#login');
  await webkit.press('ESCAPE');
  await expectFocus('Login');

  await webkit.resize(360, 740);
  await expectToClose(openDrawer, '#menu:modal', 350);
  await expectFocus('Open menu');
  await openDrawer();
  await webkit.click('#menu summary', 'People');
  await webkit.click('#menu a', 'Our Plot');
  await expectPath('/people/plot');
  await expectHidden('#menu');
  await webkit.resize(1280, 800);
});

test('the consent choice is stored', async () => {
  const [banner, preferences] = ['[data-shell="cookie-banner"]', '#cookie-preferences'];
  await visit('/gardeners', '');
  await webkit.click(`${banner} button`, 'Preferences');
  await expectShown(preferences);
  for (let time = 0; time < 3; time++) await webkit.press('ESCAPE');
  await webkit.clickAt(40, 300);
  await expectShown(preferences);
  await webkit.click(`${preferences} button`, 'Decline All');
  await expectHidden(preferences);
  await webkit.click(`${banner} button`, 'Accept');
  await expectHidden(banner);
  const { cookieConsent, cookiePreferences } = await webkit.run(() => ({ ...localStorage }));
  expect(cookieConsent).toBe('true');
  expect(JSON.parse(cookiePreferences as string)).toMatchObject({ essential: true, analytics: false });
});

test('a form names the missing fields and moves the focus to the first', async () => {
  await visit('/write-to-us');
  await expectFound('#inquiry form[novalidate]');
  await webkit.click('#inquiry button', 'Send inquiry');
  await expectShown('#inquiry a', 'Email: Enter your email address.');
  await webkit.click('#inquiry a', 'Country: Choose your country.');
  await expectFound('#inquiry select:focus');
});

test('a link opens the next page; Back restores the scroll position, Forward too', async () => {
  const link = 'main a[href="/write-to-us"]';
  await visit('/growing/beans');
  await webkit.run(() => scrollTo({ top: 40, behavior: 'instant' }));
  await expectFound('html:not([data-unscrolled])');
  await webkit.hover(link);
  const before = await webkit.run(() => scrollY);
  await webkit.click(link);
  await expectFound('main [data-section="contactForm"]');
  expect(await webkit.run(() => [location.pathname, scrollY])).toEqual(['/write-to-us', 0]);
  await webkit.session.navigate().back();
  await expectFound('main [data-section="tabbedText"]');
  await expect.poll(() => webkit.run(() => scrollY)).toBe(before);
  await webkit.session.navigate().forward();
  await expectPath('/write-to-us');
});

test('tabs open by click, key and address', async () => {
  const expectOpen = async (id: string) => {
    await expectShown(`#${id}[role="tabpanel"]`);
    await expectHidden(`[data-section="tabbedText"] [role="tabpanel"]:not(#${id})`);
  };
  await visit('/growing/beans#lentils');
  await expectOpen('lentils');
  await webkit.click('[role="tab"]', 'Peas');
  await expectOpen('peas');
  await expectFound('[data-section="tabbedText"][data-live]');
  await webkit.press('HOME');
  await expectOpen('runners');
});
