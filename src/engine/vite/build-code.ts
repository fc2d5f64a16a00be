import type { UserConfig } from 'vite';
import type { BuildCode } from '../build/site-code.ts';

/**
 * Builds the site's code with a Vite configuration. Imports both on use: Vite is large. Vite's own loader
 * would read the configuration's file and load each module of the engine a second time.
 */
export function viteCodeBuilder(
  root: string,
  base: string,
  loadConfig: () => Promise<UserConfig>,
): BuildCode {
  return async ({ client, server }) => {
    const [{ createBuilder }, config] = await Promise.all([import('vite'), loadConfig()]);
    const builder = await createBuilder({
      ...config,
      configFile: false,
      root,
      base,
      logLevel: 'warn',
      environments: { client: { build: { outDir: client } }, ssr: { build: { outDir: server } } },
    });
    await builder.build(builder.environments.client!);
    await builder.build(builder.environments.ssr!);
  };
}
