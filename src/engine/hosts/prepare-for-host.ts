import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
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
  if (!compress && !chosen?.servesCompressed) return;
  const progress = createProgress('Compressing');
  await compressFiles(folder, files, progress.update);
  progress.end();
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
