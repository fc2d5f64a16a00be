import { markFile } from '../../shared/build-mark.ts';
import { returnPath } from '../../shared/sign-in-service.ts';
import { manifestFile } from '../../shared/theme/web-manifest.ts';
import { sep } from 'node:path';

/** The licence notices of the software and fonts in the site. */
export const licencesFile = 'licenses.txt';

/** Further files of every build, or of one with sign-in. */
export const builtFiles = [
  '404.html',
  'robots.txt',
  'sitemap.xml',
  '_redirects',
  '_headers',
  manifestFile,
  licencesFile,
  markFile,
  documentFile(returnPath),
];

/** Vite's manifest, the code that renders pages, and its styles. Deleted before the site is published. */
export const codeFolder = '.vite';

/** Folders reserved for the build and the receiver. */
export const builtFolders = ['assets', '_img', '_pages', '_host', '_social', '_forms', codeFolder];

/** Address of section-schemas/examples/, which only the catalogue serves. */
export const examplesPath = '/examples/';

/** `/` → `_pages/index.json`: the page's data, for the receiver of its forms. */
export function dataFile(path: string): string {
  return `_pages/${fileStem(path)}.json`;
}

/** `/` → `_social/index.jpg`: the page's picture for social networks. */
export function socialPictureFile(route: string): string {
  return `_social/${fileStem(route)}.jpg`;
}

/** `/` → `index.html`, `/gardens/tools` → `gardens/tools.html`: hosts serve it without a redirect. */
export function documentFile(route: string): string {
  return `${fileStem(route)}.html`;
}

function fileStem(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/**
 * Returns a function that claims a path below the output folder for an owner. It returns the owner of a conflicting file:
 * at the same path, or at a path that must be a folder for the other one.
 */
export function createOutputClaims(): (path: string, owner: string) => string | undefined {
  /** Files, and with a slash at the end, the folders around them. */
  const owners = new Map<string, string>();
  return (path, owner) => {
    // Some systems ignore the case of letters, and how their accents are stored.
    const file = path.replace(/^\//, '').normalize().toLowerCase();
    const folders = Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index));
    const taken = [file, ...folders, `${file}/`].find((name) => owners.has(name));
    if (taken !== undefined) return owners.get(taken);
    owners.set(file, owner);
    for (const folder of folders) if (!owners.has(`${folder}/`)) owners.set(`${folder}/`, owner);
    return undefined;
  };
}

/** Control characters, also those that turn a name around; signs with a meaning on some system; bytes that are no text. */
const forbidden = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffd\\:*?"<>|]/;

/** False for a path that a system would change: Windows drops dots and spaces at the end of a name. */
export function isPortable(path: string): boolean {
  return !forbidden.test(path) && !path.split('/').some((name) => name.endsWith('.') || name.endsWith(' '));
}

/**
 * The path of a file below a folder, for a path from content.
 * @throws Error for a path outside the folder, or one that some system cannot write.
 */
export function resolveInside(folder: string, path: string): string {
  const segments = path.replace(/^\//, '').split('/');
  const isPlain = segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (!isPlain || !isPortable(path))
    throw new Error(
      `Refused to write ${JSON.stringify(path)}: it is no path of a file inside the output folder.`,
    );
  // The checks above cover everything that `join` would normalize.
  return [folder, ...segments].join(sep);
}
