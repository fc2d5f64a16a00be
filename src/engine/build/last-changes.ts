import type { CheckedPage } from '../content/checked-page.ts';
import { askHistory, isUnchanged } from '../files/git-history.ts';
import { createNodeFileSystem, ignoreFileErrors } from '../files/node-file-system.ts';
import { maxFileBytes } from '../json/json.ts';

/** When files were last changed, by their paths inside a folder: seconds since 1970, of the commit. */
type LastChanges = ReadonlyMap<string, number>;

/** The last second of the year 9999. The date of a commit may be any number. */
const latest = 253_402_300_799;

/**
 * Asks git when each file of a folder was last changed. Leaves out a file that differs from the commit, or that git does
 * not know; and all files without a history, or with a part of it.
 */
export async function readLastChanges(folder: string): Promise<LastChanges> {
  const log = await askHistory(folder, ({ isShallow, head, prefix, git }) => {
    if (isShallow) return Promise.resolve(undefined);
    // Of a merge, `-c` lists the files that differ from all its parents.
    const options = ['-c', '--raw', '--no-renames', '--no-abbrev', '-z', '--format=%ct', '--no-mailmap'];
    const output = git(['log', ...options, head, '--', prefix || '.']);
    return output.then((text) => readLog(folder, prefix, text?.toString() ?? ''));
  });
  return log ?? new Map();
}

/** `prefix`: the folder in the repository, with a slash at its end. */
function readLog(folder: string, prefix: string, log: string): LastChanges {
  const newest = new Map<string, { time: number; hash: string }>();
  let time = 0;
  // The time of a commit; then of each of its files ":<modes> <former hash> <hash> <status>", and the name.
  const fields = log.split('\0').values();
  for (const field of fields) {
    if (field.includes(':')) {
      const name = fields.next().value!.slice(prefix.length);
      // The newest commit comes first.
      if (!newest.has(name)) newest.set(name, { time, hash: field.split(' ').at(-2)! });
    } else if (field !== '') time = Number(field);
  }
  const files = createNodeFileSystem(folder);
  // Of the names in a repository, some may lead out of the folder.
  const unchanged = files.list('').flatMap((name) => {
    const change = newest.get(name);
    if (!change || !(change.time <= latest)) return [];
    const bytes = ignoreFileErrors(() => files.read(name, maxFileBytes + 1));
    return bytes && isUnchanged(bytes, change.hash) ? [[name, change.time] as const] : [];
  });
  return new Map(unchanged);
}

/**
 * The last change of a page, of a shared block that it shows, or because of its dates; undefined while one of the files has
 * no date.
 */
export function lastChangeOf(
  pagesDir: string,
  changes: LastChanges,
  { file, shared, changedAt }: Pick<CheckedPage, 'file' | 'shared' | 'changedAt'>,
): string | undefined {
  const times = [file, ...shared].map((source) => changes.get(source.slice(pagesDir.length + 1)));
  const last = Math.max(...times.map((time) => time ?? Number.NaN), Math.floor((changedAt ?? 0) / 1000));
  return Number.isNaN(last) ? undefined : new Date(last * 1000).toISOString().replace('.000Z', 'Z');
}
