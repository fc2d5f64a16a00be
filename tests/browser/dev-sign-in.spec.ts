import { join } from 'node:path';
import { startScratchProject } from '../stage/scratch-project.ts';
import { addProvider } from '../stage/variants/provider.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { answerCookies } from './navigation-steps.ts';
import { desktop } from './shell-steps.ts';
import { comeBack, goToProvider, header, signOut } from './sign-in-steps.ts';
import { expect, testWithLogs as test, weekly } from './test.ts';

test.use({ viewport: desktop });

// Signing in: sign-in.spec.ts. A changed file of _site/ in the open page: dev-server.spec.ts.
test('a provider added during development can be used to log in', weekly, async ({ page }) => {
  test.setTimeout(400_000);
  const project = await startScratchProject(['--base', '/site/']);
  const provider = await startIdentityProvider();
  try {
    const site = `${project.url}/site`;
    provider.serve(site);
    addProvider(join(project.folder, 'pages'), { provider });
    await answerCookies(page);
    const served = async () => (await page.request.get(`${site}/gardeners`)).text();
    await expect.poll(served, { timeout: 90_000 }).toContain('data-provider');
    await page.goto(`${site}/gardeners`);
    await goToProvider(page);
    await comeBack(page);
    await expect(header(page).getByText(provider.name)).toBeVisible();
    await expect(page).toHaveURL(`${site}/gardeners`);
    await signOut(page).click();
    await expect(signOut(page)).toBeHidden();
  } finally {
    await project.stop();
    await provider.stop();
  }
});
