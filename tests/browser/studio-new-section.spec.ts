import { runNode, command } from '../stage/run-node.ts';
import { writeFiles } from '../stage/write-files.ts';
import { clickWord, isSaved, numstat, openStudio, startStudio } from './studio-steps.ts';
import { expect as expectNow, testWithLogs as test, weekly } from './test.ts';

const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 800 } });

test('a section type that a developer has added is edited like any other', weekly, async ({ page }) => {
  test.setTimeout(600_000);
  const file = 'pages/quoted.json';
  const project = await startStudio((folder) =>
    writeFiles(folder, {
      'src/own/index.ts': `import type { Sections } from '../sections/definition.ts';

export const sections = {
} satisfies Partial<Sections>;
`,
      [file]: `{
  "title": "A page with a quote",
  "description": "A page with a block of a type that was added to this clone, for a test of the studio.",
  "sections": [
    { "type": "hero", "title": "Quoted" },
    { "type": "quote", "title": "Good soil", "text": "It takes **years**." }
  ]
}
`,
    }),
  );
  try {
    const { end, output } = await runNode(command('new-section', 'quote'), project.folder);
    expect(end, output).toBe(0);
    await expect
      .poll(async () => (await page.request.get(`${project.url}/quoted`)).text())
      .toContain('Good soil');
    const frame = await openStudio(page, project.url, '/quoted');
    await clickWord(frame.getByRole('heading', { name: 'Good soil' }), 'soil');
    const title = page.locator(`textarea[data-at="${file}#/sections/1/title"]`);
    await expect(title).toBeFocused();
    await page.keyboard.type('dark ');
    await expect(frame.getByRole('heading', { name: 'Good dark soil' })).toBeVisible();
    // Its properties are in the order of its schema, with their words.
    await clickWord(frame.getByText('It takes'), 'takes');
    await expect(page.locator(`textarea[data-at="${file}#/sections/1/text"]`)).toBeFocused();
    await page.keyboard.type('really ');
    await isSaved(page);
    await expect
      .poll(() => project.read(file))
      .toContain('"Good dark soil", "text": "It really takes **years**."');
    expect(numstat(project)).toEqual([`1 1 ${file}`]);
  } finally {
    await project.stop();
  }
});
