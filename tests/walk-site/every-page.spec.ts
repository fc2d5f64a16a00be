import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openSite } from '../../src/engine/content/open-site.ts';
import { storeBefore } from '../browser/shell-steps.ts';
import { expect, test } from '../browser/test.ts';
import { threeScreens, walkPage } from '../browser/walk/walk-page.ts';
import { site } from './build-site.ts';

const { PAGES_DIR: pagesDir } = process.env;
const { routes, plannedPaths: planned } = openSite(pagesDir ? { pagesDir } : {});

// Films and slides would be judged between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routes.keys())
  test(`${path} is whole on a phone, a tablet and a desktop`, async ({ page }) => {
    await storeBefore(page, { cookieConsent: 'true' });
    expect(await walkPage(page, { site: site.url, path, planned, screens: threeScreens })).toEqual([]);
  });

// The command says what is too large, and how to allow it.
test('the site is no heavier than sizes.json allows', async () => {
  const env = { ...process.env, OUT_DIR: site.folder };
  const sizes = promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/engine/cli/sizes.ts'], {
    env,
  });
  const complaint = await sizes.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
  expect(complaint).toBe('');
});
