import * as go from './navigation-steps.ts';
import { mailSite } from '../stage/sites.ts';
import { menuButton, passTwoFrames } from './shell-steps.ts';
import { essential, expect, test, weekly } from './test.ts';

go.prepareNavigation();

test.describe('addresses', essential, () => {
  test('queries, aliases, planned links and quick clicks stay in the same document', async ({ page }) => {
    await go.visit(page, go.start);
    for (const [href, address] of [
      ['/write-to-us?from=test#main', '/write-to-us?from=test#main'],
      ['/write-to-us', '/write-to-us'],
      ['/gardeners', '/gardeners'],
      ['/write?from=test#main', '/write-to-us?from=test#main'],
      ['/growing/compost', '/'],
    ] as const) {
      await go.addLink(page, href);
      await go.follow(page, href);
      await expect(page).toHaveURL(address);
      if (!address.includes('#')) await go.expectRendered(page, address);
    }
    await expect(page.locator('[data-section="heroSlider"]')).toBeVisible();

    await page.evaluate(() => {
      for (const path of ['/gardeners', '/people/plot', '/helpers']) {
        const link = document.createElement('a');
        link.href = path;
        document.body.append(link);
        link.click();
      }
    });
    await go.expectRendered(page, '/helpers');
    await expect(page.locator('[data-section="jobOpenings"]')).toBeVisible();
    expect(await go.isSameDocument(page)).toBe(true);

    await test.step('the browser handles clicks with a modifier key and links to other files', async () => {
      const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'];
      const others = ['/prices.pdf', 'https://elsewhere.example/', 'mailto:hello@greenplot.example'];
      const clicks = [
        ...keys.map((key) => ({ href: '/gardeners', with: { [key]: true } })),
        ...others.map((href) => ({ href, with: {} })),
      ];
      const taken = await page.evaluate((all) => {
        return all.filter(({ href, with: pressed }) => {
          const link = document.body.appendChild(document.createElement('a'));
          link.href = href;
          let isTaken = false;
          // Runs after the site's own listener, and prevents a new tab.
          const judge = (event: Event) => {
            isTaken = event.defaultPrevented;
            event.preventDefault();
          };
          addEventListener('click', judge, { once: true });
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...pressed }));
          return isTaken;
        });
      }, clicks);
      expect(taken).toEqual([]);
      await expect(page).toHaveURL('/helpers');
    });
  });

  test('an unknown address leads home, and a link to "#" nowhere', async ({ page, quietConsole }) => {
    await page.goto('/no-such-page');
    await expect(page).toHaveURL('/');
    // Some browsers log the status of the first response; nothing else may be logged.
    expect(quietConsole.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
    const link = page.locator('[data-section="industries"] a[href="#"]').first();
    await link.scrollIntoViewIfNeeded();
    // A visitor would click only after a frame is painted.
    await passTwoFrames(page);
    // Deferred layout above changes the scroll position, but nothing visible. A card that is pointed at rises a little.
    const place = () => link.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    await link.click();
    expect(Math.abs((await place()) - before)).toBeLessThan(20);
    await expect(page).toHaveURL('/');
  });

  test('an unknown address shows the page of the site for it, whose links lead on', async ({
    page,
    quietConsole,
  }) => {
    const unknown = `${mailSite.url}/no/such/page`;
    expect((await page.goto(unknown))?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Nothing grows at this address');
    await page.evaluate(() => (document.body.dataset.kept = 'yes'));
    const link = page.getByRole('main').getByRole('link', { name: 'beans' });
    // Starts the router, which knows only the address in the address bar.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await go.expectRendered(page, `${mailSite.url}/growing/beans`);
    await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
    // The browser opens what is no page of the site.
    await Promise.all([page.waitForEvent('load'), page.goBack()]);
    await expect(page).toHaveURL(unknown);
    await expect(heading).toHaveText('Nothing grows at this address');
    expect(quietConsole.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
  });

  test('below a base links and history stay, and a path outside leaves', async ({ page, quietConsole }) => {
    const { origin } = new URL(mailSite.url);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(origin) && !request.url().startsWith(mailSite.url))
        outside.push(request.url());
    });
    const shows = (path: string) => go.expectRendered(page, mailSite.url + path);
    const follow = async (link: string) => {
      const first = page.locator(`a[href="${link}"]`).filter({ visible: true }).first();
      await go.approach(page, first);
      await first.click();
    };
    await go.visit(page, `${mailSite.url}/`);
    await menuButton(page, 'People').hover();
    // Until the menu is open, the first visible link is the one of the footer.
    await expect(page.locator('header a[href="/site/people/plot"]').first()).toBeVisible();
    await follow('/site/people/plot');
    await shows('/people/plot');
    const current = page.locator('header a[aria-current="page"]').first();
    await expect(current).toHaveAttribute('href', '/site/people/plot');
    await go.addLink(page, '/site/write');
    await follow('/site/write');
    await shows('/write-to-us');
    await go.back(page);
    await shows('/people/plot');
    await go.forward(page);
    await shows('/write-to-us');
    await page.locator('header a').first().click();
    await shows('/');
    expect(await go.isSameDocument(page)).toBe(true);
    expect(outside).toEqual([]);

    await go.addLink(page, '/shop/write-to-us');
    const link = page.locator('a[href="/shop/write-to-us"]');
    await link.hover();
    await go.waitUntilLaidOut(page);
    await link.click();
    await expect(page.locator('body')).toHaveText('The site is at /site/');
    expect(await go.isSameDocument(page)).toBe(false);
    expect(outside).toEqual([`${origin}/shop/write-to-us`]);
    // The status of the answer.
    quietConsole.splice(0);
  });

  test('a page opened by its file name is interactive', weekly, async ({ page }) => {
    for (const path of [go.start, '/write-to-us']) {
      const body = await (await page.request.get(path)).text();
      await page.route(`**${path}.html`, (route) => route.fulfill({ body, contentType: 'text/html' }));
    }
    await go.visit(page, '/write-to-us.html');
    const form = page.locator('[data-section="contactForm"][data-live]');
    await expect(form).toBeAttached();
    // The router, started by the first link, starts again after the reload.
    await go.approach(page, page.locator('header a[href="/"]').first());
    await page.reload();
    await expect(form).toBeAttached();
    await go.visit(page, `${go.start}.html`);
    await go.follow(page, '/write-to-us');
    await go.expectRendered(page, '/write-to-us');
    expect(await go.isSameDocument(page)).toBe(true);
    await go.back(page);
    await expect(page).toHaveURL(`${go.start}.html`);
    await expect(page.locator('[data-section="tabbedText"]')).toBeVisible();
  });
});
