import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { readIfThere } from '../files/read-if-there.ts';

/** What the code of a site is made of, beside the installed packages: the engine is part of it. */
const folders = ['src'];
const files = [
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // What is installed, whatever the lock file says.
  'node_modules/.package-lock.json',
  '.browserslistrc',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** Changes when anything changes that the site's code is built of, `base` among it. */
export function codeKey(root: string, base: string): string {
  const hash = createHash('sha256');
  const names = folders.flatMap((folder) =>
    createNodeFileSystem(root)
      .list(folder)
      .map((name) => `${folder}/${name}`),
  );
  const variables = Object.entries(process.env).filter(([name]) =>
    /^(?:VITE_|NODE_ENV$|BROWSERSLIST)/.test(name),
  );
  hash.update(JSON.stringify([process.version, process.platform, process.arch, variables, base]));
  for (const name of [...names, ...files]) {
    const bytes = readIfThere(join(root, name));
    hash.update(JSON.stringify([name, bytes?.length]));
    if (bytes) hash.update(bytes);
  }
  return hash.digest('hex');
}
