import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareForHost } from '../../hosts/prepare.ts';
import { prerender } from './prerender.ts';
import type { KeptFiles } from '../files/kept-files.ts';
import { createProgress } from '../text/progress.ts';
import { cataloguePage, catalogueRoutes } from '../content/catalogue.ts';
import { resolveSiteData } from '../content/resolve-site-data.ts';
import { listLicences } from './list-licences.ts';
import { writeMark } from './output-mark.ts';
import { swapFolder } from './swap-folder.ts';
import { makeWorkFolders, type WorkFolders } from './work-folders.ts';
import { type BuildInput, openBuildInput } from './build-input.ts';
import type { BuildMemory } from './build-memory.ts';
import { plainError } from '../../shared/plain-error.ts';
import { checkBeforeBuild } from './check-before-build.ts';
import { codeKey } from './code-key.ts';
import { type BuildCode, moveInto, provideCode } from './site-code.ts';
import type { SitePluginOptions } from './build-options.ts';

export interface BuildTools {
  /** What earlier builds made. */
  memory: BuildMemory;
  /** Compiled schemas of earlier runs. */
  schemas: KeptFiles;
  buildCode: BuildCode;
}

/** What a build did. */
export interface BuildSummary {
  pages: number;
  /** How many of the documents were rendered now; the others are as an earlier build made them. */
  rendered: number;
  isCodeNew: boolean;
}

/**
 * Checks the content, provides the site's code, writes every page, and puts the result in the place of the last build.
 * @throws Error, with the last build as it was, when the content has errors or anything fails.
 */
export async function buildSite(
  options: SitePluginOptions,
  work: WorkFolders,
  { memory, schemas, buildCode }: BuildTools,
): Promise<BuildSummary> {
  const { root, host, compress, base } = options;
  const { next } = work.swap;
  const removeWork = await makeWorkFolders(root, work);
  let input: BuildInput | undefined;
  try {
    const key = codeKey(root, base);
    input = openBuildInput(options, work, { schemas, memory, code: key });
    await checkBeforeBuild(input);
    const data = resolveSiteData(input.site);
    const routes = [...input.site.routes.keys(), ...(options.catalogue ? addCatalogue(input) : [])];
    // Building the code leaves cores idle.
    const [code] = await allDone(
      provideCode(work, key, memory, buildCode),
      encodePictures(input, next, memory, key),
    );
    moveInto(work.client, next);
    const isCodeNew = code === 'built';
    const counts = await prerender(work, input, options, { memory, code: key, data, routes });
    await rm(join(next, '.vite'), { recursive: true });
    listLicences(next, input.site.assets.addresses);
    const progress = createProgress('Compressing');
    await prepareForHost(next, data.brand.url, { host, compress }, progress.update);
    progress.end();
    writeMark(next);
    await swapFolder(work.swap);
    input.compiled.close();
    memory.close();
    return { ...counts, isCodeNew };
  } finally {
    input?.pages.close();
    removeWork();
  }
}

/** Waits for both even when one fails: nobody is to write into folders that have been removed. */
async function allDone<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

/** Returns the routes at which every section type is shown with its examples. */
function addCatalogue({ site, pages }: BuildInput): string[] {
  const routes = catalogueRoutes(site);
  for (const route of routes) {
    const page = cataloguePage(site, route);
    if (page) pages.add(page);
  }
  return routes;
}

/**
 * Writes all sizes of the pictures that pages show.
 * @throws Error, naming them, when there are damaged pictures.
 */
async function encodePictures(
  { pictures }: BuildInput,
  outDir: string,
  memory: BuildMemory,
  key: string,
): Promise<void> {
  const progress = createProgress('Encoding pictures');
  const known = { ...memory, key };
  const { failures } = await pictures.emit(outDir, { onProgress: progress.update, known });
  progress.end();
  if (failures.length > 0)
    throw plainError(failures.map(({ src, message }) => `${src}: ${message}`).join('\n'));
}
