import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type { PageAnswer, TraceAnswer } from '../../src/studio/protocol.ts';
import type * as trace from '../../src/studio/client/trace.ts';
import { examplesOf, testedSections } from '../stage/project-schemas.ts';
import type { ScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';
import { openStudio, startStudio } from './studio-steps.ts';
import { expect, testWithLogs as test, weekly } from './test.ts';

/* All pages, and a page for the fullest example of each section type, with their scripts running. */
test.describe.configure({ mode: 'serial', timeout: 1_800_000 });
test.use({ viewport: { width: 1280, height: 800 } });

let project: ScratchProject;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio((folder) => {
    for (const [type, { schema }] of testedSections)
      writeFiles(join(folder, 'pages/each'), {
        [`${type.toLowerCase()}.json`]: {
          title: `All of ${type}`,
          description: `The fullest example of the section type ${type}, for a test that finds its fields.`,
          sections: [examplesOf(schema).at(-1)],
        },
      });
  });
});
test.afterAll(() => project.stop());

interface ShownText {
  block: number;
  path: number[];
  text: string;
  /** The text of the entry of a list around it. */
  entry: string;
}

/** The texts of all blocks, with their paths as the frame tells them. */
async function readTexts(frame: Frame): Promise<ShownText[]> {
  return frame.evaluate(async () => {
    const blocks = [...document.querySelectorAll('#main > section')];
    // What starts only once it is seen.
    for (const block of blocks) {
      block.scrollIntoView();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    }
    await new Promise((done) => setTimeout(done, 1000));
    return blocks.flatMap((block, index) => {
      const texts: ShownText[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (!/[\p{L}\p{N}]/u.test(node.data) || node.parentElement!.closest('style, script, noscript'))
          continue;
        const path: number[] = [];
        for (let at: Node = node; at !== block; at = at.parentNode!)
          path.unshift([...at.parentNode!.childNodes].indexOf(at as ChildNode));
        const entry = node.parentElement!.closest('li, a')?.textContent ?? '';
        texts.push({ block: index, path, text: node.data, entry });
      }
      return texts;
    });
  });
}

/** Where the studio leads a click on each text. */
function findFields(page: Page, texts: ShownText[], route: string) {
  return page.evaluate(
    async ([shown, asked]) => {
      const load = (path: string) => import(path) as Promise<unknown>;
      const { call } = (await load('/src/studio/client/api.ts')) as {
        call<Answer>(name: string, body: object): Promise<Answer>;
      };
      const { readTrace, findField } = (await load('/src/studio/client/trace.ts')) as typeof trace;
      const { blocks } = await call<PageAnswer>('page', { route: asked });
      const answer = await call<TraceAnswer | null>('trace', { route: asked });
      if (!answer) return undefined;
      const known = readTrace(answer);
      return shown.map((text) => {
        const offset = text.text.search(/[\p{L}\p{N}]/u);
        const clicked = { type: 'clicked' as const, around: '', offset, ...text };
        // The pages of a collection end with links to their neighbours, which no file holds.
        const own = blocks[text.block] ?? { file: '', pointer: '', placedAt: '', type: 'neighbours' };
        const { pointer, file } = own;
        const inBlock = answer.fields.filter(
          (field) => field.file === file && field.pointer.startsWith(pointer),
        );
        return {
          text: text.text,
          entry: text.entry,
          type: own.type,
          found: findField(known, clicked, own)?.field.text,
          // A field of the block that reads the same.
          sameText: inBlock.find((field) => field.text.trim() === text.text.trim())?.pointer,
        };
      });
    },
    [texts, route] as const,
  );
}

test(
  'texts of all pages lead to their fields while islands run, and none to another',
  weekly,
  async ({ page }) => {
    await openStudio(page, project.url, '/growing/beans');
    const studio = new URL(page.url()).origin;
    const routes = await page.evaluate(async () => {
      const load = (path: string) => import(path) as Promise<unknown>;
      const { call } = (await load('/src/studio/client/api.ts')) as {
        call<Answer>(name: string): Promise<Answer>;
      };
      const { pages } = await call<{ pages: { route: string; findings: number }[] }>('site');
      return pages.map((one) => one.route);
    });
    const sum = { pages: 0, right: 0, ofEntries: 0, ofTheSite: 0 };
    const [wrong, lost]: [string[], string[]] = [[], []];
    for (const route of routes) {
      await page.goto(`${studio}/?page=${encodeURIComponent(route)}`);
      const shown = page.locator('.frame iframe');
      await expect(shown.contentFrame().locator('studio-outlines')).toBeAttached({ timeout: 90_000 });
      // Some examples need what the site does not have.
      if (await page.locator('.banner').isVisible()) continue;
      const frame = (await (await shown.elementHandle()).contentFrame())!;
      const texts = await readTexts(frame);
      const found = await findFields(page, texts, route);
      if (!found) continue;
      sum.pages += 1;
      for (const one of found) {
        const words: string[] = one.text.match(/[\p{L}\p{N}]+/gu) ?? [];
        const place = `${route} ${one.type}: ${one.text}`;
        if (one.type === 'no block') wrong.push(place);
        else if (one.found === undefined) {
          if (one.sameText === undefined) sum.ofTheSite += 1;
          else lost.push(place);
        } else if (words.some((word) => one.found!.includes(word))) sum.right += 1;
        // A day or a sign leads to the title of the page that is listed there.
        else if (one.entry.includes(one.found)) sum.ofEntries += 1;
        else wrong.push(`${place} <- ${one.found}`);
      }
    }
    console.log(sum, lost);
    expect(wrong).toEqual([]);
    expect(sum.right).toBeGreaterThan(500);
    expect(lost.length).toBeLessThanOrEqual(sum.right / 100);
  },
);
