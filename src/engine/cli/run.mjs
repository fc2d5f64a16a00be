import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `node src/engine/cli/run.mjs COMMAND.ts …` runs a command from a bundle. This loads three times as fast as two
 * hundred separately translated modules. `.cache/commands` caches the bundle with hashes of its sources and its own
 * files; a difference rebuilds it. Without a writable cache, the sources run.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.cache/commands');
/** An older bundle may still be running and load more of its files later. */
const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Nearly every command loads these, and they have many small files. Other packages are not bundled. */
const bundledPackages = new Set(['image-size', 'jsonc-parser', 'mime']);

const [command = ''] = process.argv.splice(2, 1);
process.argv[1] = join(root, command);
const manifest = join(folder, `${command.replaceAll('/', '.')}.json`);

// With NODE_OPTIONS=--enable-source-maps, the sources run and errors name their lines.
const entry = process.sourceMapsEnabled ? undefined : (readCached() ?? (await bundle()));
if (!entry) (await import('tsx/esm/api')).register();
await import(pathToFileURL(entry ? join(folder, entry) : join(root, command)).href);

/** The entry file of the cached bundle; undefined unless the bundle is complete and its sources are unchanged. */
function readCached() {
  return unlessRefused(() => {
    const [digest, text = ''] = readFileSync(manifest, 'utf8').split('\n', 2);
    if (hashOf(text) !== digest) return undefined;
    const { sources, files } = JSON.parse(text);
    const isSame =
      (within) =>
      ([file, hash]) =>
        hashOf(readFileSync(join(within, file))) === hash;
    return sources.every(isSame(root)) && files.every(isSame(folder)) ? files[0][0] : undefined;
  });
}

/** Bundles the command. Returns the entry file; undefined when the files could not be written. */
async function bundle() {
  const { build, stop } = await import('esbuild');
  /** Hashes of the bytes that were bundled, because the files on disk may change later. */
  const sources = new Map();
  const read = ({ path }) => {
    const contents = readFileSync(path);
    sources.set(relative(root, path).replaceAll(sep, '/'), hashOf(contents));
    return { contents, loader: 'default' };
  };
  read({ path: fileURLToPath(import.meta.url) });
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [command],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // Dynamic imports become separate files.
    splitting: true,
    mainFields: ['module', 'main'],
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    tsconfigRaw: {},
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [
      { name: 'packages', setup: leavePackages },
      { name: 'sources', setup: ({ onLoad }) => onLoad({ filter: /./ }, read) },
    ],
  });
  await stop();
  const isEntry = ({ path }) =>
    metafile.outputs[relative(root, path).replaceAll(sep, '/')].entryPoint === command;
  const files = outputFiles
    .toSorted((a, b) => Number(isEntry(b)) - Number(isEntry(a)))
    .map(({ path, contents }) => ({ name: basename(path), contents }));
  return unlessRefused(() => {
    mkdirSync(folder, { recursive: true });
    removeOld();
    for (const { name, contents } of files) writeWhole(join(folder, name), contents);
    const hashes = files.map(({ name, contents }) => [name, hashOf(contents)]);
    const text = JSON.stringify({ sources: [...sources], files: hashes });
    writeWhole(manifest, `${hashOf(text)}\n${text}`);
    return files[0].name;
  });
}

/** Imports that start with a letter or "@" are packages. */
function leavePackages({ onResolve }) {
  onResolve({ filter: /^[a-z@]/ }, ({ path, kind }) =>
    kind === 'entry-point' || bundledPackages.has(path) ? undefined : { path, external: true },
  );
}

/** Writes a file atomically, also when two processes write it. */
function writeWhole(file, contents) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/** Deletes bundles older than a month; one that is needed again is rebuilt. */
function removeOld() {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > monthMs) rmSync(file, { recursive: true });
  }
}

/** Returns undefined if the file system refuses: commands also run without the cache. */
function unlessRefused(work) {
  try {
    return work();
  } catch (error) {
    if ('code' in error) return undefined;
    throw error;
  }
}

function hashOf(contents) {
  return createHash('sha256').update(contents).digest('hex');
}
