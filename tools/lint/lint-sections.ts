import { createServer, isRunnableDevEnvironment } from 'vite';
import { defineCommand } from '../../src/command-line/command.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { readBuildOptions } from '../../src/engine/build/options.ts';
import { cataloguePage, catalogueRoute } from '../../src/engine/content/catalogue.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { componentCode } from '../../src/engine/vite/component-code.ts';
import { createDevSite } from '../../src/engine/vite/dev-site.ts';
import { inlineScripts } from '../../src/engine/vite/inline-scripts.ts';

const command = defineCommand({
  call: 'npm run lint:sections',
  description:
    'Loads all components and renders the examples of all sections, and reports what a build would refuse.',
  options: {},
  examples: ['npm run lint:sections'],
  exitCodes: { 0: 'a build refuses none of them', 1: 'a build refuses some', 2: 'it could not run' },
});

await runCommand(command, async () => {
  const root = process.cwd();
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [componentCode(root), inlineScripts()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The "ssr" environment cannot run code.');
  // A module that fails also fails the modules that import it, with the same message.
  const refused = new Set<string>();
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      const [place = ''] = /\n +at .*\/src\/(?:sections|components|own|shell)\/.*/.exec(stack) ?? [];
      refused.add(message + place);
    });
  const files = createNodeFileSystem(root).list('src');
  for (const file of files.filter((name) => /^(?:components|own|sections|shell)\/.*\.tsx$/.test(name)))
    await attempt(ssr.runner.import(`/src/${file}`));
  if (refused.size === 0) {
    const site = await createDevSite(server, readBuildOptions(root));
    for (const type of site.site.schemas.sections.keys()) {
      const page = cataloguePage(site.site, `${catalogueRoute}/${type}`)?.data();
      if (page) await attempt(site.loadRenderer().then(({ render }) => render(page)));
    }
  }
  await server.close();
  for (const message of refused) process.stderr.write(`${message}\n`);
  return refused.size > 0 ? 1 : 0;
});
