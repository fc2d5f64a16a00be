import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { hashOf } from '../files/hash-of.ts';
import { readIfThere } from '../files/read-if-there.ts';

/** Folders with the site's code; the engine is in one of them. */
const folders = ['src'];
const files = [
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // The installed packages, even if they differ from the lock file.
  'node_modules/.package-lock.json',
  '.browserslistrc',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** Code and packages for pictures; the packages set type and encode pixels. */
const pictureTools = {
  folders: ['src/engine/pictures'],
  files: ['fontkit', 'woff2-encoder', 'sharp'].map((name) => `node_modules/${name}/package.json`),
};

interface Inputs {
  folders: string[];
  files: string[];
}

/** Changes with every input of the site's code, `base` included. */
export function codeKey(root: string, base: string): string {
  const variables = Object.entries(process.env).filter(([name]) =>
    /^(?:VITE_|NODE_ENV$|BROWSERSLIST)/.test(name),
  );
  const code = hashOfFiles(root, { folders, files });
  const others = [process.version, process.platform, process.arch, variables, base];
  return hashOf(JSON.stringify([code, ...others]));
}

/** Changes with the code that encodes pictures and draws social pictures. */
export function encoderKey(root: string): string {
  return hashOfFiles(root, pictureTools);
}

/** A hash of the names and bytes of files. */
function hashOfFiles(root: string, { folders: within, files: single }: Inputs): string {
  const fileSystem = createNodeFileSystem(root);
  const names = within.flatMap((folder) => fileSystem.list(folder).map((name) => `${folder}/${name}`));
  const hash = createHash('sha256');
  for (const name of [...names, ...single]) {
    const bytes = readIfThere(join(root, name));
    hash.update(JSON.stringify([name, bytes?.length]));
    if (bytes) hash.update(bytes);
  }
  return hash.digest('hex');
}
