import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';
import { expect as expectNow, testWithLogs as test } from './test.ts';

// The server starts with a check of all pages.
const expect = expectNow.configure({ timeout: 90_000 });

/** So many pages that a check takes longer than a save. */
const count = 1500;
const file = 'pages/many/page-1.json';

test('a save shows on a large site while the one before it is still checked', async ({ page }) => {
  test.setTimeout(400_000);
  const project = await startScratchProject([], {}, undefined, (folder) => {
    const text = readFileSync(join(folder, 'pages/people/plot.json'), 'utf8');
    const plot = JSON.parse(text) as { sections: object[] };
    const [hero, ...others] = plot.sections;
    for (let index = 1; index <= count; index++)
      writeFiles(join(folder, 'pages/many'), {
        [`page-${index}.json`]: {
          ...plot,
          title: `Plot ${index} and who tends it`,
          description: `Who tends the beds of plot ${index} in a garden for tests, and for how long.`,
          sections: [{ ...hero, title: `Plot ${index} has good soil` }, ...others],
        },
      });
  });
  try {
    const events: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const [, event] = /"site:(update|checked)"/.exec(String(payload)) ?? [];
        if (event) events.push(event);
        if (events.join() === 'update') project.edit(file, 'The first save', 'The second save');
      }),
    );
    await page.goto(`${project.url}/many/page-1`, { waitUntil: 'networkidle', timeout: 60_000 });
    // Code that only a save loads would delay the first one.
    const late: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && late.push(request.url()));
    project.edit(file, 'Plot 1 has good soil', 'The first save');
    await expect(page.locator('h1')).toHaveText('The second save');
    // On a busy machine the file watcher reports the beginning and the end of one save.
    await expect.poll(() => events.join(' ')).toMatch(/^(?:update ){2,}checked$/);
    expectNow(late).toEqual([]);
  } finally {
    await project.stop();
  }
});
