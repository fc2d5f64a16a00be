import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vitest/config';
import { readFolderSetting } from './src/engine/build/folder-setting.ts';
import { sitePlugin } from './src/engine/vite/site-plugin.ts';

export default defineConfig({
  // The oldest browsers that package.json names.
  build: { target: browserslistToEsbuild() },
  plugins: [
    react(),
    sitePlugin({
      root: import.meta.dirname,
      // PAGES_DIR points check, build and development server at another content folder.
      pagesDir: readFolderSetting('PAGES_DIR', 'pages'),
      outDir: readFolderSetting('OUT_DIR', 'dist'),
      // "npm run build -- --host nginx --compress" sets these two.
      host: process.env.SITE_HOST || undefined,
      compress: process.env.COMPRESS === 'true',
      catalogue: process.env.CATALOGUE === 'true',
    }),
  ],
  test: {
    include: [
      'tests/{engine,contract,sections,build,fuzz,receiver}/**/*.test.{ts,tsx}',
      'tools/*/tests/**/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
