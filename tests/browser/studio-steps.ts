import { execFileSync } from 'node:child_process';
import { expect as expectNow, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { commitFiles } from '../stage/copy-project.ts';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';

/** Changes pass through a server, which may first have to load modules. */
const expect = expectNow.configure({ timeout: 90_000 });

/** A project in git, whose server has the studio. `change`: before the commit. */
export async function startStudio(
  change?: (folder: string) => void,
  args: string[] = [],
): Promise<ScratchProject> {
  return startScratchProject(args, {}, undefined, (folder) => {
    change?.(folder);
    commitFiles(folder, 'pages');
  });
}

/** Opens a page by its button "Edit", and waits until a click finds its field. */
export async function openStudio(page: Page, site: string, path: string): Promise<FrameLocator> {
  await page.goto(site + path);
  const traced = page.waitForResponse('**/api/trace', { timeout: 90_000 });
  await page.locator('site-edit').getByRole('link', { name: 'Edit' }).click();
  await traced;
  const frame = page.frameLocator('.frame iframe');
  await expect(frame.locator('#main > section').first()).toBeVisible();
  // The page takes no click before it listens.
  await expect(frame.locator('studio-outlines')).toBeAttached();
  return frame;
}

/** Waits until the frame has loaded the page at a path. Until then, it may lose the focus. */
export async function isFramed(page: Page, path: string): Promise<void> {
  const find = () =>
    page.frames().find((frame) => frame.parentFrame() && new URL(frame.url()).pathname === path);
  await expect.poll(() => find()?.url()).toBeDefined();
  await find()!.waitForLoadState();
}

/** Presses a key until an element has the focus. Each press has moved it before the next one. */
export async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  const placeOfFocus = () =>
    page.evaluate(() => [...document.querySelectorAll('*')].indexOf(document.activeElement!));
  const inFrame = () =>
    page
      .frameLocator('.frame iframe')
      .locator(':root')
      .evaluate((root) => [...root.querySelectorAll('*')].indexOf(document.activeElement!));
  const place = async () => `${await placeOfFocus()} ${await inFrame()}`;
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const before = await place();
    await page.keyboard.press(key);
    await expect.poll(place).not.toBe(before);
  }
  await expect(target).toBeFocused();
}

/** Types a text at once: between keys of a driver there may be a pause, which makes two steps of "Undo". */
export const insertText = (page: Page, text: string) =>
  // The driver of Firefox changes the field, and sends no event.
  page.evaluate((inserted) => document.execCommand('insertText', false, inserted), text);

/** Clicks a word of a text in the frame. */
export async function clickWord(text: Locator, word: string): Promise<void> {
  // Another font has other lines.
  await text.evaluate(() => document.fonts.ready.then(() => undefined));
  await text.scrollIntoViewIfNeeded();
  const place = await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const [box = range.getBoundingClientRect()] = range.getClientRects();
      const around = element.getBoundingClientRect();
      return { x: box.x - around.x + box.width / 2, y: box.y - around.y + box.height / 2 };
    }
    return undefined;
  }, word);
  if (!place) throw new Error(`The text has no "${word}".`);
  // What lies over the page takes the click.
  await text.click({ position: place, force: true });
}

/** `added removed` of each changed file. */
export function numstat({ folder }: ScratchProject): string[] {
  const lines = execFileSync('git', ['diff', '--numstat', '--no-renames'], { cwd: folder, encoding: 'utf8' });
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replaceAll('\t', ' '));
}

export const isSaved = (page: Page) =>
  expect(page.locator('.save-state')).toHaveAttribute('data-state', 'saved');
