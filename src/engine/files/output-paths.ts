import { returnPath } from '../../shared/sign-in-service.ts';

/** The file by which a build knows a folder that an earlier build wrote, and so may replace. */
export const markFile = '.page-config-renderer';
/** Where the notices lie that the site owes to those whose work it passes on. */
export const licencesFile = 'licenses.txt';

/** Files that every build, or one with sign-in, writes besides pages. */
export const builtFiles = [
  '404.html',
  'robots.txt',
  'sitemap.xml',
  '_redirects',
  '_headers',
  licencesFile,
  markFile,
  documentFile(returnPath),
];

/** Folders that only the build writes in: code, encoded pictures, pictures for social networks, data of forms, what hosts need. */
export const builtFolders = ['assets', '_img', '_pages', '_host', '_social'];

/** `/` → `_pages/index.json`: the page's data, for the receiver of its forms. */
export function dataFile(path: string): string {
  return `_pages/${fileStem(path)}.json`;
}

/** `/` → `_social/index.jpg`: the page's picture for social networks. */
export function cardFile(route: string): string {
  return `_social/${fileStem(route)}.jpg`;
}

/** `/` → `index.html`, `/gardens/tools` → `gardens/tools.html`: hosts serve it at `/gardens/tools` without a redirect. */
export function documentFile(route: string): string {
  return `${fileStem(route)}.html`;
}

function fileStem(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** Paths below the output folder, each with what is written there. */
export interface OutputClaims {
  /**
   * Takes a path for an owner. Gives the owner of the file that is in the way: the same path, capital letters or not,
   * or a file where this path needs a folder, or the other way round.
   */
  claim(path: string, owner: string): string | undefined;
}

/** The one place that knows when two things would write the same file: the check asks it, and the writer. */
export function createOutputClaims(): OutputClaims {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  return {
    claim(path, owner) {
      const key = keyOf(path);
      const above = foldersOf(key);
      const blocking = [key, ...above].find((part) => files.has(part));
      const other = blocking === undefined ? folders.get(key) : files.get(blocking);
      if (other !== undefined) return other;
      files.set(key, owner);
      for (const folder of above) if (!folders.has(folder)) folders.set(folder, owner);
      return undefined;
    },
  };
}

/** Some systems do not mind the case of letters. */
function keyOf(path: string): string {
  return (path.startsWith('/') ? path.slice(1) : path).toLowerCase();
}

/** `a/b/c.html` → `a`, `a/b`. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at));
  return folders;
}
