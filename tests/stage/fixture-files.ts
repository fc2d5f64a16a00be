import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

/** The folders of the fixture site, from the project's root. */
export const fixturePages = 'tests/site/pages';
export const fixturePublic = 'tests/site/public';

/** The project's files. */
export const projectFiles = createNodeFileSystem(process.cwd());

/** The project's files with the fixture site in place of the shipped one. */
export const fixtureFiles: FileSystem = {
  read: (path, limit) => projectFiles.read(toFixture(path), limit),
  list: (folder) => projectFiles.list(toFixture(folder)),
};

function toFixture(path: string): string {
  const [top = ''] = path.split('/', 1);
  return top === 'pages' || top === 'public' ? `tests/site/${path}` : path;
}
