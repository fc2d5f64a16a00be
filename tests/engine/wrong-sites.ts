import { readdirSync } from 'node:fs';
import { openSite } from '../../src/engine/content/open-site.ts';
import type { Site } from '../../src/engine/content/site.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { configFile } from '../../src/engine/check/severities.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { projectFiles } from '../stage/fixture-files.ts';
import { createTestFiles, miniSchemas } from './test-site.ts';

export const advice = 'tests/engine/advice';
export const fixtures = 'tests/engine/fixtures';

/** A site with mistakes, and how it is opened with other texts of some files. */
export interface WrongSite {
  name: string;
  /** Its own files, which are laid over a sound site. */
  files: Record<string, Buffer>;
  fileSystem: FileSystem;
  open(fileSystem: FileSystem): Site;
}

/** The files of a folder. Names that some systems would change are percent-encoded. */
function readFiles(folder: string): Record<string, Buffer> {
  const files = projectFiles
    .list(folder)
    // The next read may reuse the buffer.
    .map(
      (name) =>
        [decodeURIComponent(name), Buffer.from(projectFiles.read(`${folder}/${name}`) ?? '')] as const,
    );
  return Object.fromEntries(files);
}

/** The real section types. */
const sections = Object.fromEntries(
  Object.entries(readFiles('section-schemas'))
    .filter(([name]) => !name.includes('/'))
    .map(([name, bytes]) => [`section-schemas/${name}`, bytes]),
);
// Compiled once, because that takes longer than checking a small site.
const real = loadSchemas(createTestFiles(sections));

/** The site of a folder: of `advice` with the real section types, of `fixtures` with small ones. */
export function siteIn(folder: string): WrongSite {
  const schemas = folder.startsWith(advice) ? real : miniSchemas;
  // Nothing leads to the further pages of an excerpt.
  const settings = { [configFile]: { rules: { 'page-linked': 'off' } } };
  const files = readFiles(folder);
  return {
    name: folder,
    files,
    fileSystem: createTestFiles({ ...settings, ...files }),
    open: (fileSystem) => openSite({ fileSystem, schemas }),
  };
}

export const wrongSites = [
  ...readdirSync(fixtures).map((name) => siteIn(`${fixtures}/${name}`)),
  ...readdirSync(advice).map((name) => siteIn(`${advice}/${name}/wrong`)),
];
