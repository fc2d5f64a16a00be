import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { basePrefix } from '../../shared/base.ts';
import { plainError } from '../text/plain-error.ts';
import { createProgress } from '../diagnostics/progress.ts';
import { hiddenPath } from './address-patterns.ts';
import { compressFiles } from './compress-files.ts';
import { readHostRules } from './host-rules.ts';
import { findHost } from './hosts.ts';

export interface HostOptions {
  /** The name of the host that the build is for; what every build writes is enough for Netlify and Cloudflare. */
  host?: string | undefined;
  /** Writes compressed files beside all text files. For hosts that serve them they are written anyway. */
  compress?: boolean | undefined;
}

/**
 * Adds to a built site what its host needs.
 * @throws Error when there is no such host, or when a file that it needs is taken.
 */
export async function prepareForHost(
  folder: string,
  url: string,
  { host, compress }: HostOptions,
): Promise<void> {
  const chosen = host === undefined ? undefined : findHost(host);
  const files = listFiles(folder);
  if (chosen) {
    const site = { rules: readHostRules(folder), files, url };
    for (const [path, text] of Object.entries(chosen.files(site))) {
      const file = join(folder, path);
      if (existsSync(file))
        throw plainError(
          `Refused to write ${JSON.stringify(path)}: a file in public/ has this path, and a build for ${host} writes it. Remove the one in public/.`,
        );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx', mode: path.endsWith('.sh') ? 0o755 : 0o644 });
    }
  }
  if (compress || chosen?.servesCompressed) {
    const progress = createProgress('Compressing');
    await compressFiles(folder, files, progress.update);
    progress.end();
  }
  if (chosen?.isPublishedAsRoot) moveBelowBase(folder, readHostRules(folder).base);
}

/** What hosts look for in the root of what is published. */
const rootFiles = ['_redirects', '_headers', '404.html', '404.html.br', '404.html.gz', 'robots.txt'];

function moveBelowBase(folder: string, base: string): void {
  if (base === '/') return;
  const names = readdirSync(folder).filter((name) => !rootFiles.includes(name));
  // A folder of the site may have the name of one of the base.
  const aside = join(folder, '_base');
  mkdirSync(aside);
  for (const name of names) renameSync(join(folder, name), join(aside, name));
  mkdirSync(dirname(join(folder, basePrefix(base))), { recursive: true });
  renameSync(aside, join(folder, basePrefix(base)));
}

/** The files for visitors, relative to the folder, in order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((file) => !hiddenPath.test(`/${file}`))
    .toSorted();
}
