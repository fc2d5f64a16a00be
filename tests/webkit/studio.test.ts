import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';
import { startWebKit, type WebKit } from './driver.ts';

/* The browser of a Mac is what a double click on "Edit this site.command" opens. */
const file = 'pages/growing/beans.json';
const title = `textarea[data-at="${file}#/sections/0/title"]`;
let webkit: WebKit;
let project: ScratchProject;

beforeAll(async () => {
  [webkit, project] = await Promise.all([startWebKit(), startScratchProject()]);
  await webkit.resize(1280, 800);
});
afterAll(async () => {
  await webkit?.close();
  await project?.stop();
});

/** What the page in the frame says. */
async function runInFrame<Args extends unknown[], Result>(
  task: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  await webkit.session.switchTo().frame(0);
  try {
    return await webkit.run(task, ...args);
  } finally {
    await webkit.session.switchTo().defaultContent();
  }
}

/** Where the button "Edit" is, which lies over the page. */
function findEdit() {
  const rect = document.querySelector('site-edit')?.shadowRoot?.querySelector('a')?.getBoundingClientRect();
  return rect ? { x: Math.round(rect.x + rect.width / 2), y: Math.round(rect.y + rect.height / 2) } : null;
}

/** Where a word of the page's heading is in its window. */
function findWord(wanted: string) {
  const text = document.querySelector('h1')!.firstChild as Text;
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(wanted));
  range.setEnd(text, text.data.indexOf(wanted) + wanted.length);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const headingInFrame = () => runInFrame(() => document.querySelector('h1')?.textContent);
const focused = () => webkit.run(() => document.activeElement?.getAttribute('data-at'));
const stateOfSaving = () =>
  webkit.run(() => document.querySelector<HTMLElement>('.save-state')?.dataset.state);

test('a click on a word puts the caret there, a key changes the page and its file, undo takes it back', async () => {
  const first = project.read(file);
  await webkit.session.get(`${project.url}/growing/beans`);
  await expect.poll(() => webkit.run(findEdit)).not.toBeNull();
  const edit = (await webkit.run(findEdit))!;
  await webkit.clickAt(edit.x, edit.y);
  await expect
    .poll(() => webkit.run(() => document.querySelector('.form .head code')?.textContent), {
      timeout: 120_000,
    })
    .toBe(file);
  await expect
    .poll(() => runInFrame(() => document.querySelector('studio-outlines') !== null), { timeout: 60_000 })
    .toBe(true);
  const framed = await webkit.run(
    () => document.querySelector('iframe')!.getBoundingClientRect().toJSON() as DOMRect,
  );
  const word = await runInFrame(findWord, 'climbs');
  await webkit.clickAt(Math.round(framed.x + word.x), Math.round(framed.y + word.y));
  await expect.poll(focused).toBe(`${file}#/sections/0/title`);
  await expect
    .poll(() =>
      webkit.run((selector) => {
        const area = document.querySelector<HTMLTextAreaElement>(selector)!;
        return area.value.slice(area.selectionStart);
      }, title),
    )
    .toMatch(/^climbs/);
  await webkit.session.actions().sendKeys('really ').perform();
  await expect.poll(headingInFrame).toBe('Beans, and what really climbs beside them');
  await expect.poll(stateOfSaving).toBe('saved');
  await expect.poll(() => project.read(file)).toContain('"Beans, and what really climbs beside them"');
  await webkit.click('button[aria-label="Undo: title of hero"]');
  await expect.poll(() => project.read(file)).toBe(first);
  expect(webkit.messages.filter((message) => !message.startsWith('debug: [vite]'))).toEqual([]);
});
