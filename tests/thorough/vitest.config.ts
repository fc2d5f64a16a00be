import { defineConfig } from 'vitest/config';
import project from '../../vite.config.ts';

const { projects: _projects, ...test } = project.test ?? {};

/** Slow tests with many rounds: `npm run test:thorough`. */
export default defineConfig({
  ...project,
  test: {
    ...test,
    include: ['tests/thorough/**/*.test.{ts,tsx}'],
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
