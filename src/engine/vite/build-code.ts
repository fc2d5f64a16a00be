import { getSystemErrorName } from 'node:util';
import type { UserConfig } from 'vite';
import type { SitePluginOptions } from '../build/options.ts';
import type { BuildCode } from '../build/site-code.ts';

/**
 * Builds the site's code with a Vite configuration. Imports both on use: Vite is large. Vite's own loader
 * would read the configuration's file and load each module of the engine a second time.
 */
export function viteCodeBuilder(
  root: string,
  { base, sourcemap }: Pick<SitePluginOptions, 'base' | 'sourcemap'>,
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
      environments: { client: { build: { outDir: client, sourcemap } }, ssr: { build: { outDir: server } } },
    });
    try {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.ssr!);
    } catch (error) {
      throw systemErrorOf(error);
    }
  };
}

/** Rolldown words an error of the file system as a text; this is the error as Node.js would throw it. */
export function systemErrorOf(error: unknown): unknown {
  const [, path, number] = /Failed to \w+ file in (.+)\n[^]*?\(os error (\d+)\)/.exec(String(error)) ?? [];
  if (number === undefined) return error;
  return Object.assign(new Error(`os error ${number}`), { code: getSystemErrorName(-Number(number)), path });
}
