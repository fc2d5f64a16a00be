import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeFiles } from '../stage/write-files.ts';
import type { ScratchProject } from '../stage/scratch-project.ts';
import { isSaved, openStudio, startStudio } from './studio-steps.ts';
import { expect as expectNow, testWithLogs as test, weekly } from './test.ts';

/*
 * Every field of the fullest example of every section type is changed once through the form. `TYPES=hero,faq` chooses
 * types.
 */
test.describe.configure({ mode: 'default', timeout: 1_800_000 });
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 1600 } });

const chosen = process.env.TYPES?.split(',');
const types = readdirSync('section-schemas')
  .filter((name) => name.endsWith('.json') && !['collection.json', 'defs.json', 'page.json'].includes(name))
  .map((name) => name.slice(0, -'.json'.length))
  .filter((type) => chosen?.includes(type) ?? true);

let project: ScratchProject;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio((folder) => {
    for (const type of types) {
      const { examples } = JSON.parse(readFileSync(`section-schemas/${type}.json`, 'utf8')) as {
        examples: object[];
      };
      writeFiles(join(folder, 'pages/each'), {
        [`${type.toLowerCase()}.json`]: {
          title: `All of ${type}`,
          description: `The fullest example of the section type ${type}, for a test that changes each field.`,
          sections: [examples.at(-1)!],
        },
      });
    }
  });
});
test.afterAll(() => project.stop());

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Opens every group of the form. */
async function openAll(page: Page): Promise<void> {
  for (;;) {
    const closed = page.locator('.form details:not([open]):not(.findings) > summary');
    if ((await closed.count()) === 0) return;
    await closed.first().click();
  }
}

/** The part that differs, from the first to the last different character. */
function difference(before: string, after: string): [string, string] {
  let front = 0;
  while (front < before.length && before[front] === after[front]) front++;
  let back = 0;
  while (back < Math.min(before.length, after.length) - front && before.at(-1 - back) === after.at(-1 - back))
    back++;
  return [before.slice(front, before.length - back), after.slice(front, after.length - back)];
}

function valueAt(text: string, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined)?.[step],
      JSON.parse(text),
    );
}

for (const type of types)
  test(`every field of ${type} is changed by itself, and taken back`, weekly, async ({ page }) => {
    const file = `pages/each/${type.toLowerCase()}.json`;
    const first = project.read(file);
    await openStudio(page, project.url, `/each/${type.toLowerCase()}`);
    await openAll(page);
    const fields = await page
      .locator('.form .field[data-at]')
      .evaluateAll((all) => all.map((own) => (own as HTMLElement).dataset.at!));
    let now = first;
    let steps = 0;
    for (const at of fields) {
      const pointer = at.slice(at.indexOf('#') + 1);
      const own = page.locator(`.form .field[data-at="${at}"]`).first();
      const typed = own.locator(`:is(input[type=text], textarea)`).first();
      const isTyped = (await typed.count()) > 0;
      if (isTyped) {
        await typed.focus();
        await typed.press('End');
        await page.keyboard.type((await typed.getAttribute('inputmode')) === 'numeric' ? '1' : 'x');
        await typed.press('Escape');
        await typed.blur();
      } else if ((await own.getByRole('switch').count()) > 0) await own.getByRole('switch').first().click();
      else {
        const other = own.locator('input[type=radio]:not(:checked)').last();
        if ((await other.count()) === 0) continue;
        await other.click({ force: true });
      }
      await expect.poll(() => project.read(file), at).not.toBe(now);
      await isSaved(page);
      const next = project.read(file);
      const [removed, added] = difference(now, next);
      if (isTyped) expect([removed, added.length], `${at}: ${removed} → ${added}`).toEqual(['', 1]);
      // A property of its own at most, with its comma and white space.
      else expect(JSON.stringify(removed + added).length, `${at}: ${removed} → ${added}`).toBeLessThan(80);
      const target = isTyped && typeof valueAt(next, pointer) === 'object' ? `${pointer}/src` : pointer;
      expect(JSON.stringify(valueAt(next, target)), at).not.toBe(JSON.stringify(valueAt(now, target)));
      now = next;
      steps++;
    }
    expect(steps).toBeGreaterThan(1);
    const last = hash(now);
    // Keys, as the names of two steps may be the same.
    await page.getByRole('button', { name: 'Shortcuts' }).focus();
    const takeAll = async (keys: string) => {
      for (let said = ''; !said.startsWith('Nothing');) {
        const answered = page.waitForResponse(/\/api\/(?:undo|redo)$/);
        await page.keyboard.press(keys);
        ({ said } = (await (await answered).json()) as { said: string });
      }
    };
    await takeAll('Control+z');
    await expect.poll(() => hash(project.read(file))).toBe(hash(first));
    await takeAll('Control+Shift+z');
    await expect.poll(() => hash(project.read(file))).toBe(last);
  });
