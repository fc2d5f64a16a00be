import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

/** The folders of the fixture site, from the project's root. */
export const fixturePages = 'tests/site/pages';
const ownPublic = 'tests/site/public';

const disk = createNodeFileSystem(process.cwd());

/** The project's files as if the fixture were its site: its pages, and its pictures beside the files of the theme. */
export const fixtureFiles: FileSystem = {
  read: (path, limit) => disk.read(toOwn(path), limit) ?? disk.read(path, limit),
  list(folder) {
    if (folder === 'public') return [...disk.list(folder), ...disk.list(ownPublic)].toSorted();
    return disk.list(toOwn(folder));
  },
};

function toOwn(path: string): string {
  if (path === 'pages' || path.startsWith('pages/')) return fixturePages + path.slice('pages'.length);
  return path.startsWith('public/') ? ownPublic + path.slice('public'.length) : path;
}
