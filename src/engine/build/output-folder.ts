import { readdirSync, statSync, type Stats } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import { markFile } from '../files/output-paths.ts';
import { carriesMark } from './output-mark.ts';
import { plainError } from '../../shared/plain-error.ts';
import { isWithin, toRealPath } from './real-path.ts';

export interface OutputQuestion {
  /** The project's root folder. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  pagesDir: string;
  /** Pictures and other files that are published as they are, relative to the root or absolute. */
  publicDir?: string;
  /** Where the finished site goes, relative to the root or absolute. */
  outDir: string;
  /** The user's home folder. */
  home?: string;
}

/** Folders of the project that people write in, or that a build reads. */
const sources = ['src', 'public', 'pages', 'section-schemas', 'tests', 'docs', 'tools', 'node_modules'];
/** Below this one of the folders with a dot, builds of tests and benchmarks may lie. */
const cache = '.cache';

/**
 * The folder a build may replace, with links followed.
 * @throws Error, in one sentence that names the folder, when it is none: a build deletes what lay there before.
 */
export function findOutputFolder(question: OutputQuestion): string {
  const { outDir, root } = question;
  const folder = toRealPath(resolve(root, outDir));
  const reason = folder === undefined ? 'is a link that leads nowhere' : findObjection(folder, question);
  if (folder !== undefined && reason === undefined) return folder;
  throw plainError(
    `The output folder "${outDir}" (OUT_DIR) ${reason}: a build replaces all that lies in it, so name a folder that only builds write, such as "dist".`,
  );
}

function findObjection(folder: string, question: OutputQuestion): string | undefined {
  return findPrecious(folder, question) ?? findForeign(folder);
}

/** Says which folder that must not be lost the output would replace. */
function findPrecious(
  folder: string,
  { root, pagesDir, publicDir = 'public', home = homedir() }: OutputQuestion,
): string | undefined {
  if (parse(folder).root === folder) return 'is the root of a disk';
  const project = toRealPath(root) ?? resolve(root);
  const userHome = toRealPath(home) ?? resolve(home);
  if (isWithin(userHome, folder)) return 'is your home folder or holds it';
  if (isWithin(project, folder)) return 'is the project itself or holds it';
  const content = findConflict(folder, resolve(root, pagesDir), 'the content folder');
  if (content !== undefined) return content;
  const source = [...sources, ...listHidden(project)].find((name) =>
    [join(project, name), toRealPath(join(project, name)) ?? project].some(
      (place) => isWithin(folder, place) || isWithin(place, folder),
    ),
  );
  if (source !== undefined) return `is, holds or lies in "${source}", a folder of the project's sources`;
  if (isWithin(join(project, cache), folder)) return 'holds what builds remember';
  return findConflict(folder, resolve(root, publicDir), 'the folder of public files');
}

function findConflict(folder: string, path: string, name: string): string | undefined {
  const other = toRealPath(path) ?? path;
  if (isWithin(folder, other)) return `is ${name} or lies in it`;
  return isWithin(other, folder) ? `holds ${name}` : undefined;
}

/** `.git`, `.github` and their like. */
function listHidden(project: string): string[] {
  return readdirSync(project, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('.') && entry.name !== cache)
    .map(({ name }) => name)
    .filter((name) => !carriesMark(join(project, name)));
}

/** Says why what lies there already is not a build's to replace. */
function findForeign(folder: string): string | undefined {
  const there = look(folder);
  if (there === undefined) return liesInFile(folder) ? 'lies in a file' : undefined;
  if (!there.isDirectory()) return 'is a file';
  // What is mounted cannot be renamed, and what lies beside it is another disk.
  if (look(dirname(folder))?.dev !== there.dev) return 'is a disk of its own, not a folder on one';
  const entries = readdirSync(folder);
  if (entries.length === 0) return undefined;
  if (!carriesMark(folder))
    return `holds files but not the mark of a build, "${markFile}" (delete the folder if a build of this site wrote it)`;
  return entries.includes('.git') ? 'holds a git repository' : undefined;
}

/** True when what a path lies in, as far as that exists, is no folder. */
function liesInFile(path: string): boolean {
  const parent = look(dirname(path));
  return parent === undefined ? liesInFile(dirname(path)) : !parent.isDirectory();
}

/** What is at a path; undefined when nothing is. */
function look(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
