import { defineConfig } from 'vitest/config';
import { missingPrograms } from './driver.ts';

const isInstalled = missingPrograms.length === 0;
if (!isInstalled)
  console.log(
    `webkit is skipped: ${missingPrograms.join(', ')} not found. apt-get install webkit2gtk-driver xvfb`,
  );

/** Essential behaviour in WebKit: `npm run test:webkit`. */
export default defineConfig({
  test: {
    include: isInstalled ? ['tests/webkit/*.test.ts'] : [],
    passWithNoTests: !isInstalled,
    globalSetup: isInstalled ? 'tests/stage/serve-sites.ts' : [],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
