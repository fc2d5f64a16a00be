import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The script that puts what measure-page.ts exports into a page, as `layout`; for `page.evaluate`. */
export async function bundleMeasure(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'measure-page.ts'), formats: ['iife'], name: 'layout' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code ?? '';
  return `${code}\nwindow.layout = layout;`;
}
