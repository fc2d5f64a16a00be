import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { basePrefix } from '../shared/base.ts';
import { plainError } from '../shared/plain-error.ts';
import { findHost } from './hosts.ts';
import { contentType, hiddenPath, isText, type SiteFacts, readRouting } from './routing.ts';

export interface HostOptions {
  /** The host to prepare for. Netlify and Cloudflare need nothing more than every build writes. */
  host?: string | undefined;
  /** Compresses all text files. Hosts that serve compressed files get them anyway. */
  compress?: boolean | undefined;
}

/** Receives the number of compressed files. */
type OnProgress = (done: number, total: number) => void;

/**
 * Adds the files that a host needs to a built site. Returns what the host cannot do of it, in sentences.
 * @throws Error for an unknown host, for more redirects than it reads, or if public/ has a file of the same path.
 */
export async function prepareForHost(
  folder: string,
  facts: SiteFacts,
  { host, compress }: HostOptions,
  onProgress?: OnProgress,
): Promise<string[]> {
  const chosen = host === undefined ? undefined : findHost(host);
  const files = listFiles(folder);
  const routing = readRouting(folder);
  const { maxRedirects = Number.POSITIVE_INFINITY, answersGone } = chosen ?? {};
  if (routing.redirects.size > maxRedirects)
    throw plainError(
      `Too many redirects for ${host}: it reads ${count(maxRedirects)}, and the site has ${count(routing.redirects.size)} with its aliases and planned links. Remove old ones, or choose another host. Nothing was published.`,
    );
  if (chosen?.files) {
    for (const [path, text] of Object.entries(chosen.files({ routing, files, facts }))) {
      const file = join(folder, path);
      if (existsSync(file))
        throw plainError(
          `Refused to write ${JSON.stringify(path)}: a file in public/ has this path, and a build for ${host} writes it. Remove the one in public/.`,
        );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx', mode: path.endsWith('.sh') ? 0o755 : 0o644 });
    }
  }
  if (compress || chosen?.servesCompressed) await compressFiles(folder, files, onProgress);
  if (chosen?.isPublishedAsRoot) moveBelowBase(folder, routing.base);
  if (!chosen || answersGone || routing.gone.length === 0) return [];
  return [`${host} cannot answer 410: what is gone, such as ${routing.gone[0]}, is answered with 404 there.`];
}

const count = (number: number) => number.toLocaleString('en');

/** Files that hosts read from the root of the published folder. */
const rootFiles = ['_redirects', '_headers', '404.html', '404.html.br', '404.html.gz', 'robots.txt'];

function moveBelowBase(folder: string, base: string): void {
  if (base === '/') return;
  const names = readdirSync(folder).filter((name) => !rootFiles.includes(name));
  // A folder of the site may be named like a segment of the base.
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

const compressions = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `about.html.br` and `about.html.gz` next to `about.html`, for each text file that gets smaller. Deterministic.
 */
async function compressFiles(
  folder: string,
  files: readonly string[],
  onProgress?: OnProgress,
): Promise<void> {
  const texts = files.filter((file) => isText(contentType(file)));
  const waiting = texts.values();
  let done = 0;
  const work = async () => {
    for (const file of waiting) {
      await compressFile(join(folder, file));
      onProgress?.(++done, texts.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, compress] of Object.entries(compressions)) {
    const smaller = await compress(bytes);
    // Fails rather than overwrite a file of public/ with this name.
    if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller, { flag: 'wx' });
  }
}
