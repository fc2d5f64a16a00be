import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vitest/config';
import { readBuildOptions } from './src/engine/build/options.ts';
import { sitePlugin } from './src/engine/vite/site-plugin.ts';

export default defineConfig({
  // The oldest browsers that package.json names.
  build: { target: browserslistToEsbuild() },
  plugins: [
    react(),
    // Not this file's folder: commands bring it along in a bundle of their own.
    sitePlugin(readBuildOptions(process.cwd())),
  ],
  test: {
    projects: [
      {
        extends: true as const,
        test: {
          name: 'unit',
          include: ['tests/{engine,shared,rendered,receiver}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true as const,
        test: {
          name: 'whole',
          include: ['tests/whole/**/*.test.ts'],
          globalSetup: ['tests/whole/build-sites.ts'],
          // Some build several times.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
    // Vitest leaves a core idle unless told otherwise.
    maxWorkers: 2,
    // One module graph for a worker's files: they keep no state in modules.
    isolate: false,
    provide: { writesAnswers: process.argv.some((word) => word === '-u' || word === '--update') },
    setupFiles: ['tests/stage/reset-worker.ts'],
    // Many tests build a site, which takes long where other processes keep the cores busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
