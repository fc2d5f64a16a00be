import { defineConfig } from 'vitest/config';
import { candidates, explainMissing } from './find-browsers.ts';

/** `BROWSERS=firefox,webkit` chooses; without it, every browser that is installed is tested. */
const wanted = process.env.BROWSERS?.split(',') ?? Object.keys(candidates);
const missing = wanted.map(explainMissing).filter((line) => line !== undefined);
for (const line of missing) console.log(line);
const found = wanted.filter((name) => !explainMissing(name));
if (found.length === 0) throw new Error('There is no browser to test in.');

export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    globalSetup: './serve-built-site.ts',
    projects: found.map((name) => ({
      test: {
        name,
        include: ['*.test.ts'],
        provide: { browser: name },
        // The first test of a file waits for its browser to start.
        testTimeout: 180_000,
        hookTimeout: 180_000,
        expect: { poll: { timeout: 30_000 } },
      },
    })),
  },
});
