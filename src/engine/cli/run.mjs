import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `node src/engine/cli/run.mjs COMMAND.ts …` runs a command from a bundle, which loads three times as fast as two hundred
 * modules that are translated one by one. The bundle is cached in `.cache/commands` with hashes of its sources and of its
 * own files, and made anew when one of them differs. Where it cannot be cached, the sources run.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.cache/commands');
/** An older bundle may still be running, and load parts of itself later. */
const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Loaded by nearly every command, and many small files each. Other packages are not bundled. */
const bundledPackages = new Set(['image-size', 'jsonc-parser', 'mime']);

const [command = ''] = process.argv.splice(2, 1);
process.argv[1] = join(root, command);
const manifest = join(folder, `${command.replaceAll('/', '.')}.json`);

// Errors name lines of the source with NODE_OPTIONS=--enable-source-maps.
const entry = process.sourceMapsEnabled ? undefined : (readCached() ?? (await bundle()));
if (!entry) (await import('tsx/esm/api')).register();
await import(pathToFileURL(entry ? join(folder, entry) : join(root, command)).href);

/** The name of the cached bundle's first file, when the bundle is whole and its sources are unchanged. */
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

/** Bundles the command. Returns the name of the first file; undefined when the files could not be written. */
async function bundle() {
  const { build, stop } = await import('esbuild');
  /** Hashes of what was bundled, which may have changed on the disk since. */
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
    // What a command imports only when it needs it becomes a file of its own.
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

/** Names that begin with a letter or "@" are those of packages. */
function leavePackages({ onResolve }) {
  onResolve({ filter: /^[a-z@]/ }, ({ path, kind }) =>
    kind === 'entry-point' || bundledPackages.has(path) ? undefined : { path, external: true },
  );
}

/** The file appears under its name at once and whole, also when two processes write it. */
function writeWhole(file, contents) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/** A bundle that is needed again is made again. */
function removeOld() {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > monthMs) rmSync(file, { recursive: true });
  }
}

/** Undefined where the file system refuses: commands run without the cache, too. */
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
