import type { ViteBuilder } from 'vite';
import type { BuildCode } from '../build/site-code.ts';

/** Builds the site's code as the project's Vite configuration says. Vite is loaded only now: it is large. */
export function viteCodeBuilder(root: string): BuildCode {
  return async ({ client, server }) => {
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({
      root,
      // The engine's TypeScript runs in this process already; bundling it for the configuration takes seconds.
      configLoader: 'native',
      logLevel: 'warn',
      environments: { client: { build: { outDir: client } }, ssr: { build: { outDir: server } } },
    });
    await buildEnvironments(builder);
  };
}

/** Builds the code for browsers, then the code that renders pages. */
export async function buildEnvironments(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The site needs the environments "client" and "ssr".');
  await builder.build(client);
  await builder.build(ssr);
}
