import { join, relative } from 'node:path';
import { inspect } from 'node:util';
import { readSiteOptions, type SitePluginOptions } from '../build/options.ts';
import { buildSite, type BuildSummary } from '../build/build.ts';
import { noCache as emptyCache, openCache } from '../files/cache.ts';
import { findHost } from '../../hosts/hosts.ts';
import { withoutStack } from '../../shared/plain-error.ts';
import { viteCodeBuilder } from '../vite/build-code.ts';

type Flags = Pick<SitePluginOptions, 'host' | 'base' | 'compress' | 'sourcemap'>;

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
    const options = { ...readSiteOptions(root), ...flags };
    const cache = noCache ? emptyCache : openCache(join(root, '.cache/site'));
    const loadConfig = () => import('../../../vite.config.ts').then((module) => module.default);
    const buildCode = viteCodeBuilder(root, options, loadConfig);
    const summary = await buildSite(options, { cache, buildCode });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${describe(summary)} in ${relative(root, summary.folder) || summary.folder}, after ${seconds} s.`,
    );
    for (const warning of summary.warnings) console.warn(warning);
    if (options.host !== undefined) for (const note of findHost(options.host).notes) console.log(note);
    return 0;
  } catch (error) {
    process.stderr.write(`${inspect(withoutStack(error, process.env.OUT_DIR ?? 'dist'))}\n`);
    return 1;
  }
}

function describe({ pages, rendered, isCodeNew }: BuildSummary): string {
  const reused = pages - rendered;
  const from = reused === 0 ? '' : `, ${reused} of them from the cache`;
  return `${pages} ${pages === 1 ? 'page' : 'pages'}${from}${isCodeNew ? '' : ', with the same code'}`;
}
