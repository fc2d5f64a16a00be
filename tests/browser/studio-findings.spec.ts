import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../src/engine/check/check.ts';
import { applyFixes } from '../../src/engine/check/fix.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { wrongSites } from '../engine/wrong-sites.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import type { ScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';
import { openStudio, startStudio } from './studio-steps.ts';
import { expect as expectNow, testWithLogs as test, weekly } from './test.ts';

/* `SITES=links,syntax-missing-comma` chooses wrong sites by parts of their names. */
test.describe.configure({ mode: 'default', timeout: 600_000 });
const expect = expectNow.configure({ timeout: 60_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const chosen = process.env.SITES?.split(',');
const sites = wrongSites.filter(({ name }) => chosen?.some((part) => name.includes(part)) ?? true);

let project: ScratchProject;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio();
});
test.afterAll(() => project.stop());

/** As the check says it. Spaces are those of HTML. */
const wordsOf = (...texts: (string | undefined)[]) => texts.join(' ').replaceAll(/\s+/g, ' ').trim();

for (const { name, files } of sites)
  test(`the words and the buttons for ${name} are those of the check`, weekly, async ({ page }) => {
    const path = (file: string) => join(project.folder, file);
    await openStudio(page, project.url, '/growing/beans');
    const studio = new URL(page.url()).origin;
    writeFiles(project.folder, files);
    try {
      const { folder } = project;
      const site = openSite({ root: folder, schemas: projectSchemas });
      const { diagnostics } = await check(site);
      const { pages, shared, site: settings } = site.files;
      const forms = [...pages.map((one) => one.file), ...shared.values(), ...settings.values()];
      const opened = forms.filter((file) => Object.hasOwn(files, file));
      const others = diagnostics.filter(({ file }) => Object.hasOwn(files, file) && !opened.includes(file));
      const told = async () =>
        (await page.locator('.findings .finding > p:first-child').allTextContents()).map((text) =>
          wordsOf(text),
        );
      // What is in a file without a form is at the top of each page.
      for (const { message, hint } of others) await expect.poll(told).toContain(wordsOf(message, hint));
      for (const file of opened) {
        const findings = diagnostics.filter((one) => one.file === file);
        await page.goto(`${studio}/?file=${encodeURIComponent(file)}`);
        const list = page.locator('.findings');
        const items = list.locator('li', { has: page.locator('.finding') });
        for (const { message, hint } of findings) await expect.poll(told).toContain(wordsOf(message, hint));
        if (findings.length > 0 && (await list.getAttribute('open')) === null)
          await list.locator('summary').click();
        for (const { message, hint, fix, pointer } of findings) {
          const item = items.filter({ hasText: message }).first();
          const field = page.locator(`.form .field[data-at="${file}#${pointer}"]`);
          const go = item.getByRole('button', { name: 'Go to the field' });
          if ((await go.count()) > 0) await go.click();
          if ((await field.count()) > 0)
            await expect
              .poll(async () =>
                (await field.locator('.finding > p:first-child').allTextContents()).map((text) =>
                  wordsOf(text),
                ),
              )
              .toContain(wordsOf(message, hint));
          if (!fix) continue;
          const button = item.getByRole('button', { name: /^(?:Fix it|Remove it|Write .*)$/s });
          const shown = fix.safe
            ? 'Fix it'
            : fix.kind === 'remove'
              ? 'Remove it'
              : wordsOf('Write', fix.text);
          await expect.poll(async () => wordsOf((await button.textContent())!)).toBe(shown);
          await button.click();
          await expect
            .poll(() => readFileSync(path(file), 'utf8'), message)
            .toBe(String(applyFixes(files[file]!, [fix])));
          writeFileSync(path(file), files[file]!);
          await expect.poll(told).toContain(wordsOf(message, hint));
        }
      }
      const isWrong = diagnostics.some(({ file }) => Object.hasOwn(files, file));
      expect(isWrong).toBe(!name.endsWith('/clean-site'));
    } finally {
      for (const file of ['pages/index.json', ...Object.keys(files)]) {
        const before = join('tests/site', file);
        if (existsSync(before)) copyFileSync(before, path(file));
        else rmSync(path(file));
      }
    }
  });
