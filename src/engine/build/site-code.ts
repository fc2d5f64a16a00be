import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AssetIndex, indexAssets } from '../files/asset-index.ts';
import { type Cache, keyOf } from '../files/cache.ts';
import { createNodeFileSystem, readIfThere } from '../files/node-file-system.ts';
import { codeFolder } from '../files/output-paths.ts';
import { prepareFile } from '../files/writer.ts';
import {
  createPictureStore,
  type PictureStore,
  type PictureStoreOptions,
} from '../pictures/picture-store.ts';
import type { BuildOptions } from './options.ts';
import { writeCodeTexts } from './code-texts.ts';
import { createHash } from 'node:crypto';
import { hashOf } from '../files/hash-of.ts';

/** Builds the site's code into a folder: for browsers, and for rendering pages in its `codeFolder`. */
export type BuildCode = (folder: string) => Promise<void>;

/** Puts the site's code into a folder, from the cache unless its sources changed. True when it was built now. */
export async function provideCode(
  folder: string,
  code: string,
  cache: Cache,
  buildCode: BuildCode,
): Promise<boolean> {
  const keyOfFile = (name: string) => keyOf('code', code, name);
  const cachedNames = JSON.parse(cache.get(keyOf('code', code))?.toString() ?? '[]') as string[];
  const isLinked = (name: string) => cache.link(keyOfFile(name), prepareFile(folder, name));
  if (cachedNames.length > 0 && cachedNames.every(isLinked)) return false;
  // The build must not write into files that are hard links into the cache.
  rmSync(folder, { recursive: true });
  await buildCode(folder);
  await writeCodeTexts(folder);
  const names = createNodeFileSystem(folder).list('.');
  for (const name of names) {
    const file = join(folder, name);
    cache.put(keyOfFile(name), readFileSync(file), file);
  }
  cache.put(keyOf('code', code), JSON.stringify(names));
  return true;
}

/** Files with the site's code besides `src`. */
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

/** Packages that read drawings, set type and encode pixels, and the code of messages about drawings. */
const pictureTools = ['saxes', 'bidi-js', 'fontkit', 'woff2-encoder', 'sharp']
  .map((name) => `node_modules/${name}/package.json`)
  .concat('src/engine/text/messages.ts');

/** Changes with every input of the site's code. */
export function codeKey({ root, base, sourcemap }: BuildOptions): string {
  const variables = Object.entries(process.env).filter(([name]) =>
    /^(?:VITE_|NODE_ENV$|BROWSERSLIST)/.test(name),
  );
  const code = hashOfFiles(root, 'src', files);
  const settings = [process.version, process.platform, process.arch, variables, base, sourcemap];
  return hashOf(JSON.stringify([code, ...settings]));
}

/** Changes with the code that reads and encodes pictures and draws social pictures. */
export function encoderKey(root: string): string {
  return hashOfFiles(root, 'src/engine/pictures', pictureTools);
}

/** The files of public/ as they are now, for `openSite`. */
export function openPublic(
  root: string,
  publicDir: string,
  options: Pick<PictureStoreOptions, 'cache' | 'base'>,
): { assets: AssetIndex; pictures: PictureStore } {
  const fileSystem = createNodeFileSystem(root);
  const assets = indexAssets(fileSystem, publicDir);
  return {
    assets,
    pictures: createPictureStore({ fileSystem, assets, encoder: encoderKey(root), ...options }),
  };
}

/** The used part of Vite's manifest of a client build, by source file. */
type Manifest = Record<string, { file: string }>;

/** Returns the addresses of the scripts made of source files, from the build in a folder. */
export function readScriptAddresses(folder: string, base: string): (entry: string) => string {
  const manifest = JSON.parse(readFileSync(join(folder, codeFolder, 'manifest.json'), 'utf8')) as Manifest;
  return (entry) => {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`The client build has no chunk for "${entry}".`);
    return base + chunk.file;
  };
}

/** A hash of the names and bytes of the files in a folder, and of others. */
function hashOfFiles(root: string, folder: string, furtherFiles: readonly string[]): string {
  const names = createNodeFileSystem(root).list(folder);
  const hash = createHash('sha256');
  for (const name of [...names.map((inside) => `${folder}/${inside}`), ...furtherFiles]) {
    const bytes = readIfThere(join(root, name));
    hash.update(JSON.stringify([name, bytes?.length]));
    if (bytes) hash.update(bytes);
  }
  return hash.digest('hex');
}
