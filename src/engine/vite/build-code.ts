import type { UserConfig, ViteBuilder } from 'vite';
import { forgetful } from '../build/build-memory.ts';
import type { SitePluginOptions } from '../build/build-options.ts';
import { buildSite } from '../build/build-site.ts';
import type { BuildCode } from '../build/site-code.ts';
import type { WorkFolders } from '../build/work-folders.ts';
import { keepNothing } from '../files/kept-files.ts';

/**
 * Builds the site's code as a Vite configuration says. Both are loaded only now: Vite is large. It would read the
 * configuration's file by itself, and with it each module of the engine once more.
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
    await buildEnvironments(builder);
  };
}

/** `vite build`: the whole site, without remembering anything. */
export async function buildAlone(
  options: SitePluginOptions,
  work: WorkFolders,
  builder: ViteBuilder,
): Promise<void> {
  const buildCode = () => buildEnvironments(builder);
  await buildSite({ ...options, base: builder.config.base }, work, {
    memory: forgetful,
    schemas: keepNothing,
    buildCode,
  });
}

/** Builds the code for browsers, then the code that renders pages. */
async function buildEnvironments(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The site needs the environments "client" and "ssr".');
  await builder.build(client);
  await builder.build(ssr);
}
