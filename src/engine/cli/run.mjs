import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `node src/engine/cli/run.mjs COMMAND.ts …` runs a command. It is bundled into a few files of JavaScript, which load
 * three times as fast as two hundred modules that are translated one by one, and bundled again as soon as one byte of
 * what it is made of is another. A source that nobody has written into, by what the file system says, is not read for that.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.cache/commands');
/** Left by earlier bundles, or about to be noted by another process. */
const abandonedMs = 60 * 60 * 1000;
/** A clock that is too coarse to tell two writes apart does so after a second. */
const settledMs = 1000;

const own = 'src/engine/cli/run.mjs';
/** Loaded by nearly every command, and many small files each. Other packages stay where they are. */
const bundledPackages = new Set(['image-size', 'jsonc-parser', 'mime']);

const [command = ''] = process.argv.splice(2, 1);
process.argv[1] = join(root, command);
await import(pathToFileURL(recall(command) ?? (await bundle(command))).href);

/** The file to load of an earlier bundle, when it is whole and its sources are what they were. */
function recall(name) {
  try {
    const [digest, text] = readFileSync(indexFile(name), 'utf8').split('\n', 2);
    if (text === undefined || hashOf(text) !== digest) return undefined;
    const { sources, files } = JSON.parse(text);
    const isSame = ([file, hash, stamp]) =>
      (stamp && stamp === stampOf(join(root, file))) || hashOf(readFileSync(join(root, file))) === hash;
    return [...files, ...sources].every(isSame) ? join(root, files[0][0]) : undefined;
  } catch (error) {
    // A file that is missing or cannot be read is none.
    if ('code' in error) return undefined;
    throw error;
  }
}

/** Bundles a command; gives the file to load, which is the command itself where nothing can be written. */
async function bundle(name) {
  const { build, stop } = await import('esbuild');
  /** What was bundled, and not what lies there when that is over. */
  const sources = new Map();
  const note = ({ path }) => {
    const stamp = settledStamp(path);
    const contents = readFileSync(path);
    sources.set(relative(root, path).replaceAll(sep, '/'), [hashOf(contents), stamp]);
    return { contents, loader: 'default' };
  };
  note({ path: join(root, own) });
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [name],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // What a command loads only when it needs it stays apart.
    splitting: true,
    outExtension: { '.js': '.mjs' },
    mainFields: ['module', 'main'],
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    tsconfigRaw: {},
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [
      { name: 'packages', setup: leavePackages },
      { name: 'note', setup: ({ onLoad }) => onLoad({ filter: /./ }, note) },
    ],
  });
  await stop();
  const isEntry = (file) => metafile.outputs[file]?.entryPoint === name;
  const files = outputFiles
    .map(({ path, contents }) => [`.cache/commands/${basename(path)}`, hashOf(contents), contents])
    .toSorted(([a], [b]) => Number(isEntry(b)) - Number(isEntry(a)));
  try {
    mkdirSync(folder, { recursive: true });
    for (const [file, , contents] of files) writeWhole(join(root, file), contents);
    const text = JSON.stringify({
      sources: Array.from(sources, ([file, facts]) => [file, ...facts]),
      files: files.map(([file, hash]) => [file, hash]),
    });
    writeWhole(indexFile(name), `${hashOf(text)}\n${text}`);
    removeAbandoned();
    return join(root, files[0][0]);
  } catch (error) {
    if (!('code' in error)) throw error;
    const { register } = await import('tsx/esm/api');
    register();
    return join(root, name);
  }
}

/** Names that begin with a letter or "@" are those of packages, unless they are bundled too. */
function leavePackages({ onResolve }) {
  onResolve({ filter: /^[a-z@]/ }, ({ path, kind }) =>
    kind === 'entry-point' || bundledPackages.has(path) ? undefined : { path, external: true },
  );
}

function indexFile(name) {
  return join(folder, `${name.replaceAll('/', '.')}.json`);
}

/** The file appears under its name at once and whole, also when two processes write it. */
function writeWhole(file, contents) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

function removeAbandoned() {
  const names = readdirSync(folder);
  const indexes = names.filter((name) => name.endsWith('.ts.json'));
  const used = indexes.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  for (const name of names) {
    const file = join(folder, name);
    const isOld = Date.now() - statSync(file).mtimeMs > abandonedMs;
    if (isOld && !indexes.includes(name) && !used.includes(name)) rmSync(file, { recursive: true });
  }
}

/** What the file system says of a file. While all of it is the same, nobody has written into it. */
function stampOf(file) {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  return [ino, size, mtimeMs, ctimeMs].join(' ');
}

/** Empty for a file that somebody may just be writing. */
function settledStamp(file) {
  return Date.now() - statSync(file).ctimeMs > settledMs ? stampOf(file) : '';
}

function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
