import { inject } from 'vitest';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const start = '/growing/beans';
const link = 'main a[href="/write-to-us"]';

/** Marks the document: a page that the browser loads anew has lost the mark. */
const mark = (visitor: Visitor) => visitor.run(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (visitor: Visitor) => visitor.run(() => 'sameDocument' in window);

/** Waits until the page that a path names is drawn. */
const arrived = (visitor: Visitor, path: string, section: string) =>
  visitor.until(
    (wanted, type) =>
      location.pathname === wanted && document.querySelector(`main [data-section="${type}"]`) !== null,
    path,
    section,
  );

/** From the first page to the next and down there. Returns how far the first one was scrolled when it was left. */
async function goOn(visitor: Visitor): Promise<number> {
  await visitor.scrollTo(40);
  // All is laid out then, and how far the page is scrolled stays.
  await visitor.until(() => document.documentElement.dataset.unscrolled === undefined);
  await visitor.hover(link);
  const before = await visitor.scrollTop();
  await visitor.follow(link);
  await arrived(visitor, '/write-to-us', 'contactForm');
  await visitor.scrollTo(300);
  return before;
}

async function goBackTo(visitor: Visitor, before: number): Promise<void> {
  await visitor.tab.back();
  await arrived(visitor, start, 'tabbedText');
  await expect.poll(() => visitor.scrollTop()).toBe(before);
}

async function goForward(visitor: Visitor): Promise<void> {
  await visitor.tab.forward();
  await arrived(visitor, '/write-to-us', 'contactForm');
  await expect.poll(() => visitor.scrollTop()).toBe(300);
}

test('a link opens the next page in the same document, at its top and with its title', async ({
  visitor,
}) => {
  await visitor.visit(start);
  await mark(visitor);
  await visitor.follow(link);
  await arrived(visitor, '/write-to-us', 'contactForm');
  expect(await isMarked(visitor)).toBe(true);
  expect(await visitor.scrollTop()).toBe(0);
  expect(await visitor.run(() => document.title)).toContain('Write to');
  expect(await visitor.run(() => document.activeElement?.id)).toBe('main');
});

test('back returns to where the visitor was, forward to the next page, and a reload stays', async ({
  visitor,
}) => {
  await visitor.visit(start);
  await mark(visitor);
  const before = await goOn(visitor);
  await goBackTo(visitor, before);
  await goForward(visitor);
  expect(await isMarked(visitor)).toBe(true);
  await visitor.tab.reload();
  await arrived(visitor, '/write-to-us', 'contactForm');
  await expect.poll(() => visitor.scrollTop()).toBe(300);
});

test('after a reload, back still returns to where the visitor was', async ({ visitor }) => {
  await visitor.visit(start);
  const before = await goOn(visitor);
  await visitor.tab.reload();
  await arrived(visitor, '/write-to-us', 'contactForm');
  await expect.poll(() => visitor.scrollTop()).toBe(300);
  await goBackTo(visitor, before);
  await goForward(visitor);
});

test('after a reload and another site, back still returns to where the visitor was', async ({ visitor }) => {
  await visitor.visit(start);
  const before = await goOn(visitor);
  await visitor.tab.reload();
  await arrived(visitor, '/write-to-us', 'contactForm');
  await expect.poll(() => visitor.scrollTop()).toBe(300);
  // From another site, Back in WebKit may pass over a page that nobody has touched.
  await visitor.tab.click(10, 400);
  await visitor.tab.goto(inject('mailURL'));
  await visitor.tab.back();
  await arrived(visitor, '/write-to-us', 'contactForm');
  await expect.poll(() => visitor.scrollTop()).toBe(300);
  await goBackTo(visitor, before);
});

test('a click that comes as soon as a page has come reaches what is drawn there', async ({ visitor }) => {
  await visitor.visit(start);
  await mark(visitor);
  await visitor.follow(link);
  await arrived(visitor, '/write-to-us', 'contactForm');
  const { x, y } = await visitor.run(() => {
    const { left, top, width, height } = document
      .querySelector('header a[href="/"]')!
      .getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await visitor.tab.click(x, y);
  await arrived(visitor, '/', 'heroSlider');
  expect(await isMarked(visitor)).toBe(true);
});

test('back and forward work between documents too', async ({ visitor }) => {
  await visitor.visit(start);
  await visitor.scrollTo(500);
  await visitor.visit('/gardeners');
  await visitor.tab.back();
  await arrived(visitor, start, 'tabbedText');
  await expect.poll(() => visitor.scrollTop()).toBe(500);
  await visitor.tab.forward();
  await arrived(visitor, '/gardeners', 'profiles');
});

for (const afterNavigation of [false, true]) {
  test(`a jump ${afterNavigation ? 'after a navigation' : 'on the served page'} stays on the page, and back undoes it`, async ({
    visitor,
  }) => {
    const page = '/growing/seeds';
    await visitor.visit(afterNavigation ? '/gardeners' : page);
    await mark(visitor);
    if (afterNavigation) {
      await visitor.run((href) => {
        const anchor = Object.assign(document.createElement('a'), {
          href,
          textContent: 'There',
          id: 'there',
        });
        document.querySelector('footer')!.prepend(anchor);
      }, page);
      await visitor.follow('#there');
      await visitor.until((path) => location.pathname === path, page);
    }
    await visitor.until(() => document.querySelector('main a[href="#kinds"]'));
    await visitor.follow('main a[href="#kinds"]');
    await expect.poll(() => visitor.path()).toBe(`${page}#kinds`);
    await visitor.until(() => {
      const { top } = document.querySelector('#kinds')!.getBoundingClientRect();
      return top > -5 && top < innerHeight / 2;
    });
    await visitor.tab.back();
    await expect.poll(() => visitor.path()).toBe(page);
    await expect.poll(() => visitor.scrollTop()).toBeLessThan(400);
    expect(await isMarked(visitor)).toBe(true);
  });
}

test('a page that is left while its blocks load says nothing', async ({ visitor }) => {
  for (const path of ['/', '/write-to-us', start]) {
    await visitor.tab.goto(inject('slowURL') + path);
    await visitor.until(() => document.querySelector('nav[data-live]'));
    await visitor.run(() => location.assign('/gardeners'));
    await arrived(visitor, '/gardeners', 'profiles');
  }
});

test('an unknown address leads home without a complaint of the page', async ({ visitor }) => {
  await visitor.tab.goto(`${visitor.baseURL}/no-such-page`);
  await expect.poll(() => visitor.path()).toBe('/');
  // Browsers themselves note the status of the first answer; nothing else is said.
  expect(visitor.tab.messages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
});
