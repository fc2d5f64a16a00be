import { existsSync, readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vitest/config';
import { readBuildOptions } from './src/engine/build/options.ts';
import { sitePlugin } from './src/engine/vite/site-plugin.ts';

/** A company's own code, with the tests of the contract that it keeps like the product's. */
const ownTests = [
  {
    folder: 'section-schemas/own',
    tests: 'tests/rendered/{schemas,promises,used-properties,own-blocks}.test.ts',
  },
  { folder: 'src/own/rules', tests: 'tests/engine/rule-examples.test.ts' },
  { folder: 'tests/own', tests: 'tests/own/**/*.test.{ts,tsx}' },
].flatMap(({ folder, tests }) =>
  existsSync(folder) && readdirSync(folder).some((name) => name !== 'index.ts') ? tests : [],
);

/** A test of the product and of a company's own code together. */
const ofBoth = 'tests/engine/committed-files.test.ts';

/** Stands for src/own/ in tests of the product. */
const noOwn = `${import.meta.dirname}/tests/stage/no-own`;

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
          include: ['tests/{engine,shared,rendered,receiver,shell,styles-compiler}/**/*.test.{ts,tsx}'],
          exclude: ['tests/rendered/own-*', ...(ownTests.length > 0 ? [ofBoth] : [])],
          // The product alone, whatever a company adds to its clone.
          env: { TESTED: 'product' },
          alias: [
            {
              find: /^.*\/own\/(index|role-kinds|roles|rules\/index)\.ts$/,
              replacement: `${noOwn}/$1.ts`,
            },
          ],
        },
      },
      ...(ownTests.length > 0
        ? [
            {
              extends: true as const,
              test: { name: 'own', include: [...ownTests, ofBoth], env: { TESTED: 'own' } },
            },
          ]
        : []),
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
    reporters: ['default', './tests/stage/count-skipped.ts'],
    setupFiles: ['tests/stage/reset-worker.ts'],
    // Many tests build a site, which takes long where other processes keep the cores busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
