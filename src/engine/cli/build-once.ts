import { join, relative } from 'node:path';
import { getSystemErrorName, inspect, stripVTControlCharacters } from 'node:util';
import { readBuildOptions, type BuildOptions } from '../build/options.ts';
import { buildSite, type BuildSummary } from '../build/build.ts';
import { noCache as emptyCache, openCache } from '../files/cache.ts';
import type { BuildCode } from '../build/site-code.ts';
import { nameInstant } from '../text/moments.ts';
import { readClock } from './clock.ts';
import { isOfMissingPackage } from '../../command-line/run-command.ts';
import { showStep } from '../text/progress.ts';
import { findHost } from '../../hosts/hosts.ts';
import { plainError, withoutStack } from '../../shared/plain-error.ts';

type Flags = Pick<
  BuildOptions,
  'host' | 'base' | 'compress' | 'sourcemap' | 'isReceiving' | 'at' | 'isPreview'
>;

/**
 * Builds the site with these options instead of those of environment and project, and prints a summary. Returns the exit
 * code: 1, after a message, when the build failed.
 */
export async function buildOnce(flags: Partial<Flags> = {}, noCache = false): Promise<number> {
  const started = performance.now();
  const root = process.cwd();
  // React and the site's code have a development and a production mode; a build needs the latter.
  process.env.NODE_ENV = 'production';
  try {
    const options = { ...readBuildOptions(root), at: readClock(), ...flags };
    const cache = noCache ? emptyCache : openCache(join(root, '.cache/site'));
    const summary = await buildSite(options, cache, buildWithVite(options));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${describe(summary)} in ${relative(root, summary.folder) || summary.folder}, after ${seconds} s, as of ${nameInstant(options.at)}.`,
    );
    for (const warning of summary.warnings) console.warn(warning);
    if (options.host !== undefined) for (const note of findHost(options.host).notes) console.log(note);
    return 0;
  } catch (error) {
    if (isOfMissingPackage(error)) throw error;
    process.stderr.write(`${inspect(withoutStack(error, process.env.OUT_DIR ?? 'dist'))}\n`);
    return 1;
  }
}

/** Builds the site's code. Vite's own loader would load each module of the engine a second time. */
function buildWithVite({ root, base, sourcemap }: BuildOptions): BuildCode {
  return async (folder) => {
    showStep('Building the code, which is kept for the next build');
    // Imported on use: Vite is large.
    const [{ createBuilder }, { default: config }] = await Promise.all([
      import('vite'),
      import('../../../vite.config.ts'),
    ]);
    const builder = await createBuilder({
      ...config,
      configFile: false,
      root,
      base,
      logLevel: 'warn',
      build: { ...config.build, outDir: folder },
      environments: { client: { build: { sourcemap } } },
    });
    try {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.ssr!);
    } catch (error) {
      throw explainBundler(error);
    }
  };
}

/** An error of Rolldown: as Node.js throws one of the file system, or the words of those in the code, without stacks. */
export function explainBundler(error: unknown): unknown {
  const [, path, number] = /Failed to \w+ file in (.+)\n[^]*?\(os error (\d+)\)/.exec(String(error)) ?? [];
  if (number !== undefined) {
    const code = getSystemErrorName(-Number(number));
    return Object.assign(new Error(`os error ${number}`), { code, path });
  }
  const { errors } = error as { errors?: Error[] };
  if (!errors) return error;
  return plainError(errors.map(({ message }) => stripVTControlCharacters(message)).join('\n\n'));
}

function describe({ pages, rendered, isCodeNew }: BuildSummary): string {
  const reused = pages - rendered;
  const from = reused === 0 ? '' : `, ${reused} of them from the cache`;
  return `${pages} ${pages === 1 ? 'page' : 'pages'}${from}${isCodeNew ? '' : ', with the same code'}`;
}
