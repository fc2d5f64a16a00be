import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';

/** The folders of the fixture site, from the project's root. */
export const fixturePages = 'tests/site/pages';
export const fixturePublic = 'tests/site/public';

/** What a run tests: the product alone, a company's own section types, or both (in browsers). */
export const tested = process.env.TESTED as 'product' | 'own' | undefined;

/** The project's files, with a company's own schemas. */
export const allFiles = createNodeFileSystem(process.cwd());
const ownSchema = /^section-schemas\/own(?:\/|$)/;

/** The project's files; in tests of the product without a company's own schemas. */
export const projectFiles: FileSystem =
  tested === 'product'
    ? {
        read: (path, limit) => (ownSchema.test(path) ? undefined : allFiles.read(path, limit)),
        list: (folder) => allFiles.list(folder).filter((name) => !ownSchema.test(`${folder}/${name}`)),
      }
    : allFiles;

/** The project's files with the fixture site in place of the shipped one. */
export const fixtureFiles: FileSystem = {
  read: (path, limit) => projectFiles.read(toFixture(path), limit),
  list: (folder) => projectFiles.list(toFixture(folder)),
};

function toFixture(path: string): string {
  const [top = ''] = path.split('/', 1);
  return top === 'pages' || top === 'public' ? `tests/site/${path}` : path;
}
