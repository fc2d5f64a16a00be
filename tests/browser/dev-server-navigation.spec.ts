import { expect, test } from '@playwright/test';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';

const file = 'pages/growing/beans.json';

// The second is what the shells of some developers say, and many container images.
for (const environment of [{}, { NODE_ENV: 'production' }]) {
  test.describe(JSON.stringify(environment), () => {
    let project: ScratchProject;

    test.beforeAll(async () => {
      project = await startScratchProject([], environment);
    });
    test.afterAll(() => project.stop());

    test('a page that was gone to looks as it does when it is opened, and follows its file in place', async ({
      page,
    }) => {
      await page.goto(`${project.url}/gardeners`, { waitUntil: 'networkidle' });
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Beans', exact: true });
      const fetched = page.waitForResponse('**/growing/beans');
      await link.hover();
      await fetched;
      await page.waitForLoadState('networkidle');
      await link.click();
      const block = page.locator('[data-section="tabbedText"]');
      await expect(block).toBeAttached();
      // Its rules came with it: panels that are closed are not seen.
      await block.scrollIntoViewIfNeeded();
      await block.getByRole('tab', { name: 'Peas' }).click();
      await expect(block.getByRole('tabpanel')).toHaveCount(1);

      const title = await page.locator('h1').innerText();
      project.edit(file, JSON.stringify(title).slice(1, -1), 'A headline written just now');
      await expect(page.locator('h1')).toHaveText('A headline written just now');
      await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not loaded anew').toBe(
        true,
      );

      // Back and forth it is the page of now as well.
      await page.goBack();
      await expect(page.locator('[data-section="profiles"]')).toBeAttached();
      await page.goForward();
      await expect(page.locator('h1')).toHaveText('A headline written just now');
      project.edit(file, 'A headline written just now', title);
      await expect(page.locator('h1')).toHaveText(title);
    });
  });
}
