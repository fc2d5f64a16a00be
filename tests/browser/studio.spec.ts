import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  clickWord,
  insertText,
  isFramed,
  isSaved,
  numstat,
  openStudio,
  pressUntil,
  startStudio,
} from './studio-steps.ts';
import { listen } from '../stage/listen.ts';
import type { ScratchProject } from '../stage/scratch-project.ts';
import { findViolations } from './shell-steps.ts';
import { essential, expect as expectNow, onlyChromium, testWithLogs as test } from './test.ts';

/*
 * Some tests need what the driver of Firefox lacks: it fills a field without an event, tells of no frames of a socket, and
 * does not say that the frame has the focus.
 */
test.describe.configure({ mode: 'serial', timeout: 400_000 });
// Changes pass through a server, which may first have to load modules.
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const file = 'pages/growing/beans.json';
let project: ScratchProject;
let first: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio();
  first = project.read(file);
});
// Each test begins with the committed files.
test.afterEach(() => {
  writeFileSync(join(project.folder, file), first);
});
test.afterAll(() => project.stop());

const title = (page: Page) => page.locator(`[data-at="${file}#/sections/0/title"]:is(textarea)`);
/** Opens the page, and clicks a word of its heading. */
async function openHeading(page: Page) {
  const frame = await openStudio(page, project.url, '/growing/beans');
  await clickWord(frame.locator('h1'), 'climbs');
  await expect(title(page)).toBeFocused();
  return frame;
}
const note = (page: Page) => page.locator('.note');
/** Presses keys outside of the text field: there, they are the studio's. */
const pressOutside = (page: Page, keys: string) =>
  page.getByRole('button', { name: 'Shortcuts' }).press(keys);
/** The text of a field behind its caret. */
const behindCaret = (field: Locator) =>
  field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart));

test(
  'a click on a word puts the caret there, and typing changes one line of one file',
  essential,
  async ({ page }) => {
    const frame = await openHeading(page);
    await expect.poll(() => behindCaret(title(page))).toMatch(/^climbs/);
    await insertText(page, 'really ');
    await expect(frame.locator('h1')).toHaveText('Beans, and what really climbs beside them');
    await isSaved(page);
    await expect.poll(() => project.read(file)).toContain('"Beans, and what really climbs beside them"');
    expect(numstat(project)).toEqual([`1 1 ${file}`]);

    await test.step('undo gives the first bytes, redo the second, also after a reload', async () => {
      const second = project.read(file);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Undo: title of hero' })).toBeVisible();
      await pressOutside(page, 'Control+z');
      await expect.poll(() => project.read(file)).toBe(first);
      await expect(note(page)).toContainText('Undone: title of hero.');
      await pressOutside(page, 'Control+Shift+z');
      await expect.poll(() => project.read(file)).toBe(second);
      await page.getByRole('button', { name: 'Undo: title of hero' }).click();
      await expect.poll(() => project.read(file)).toBe(first);
      expect(numstat(project)).toEqual([]);
    });
  },
);

test('clicks select and do nothing else, until "Use the page"', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/growing/beans');
  const link = frame.locator('#main a', { hasText: 'Take a Plot' }).first();
  await clickWord(link, 'Plot');
  const label = page.locator(`textarea[data-at="${file}#/sections/0/actions/0/label"]`);
  await expect(label).toBeFocused();
  await expect(frame.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(/page=%2Fgrowing%2Fbeans/);
  // Header and footer are of the whole site.
  // It may be higher than the frame.
  await frame
    .locator('footer')
    .evaluate((footer) => footer.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const footer = (await frame.locator('footer').boundingBox())!;
  await page.mouse.click(footer.x + 60, footer.y + 60);
  await expect(note(page)).toContainText('pages/_site/footer.json');
  await expect(frame.locator('[data-shell=cookie-banner]')).toBeHidden();
  await page.getByRole('switch', { name: 'Use the page' }).check();
  await frame.locator('#main a', { hasText: 'Home' }).first().click();
  await expect(page).toHaveURL(/page=%2F$/);
  await expect(page.locator('.form .head code')).toHaveText('pages/index.json');
});

test(
  'a required text that is emptied is marked in the words of the check, and its fix is one click',
  onlyChromium,
  async ({ page }) => {
    const frame = await openHeading(page);
    await title(page).fill('');
    const own = page.locator('.field', { has: title(page) });
    await expect(own.locator('.finding')).toContainText('Too short: the text is empty.');
    await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
    // The page stays as it could be drawn.
    await expect(frame.locator('h1')).toHaveText('Beans, and what climbs beside them');
    await expect(page.locator('.banner')).toBeVisible();
    await title(page).fill('Beans again');
    await expect(own.locator('.finding')).toHaveCount(0);
    await expect(frame.locator('h1')).toHaveText('Beans again');
    await isSaved(page);
    // A mistake from elsewhere, with a fix.
    project.edit(file, '"variant": "large"', '"variant": "larg"');
    const finding = page.locator('.findings').getByText('larg', { exact: false }).first();
    await expect(finding).toBeAttached();
    await page.locator('.findings > summary').click();
    await page
      .locator('.findings')
      .getByRole('button', { name: /Fix it|Write/ })
      .first()
      .click();
    await expect.poll(() => project.read(file)).toContain('"variant": "large"');
  },
);

test('a file that is not JSON has no form, but its finding, whose fix gives the form back', async ({
  page,
}) => {
  await openStudio(page, project.url, '/growing/beans');
  // A lost comma.
  const broken = first.replace(/",(?=\s+"lead")/, '"');
  expect(broken).not.toBe(first);
  writeFileSync(join(project.folder, file), broken);
  await expect(page.locator('.form')).toContainText('This file cannot be read just now');
  await expect(page.locator('.findings .finding')).toContainText('comma');
  await expect(page.locator('.form pre')).toContainText('^');
  await page
    .locator('.findings')
    .getByRole('button', { name: /Fix it|Write/ })
    .click();
  await expect.poll(() => project.read(file)).toBe(first);
  await expect(page.locator('.form .section').first()).toBeVisible();
});

test('somebody else may write too: another field is kept, the same one asks', async ({ page }) => {
  const frame = await openHeading(page);
  project.edit(file, 'Poles, strings and a little patience.', 'Poles and patience.');
  await expect(frame.locator('#main')).toContainText('Poles and patience.');
  await expect(page.locator(`textarea[data-at="${file}#/sections/0/lead"]`)).toHaveValue(
    'Poles and patience.',
  );
  await expect(title(page)).toBeFocused();
  await title(page).press('End');
  // Their change is in the file before the key reaches the server.
  await page.route(
    '**/api/edit',
    (route) => {
      project.edit(file, 'Beans, and what climbs beside them', 'Theirs');
      return route.fallback();
    },
    { times: 1 },
  );
  await page.keyboard.type('X');
  const conflict = page.locator('.notice[data-kind=conflict]');
  await expect(conflict).toContainText('Theirs');
  await expect(conflict).toContainText('Beans, and what climbs beside themX');
  expect(project.read(file)).toContain('"Theirs"');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => project.read(file)).toContain('"Beans, and what climbs beside themX"');
});

test(
  '"Saved" is said also when the answer to a key comes after the file is written',
  onlyChromium,
  async ({ page }) => {
    let checks = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('site:checked')) checks++;
      }),
    );
    await openHeading(page);
    await page.evaluate(() => {
      const send = window.fetch;
      window.fetch = async (address, options) => {
        const answer = await send(address, options);
        if (address === '/api/edit')
          await new Promise((release) => addEventListener('release', release, { once: true }));
        return answer;
      };
    });
    const before = checks;
    await insertText(page, 'slowly ');
    await expect.poll(() => project.read(file)).toContain('what slowly climbs');
    await expect.poll(() => checks).toBeGreaterThan(before);
    await expect(page.locator('.save-state')).toHaveAttribute('data-state', 'saving');
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await isSaved(page);
  },
);

test('a file that cannot be written is named at the top, and "Try again" writes what was typed', async ({
  page,
}) => {
  const frame = await openStudio(page, project.url, '/growing/beans');
  const path = join(project.folder, file);
  chmodSync(path, 0o444);
  try {
    await clickWord(frame.locator('h1'), 'climbs');
    await expect(title(page)).toBeFocused();
    await page.keyboard.type('surely ');
    const notice = page.locator('.notice', { hasText: `${file} cannot be saved.` });
    await expect(notice).toContainText('read-only');
    await expect(page.locator('.save-state')).not.toHaveAttribute('data-state', 'saved');
    await expect(frame.locator('h1')).toContainText('surely');
    expect(project.read(file)).toBe(first);
    const tried = page.waitForResponse('**/api/retry');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await tried;
    // It is still read-only.
    await expect(notice).toBeVisible();
    chmodSync(path, 0o644);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => project.read(file)).toContain('what surely climbs');
    await expect(notice).toHaveCount(0);
    await isSaved(page);
  } finally {
    chmodSync(path, 0o644);
  }
});

test('a block of _shared/ says on how many pages it is, and a change of it is in its file', async ({
  page,
}) => {
  const frame = await openStudio(page, project.url, '/people/plot');
  await clickWord(frame.getByRole('heading', { name: 'Who stays' }), 'stays');
  const shared = 'pages/_shared/years.json';
  const own = page.locator(`textarea[data-at="${shared}#/title"]`);
  await expect(own).toBeFocused();
  await expect(page.locator('.form .hint').first()).toContainText('Shown on one page. A change here');
  await own.press('End');
  await page.keyboard.type('!');
  await expect(frame.getByRole('heading', { name: 'Who stays!' })).toBeVisible();
  await expect.poll(() => numstat(project)).toEqual([`1 1 ${shared}`]);
  await own.press('Backspace');
  await expect.poll(() => numstat(project)).toEqual([]);
});

test('a name from a placeholder leads to its braces, and to its value for all pages', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/helpers');
  const text = frame.locator('#main').getByText('Exampletown').first();
  await clickWord(text, 'Exampletown');
  const own = page.locator('.form textarea:focus');
  await expect(own).toHaveValue(/\{locality\}/);
  await expect.poll(() => behindCaret(own)).toMatch(/^\{locality\}/);
  const used = page.locator('.field', { has: page.locator('textarea:focus') }).locator('.placeholders');
  await expect(used).toContainText('{locality} = Exampletown');
  await used.getByRole('button', { name: 'Change it on all pages' }).first().click();
  await expect(page.locator('textarea[data-at="pages/_site/brand.json#/locality"]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('ville');
  // The page stays beside it.
  await expect(frame.locator('#main')).toContainText('Exampletownville');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Exampletown');
  await expect.poll(() => numstat(project)).toEqual([]);
});

test('keys that reached no file are offered once, and then written', onlyChromium, async ({ page }) => {
  let isLost = false;
  await page.route('**/api/edit', (route) => (isLost ? route.abort() : route.fallback()));
  await openHeading(page);
  isLost = true;
  await page.keyboard.type('Z');
  await expect(page.locator('.notice')).toContainText('The server does not answer.');
  isLost = false;
  await page.reload();
  const offer = page.locator('.notice', { hasText: 'Typed, but not saved' });
  await expect(offer.locator('ins')).toHaveText('Beans, and what Zclimbs beside them');
  expect(project.read(file)).toBe(first);
  await offer.getByRole('button', { name: 'Write them now' }).click();
  await expect.poll(() => project.read(file)).toContain('"Beans, and what Zclimbs beside them"');
  // The browser then knows it, too.
  await isSaved(page);
  await page.reload();
  await expect(page.locator('.form h1')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('the studio belongs to its own document alone', async ({ page, context }) => {
  const written: string[] = [];
  page.on('request', (request) => written.push(request.url()));
  page.on('console', (message) => written.push(message.text()));
  await openStudio(page, project.url, '/growing/beans');
  const studio = new URL(page.url()).origin;
  const host = new URL(studio).host;
  const body = JSON.stringify({
    file,
    revision: '',
    operation: { op: 'set', at: '/title', value: 'Hostile' },
  });
  const token = await page.locator('meta[name=studio]').getAttribute('content');
  expect(token).toHaveLength(43);
  // In no address and no log.
  expect(written.length).toBeGreaterThan(50);
  expect([page.url(), ...written, project.output()].filter((text) => text.includes(token!))).toEqual([]);

  await test.step('requests without what its own document sends', async () => {
    const good = {
      host,
      origin: studio,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-studio': token!,
    };
    const statusOf = async (headers: Record<string, string>, path = '/api/edit') => {
      const { statusCode } = await rawRequest(studio + path, headers, body);
      return statusCode;
    };
    const others: Record<string, string>[] = [
      { ...good, host: 'evil.example' },
      { ...good, origin: project.url },
      { ...good, origin: 'null' },
      { ...good, 'sec-fetch-site': 'same-site' },
      { ...good, 'sec-fetch-site': 'cross-site' },
      { ...good, 'content-type': 'text/plain' },
      { ...good, 'x-studio': token!.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')) },
      { ...good, 'x-studio': '' },
    ];
    for (const headers of others) expect(await statusOf(headers), JSON.stringify(headers)).toBe(403);
    expect(await statusOf(good, '/api/nothing')).toBe(404);
    expect(await statusOf(good, '//[')).toBe(404);
    expect(await statusOf({ ...good, 'sec-fetch-site': 'none' }, '/growing/beans')).toBe(404);
    expect(await statusOf({ host, 'sec-fetch-site': 'same-site' }, '/')).toBe(403);
    expect(await statusOf({ host, 'sec-fetch-site': 'same-site' }, '/enter?ticket=made-up')).toBe(403);
    // What it is there for.
    expect(await statusOf({ ...good }, '/api/site')).toBe(200);
  });

  await test.step('a hostile page in another tab, and a hostile script in the edited page', async () => {
    const hostile = await listen(
      createServer((_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>'),
      ),
    );
    for (const from of [hostile.url, `${project.url}/growing/beans`]) {
      const other = await context.newPage();
      await other.goto(from);
      const tried = await other.evaluate(
        async ([target, text]) => {
          const results: string[] = [];
          const attempt = async (name: string, run: () => Promise<unknown>) => {
            try {
              results.push(`${name}: ${String(await run())}`);
            } catch {
              results.push(`${name}: refused`);
            }
          };
          const headers = { 'content-type': 'application/json', 'x-studio': 'a' };
          await attempt(
            'fetch',
            async () => (await fetch(`${target}/api/edit`, { method: 'POST', headers, body: text! })).status,
          );
          await attempt('document', async () => (await fetch(`${target}/`)).status);
          // It may be sent, but nothing reads the answer, and the server refuses it.
          await fetch(`${target}/api/edit`, { method: 'POST', mode: 'no-cors', body: text! }).catch(
            () => undefined,
          );
          await attempt(
            'socket',
            () =>
              new Promise((settle, reject) => {
                const socket = new WebSocket(target!.replace('http', 'ws'));
                socket.addEventListener('open', () => settle('open'));
                socket.addEventListener('error', () => reject(new Error('refused')));
              }),
          );
          const sink = document.createElement('iframe');
          sink.name = 'sink';
          const form = document.createElement('form');
          Object.assign(form, {
            method: 'POST',
            action: `${target}/api/edit`,
            target: 'sink',
            enctype: 'text/plain',
          });
          document.body.append(sink, form);
          form.submit();
          const frame = document.createElement('iframe');
          const loaded = new Promise((settle) => frame.addEventListener('load', settle));
          frame.src = `${target}/`;
          document.body.append(frame);
          await loaded;
          await attempt('frame', () => Promise.resolve(frame.contentWindow!.document.title));
          return results;
        },
        [studio, body],
      );
      expect(tried).toEqual(['fetch: refused', 'document: refused', 'socket: refused', 'frame: refused']);
      const opened = context.waitForEvent('page');
      await other.evaluate((target) => void window.open(`${target}/`), studio);
      const popup = await opened;
      await popup.waitForLoadState();
      await expect(popup.locator('body')).toContainText('403');
      await popup.close();
      await other.close();
    }
    await hostile.stop();
  });
  expect(project.read(file)).toBe(first);
});

test(
  'the studio passes axe, in both halves, in notices and in a small window',
  onlyChromium,
  async ({ page }) => {
    const frame = await openStudio(page, project.url, '/growing/beans');
    const isClean = () => expect.poll(() => findViolations(page, { within: '.studio' })).toEqual([]);
    await isClean();
    await clickWord(frame.locator('h1'), 'climbs');
    await expect(title(page)).toBeFocused();
    await title(page).fill('');
    await expect(page.locator('.field .finding').first()).toBeVisible();
    await page.locator('.findings > summary').click();
    await expect(page.locator('.findings .finding').first()).toBeVisible();
    for (const button of await page.locator('.form .adding > summary').all()) await button.click();
    // What is half below the name of its block is no smaller for that.
    await page.locator('.form').evaluate((form) => form.scrollTo(0, 0));
    await isClean();
    await page.route(
      '**/api/edit',
      (route) => {
        project.edit(file, '"title": ""', '"title": "Theirs"');
        return route.fallback();
      },
      { times: 1 },
    );
    await isSaved(page);
    await title(page).fill('Mine');
    await expect(page.locator('.notice[data-kind=conflict]')).toContainText('Theirs');
    await isClean();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await isClean();
    await page.keyboard.press('Escape');
    const surplus = () => page.locator('.form').evaluate((form) => form.scrollWidth - form.clientWidth);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(surplus).toBe(0);
    await page.emulateMedia({ forcedColors: 'active' });
    await isClean();
    await page.emulateMedia({ forcedColors: null });

    await test.step('1280 × 720 at 200 %: all is there, and reached by scrolling up and down', async () => {
      await page.setViewportSize({ width: 640, height: 360 });
      await expect(page.locator('.frame')).toBeHidden();
      await isClean();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(640);
      await expect.poll(surplus).toBe(0);
      for (const control of await page.locator('.toolbar :is(input, button):visible').all()) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport();
      }
      const last = page.locator('.form .section > summary').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await expect(page.locator('.frame')).toBeVisible();
      await expect(frame.locator('h1')).toBeVisible();
    });
  },
);

test('a walk by keyboard alone: find a page, change its heading, undo', onlyChromium, async ({ page }) => {
  await openStudio(page, project.url, '/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a page' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('beans');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form .head code')).toHaveText(file);
  await isFramed(page, '/growing/beans');
  await pressUntil(page, 'Tab', page.locator(`.form details[data-at="${file}#/sections/0"] > summary`));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', title(page));
  await page.keyboard.press('End');
  await insertText(page, ' now');
  await expect.poll(() => project.read(file)).toContain('beside them now');
  await expect(page.locator('.unseen[role=status]')).toHaveText('Saved');
  // From the form to the page, and back.
  await page.keyboard.press('Escape');
  await expect(page.locator('.frame iframe')).toBeFocused();
  await page.locator('.frame iframe').press('Escape');
  await expect(title(page)).toBeFocused();
  await pressOutside(page, 'Control+z');
  await expect.poll(() => project.read(file)).toBe(first);
});

/** A request with any headers, which no browser would send. */
async function rawRequest(url: string, headers: Record<string, string>, body: string) {
  const { request } = await import('node:http');
  return new Promise<{ statusCode: number | undefined }>((settle, reject) => {
    const isCall = url.includes('/api/');
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      url,
      { method: isCall ? 'POST' : 'GET', headers: { ...headers, ...(isCall && length) } },
      (answer) => {
        answer.resume();
        settle({ statusCode: answer.statusCode });
      },
    );
    sent.on('error', reject);
    sent.end(isCall ? body : undefined);
  });
}
