import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

/**
 * `node src/engine/cli/run.mjs COMMAND.ts …` runs a command. It is bundled into a few files of JavaScript, which load
 * three times as fast as two hundred modules that are translated one by one, and bundled again as soon as one byte of
 * what it is made of is another. A source that nobody has written into, by what the file system says, is not read for
 * that. What V8 compiles of the files is kept by the first run that takes them from an earlier one.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.cache/commands');
/** Left by earlier bundles, or about to be noted by another process. */
const abandonedMs = 60 * 60 * 1000;
/** A clock that is too coarse to tell two writes apart does so after a second. */
const settledMs = 1000;

/** What bundles is part of every command. */
const own = ['src/engine/cli/run.mjs', 'src/engine/files/as-function.mjs'];
/** Loaded by nearly every command, and many small files each. Other packages stay where they are. */
const bundledPackages = new Set(['image-size', 'jsonc-parser', 'mime']);

/** Keeps what was compiled of a file for the first time, once the run is at its end and knows which functions it needs. */
const uncompiled = [];
process.once('exit', () => uncompiled.forEach((keep) => keep()));

const [command = ''] = process.argv.splice(2, 1);
process.argv[1] = join(root, command);
if (process.sourceMapsEnabled) await runSource(command);
else {
  const recalled = recall(command);
  await runBundle(recalled ?? (await bundle(command)), recalled !== undefined);
}

/** Runs a command as it was written, so that errors name lines of the source. */
async function runSource(name) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(root, name)).href);
}

/** Runs the first of the files of a bundle, and the others once they are imported, each once. */
async function runBundle(files, isRecalled) {
  const running = new Map();
  const load = (specifier) => {
    const file = files.find(({ name }) => specifier === `./${name}`);
    if (!file) return import(specifier);
    if (!running.has(file)) running.set(file, compile(file, isRecalled)(load, import.meta));
    return running.get(file);
  };
  await load(`./${files[0].name}`);
}

/** The function in a file of a bundle. */
function compile({ name, hash, code }, isRecalled) {
  const filename = join(folder, name);
  const keptFile = `${filename}.${process.version}-${process.arch}`;
  const cachedData = isRecalled ? recallCompiled(keptFile, hash) : undefined;
  const script = new Script(code, { filename, cachedData });
  if (isRecalled && (!cachedData || script.cachedDataRejected))
    uncompiled.push(() => keepCompiled(keptFile, hash, script.createCachedData()));
  return script.runInThisContext();
}

/** What was compiled of the code with this hash: V8 itself compares no more than the length of the code. */
function recallCompiled(file, hash) {
  return ifThere(() => {
    const sealed = readFileSync(file);
    const [digest, bytes] = [sealed.toString('latin1', 0, hash.length), sealed.subarray(hash.length)];
    return hashOf(hash, bytes) === digest ? bytes : undefined;
  });
}

function keepCompiled(file, hash, bytes) {
  ifThere(() => writeWhole(file, Buffer.concat([Buffer.from(hashOf(hash, bytes)), bytes])));
}

/** The files of an earlier bundle, when they are whole and their sources are what they were. */
function recall(name) {
  return ifThere(() => {
    const [digest, text] = readFileSync(indexFile(name), 'utf8').split('\n', 2);
    if (text === undefined || hashOf(text) !== digest) return undefined;
    const list = JSON.parse(text);
    const isSame = ([file, hash, stamp]) =>
      (stamp && stamp === stampOf(join(root, file))) || hashOf(readFileSync(join(root, file))) === hash;
    if (!list.sources.every(isSame)) return undefined;
    const files = list.files.map(([file, hash]) => ({
      name: file,
      hash,
      code: readFileSync(join(folder, file), 'utf8'),
    }));
    return files.every(({ hash, code }) => hashOf(code) === hash) ? files : undefined;
  });
}

/** Bundles a command; gives its files, the one to begin with first. */
async function bundle(name) {
  const [{ build, stop }, { asFunction }] = await Promise.all([
    import('esbuild'),
    import('../files/as-function.mjs'),
  ]);
  /** What was bundled, and not what lies there when that is over. */
  const sources = new Map();
  const note = ({ path }) => {
    const stamp = settledStamp(path);
    const contents = readFileSync(path);
    sources.set(relative(root, path).replaceAll(sep, '/'), [hashOf(contents), stamp]);
    return { contents, loader: 'default' };
  };
  for (const file of own) note({ path: join(root, file) });
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [name],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // What a command loads only when it needs it stays apart.
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
      { name: 'note', setup: ({ onLoad }) => onLoad({ filter: /./ }, note) },
    ],
  });
  await stop();
  const isEntry = ({ path }) =>
    metafile.outputs[relative(root, path).replaceAll(sep, '/')].entryPoint === name;
  const files = await Promise.all(
    outputFiles
      .toSorted((a, b) => Number(isEntry(b)) - Number(isEntry(a)))
      .map(async ({ path, text }) => {
        const code = await asFunction(text);
        return { name: basename(path), hash: hashOf(code), code };
      }),
  );
  ifThere(() => {
    mkdirSync(folder, { recursive: true });
    for (const file of files) writeWhole(join(folder, file.name), file.code);
    const text = JSON.stringify({
      sources: Array.from(sources, ([file, facts]) => [file, ...facts]),
      files: files.map((file) => [file.name, file.hash]),
    });
    writeWhole(indexFile(name), `${hashOf(text)}\n${text}`);
    removeAbandoned();
  });
  return files;
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
    // What V8 compiled of a file has that file's name before its own ending.
    const isUsed = indexes.includes(name) || used.includes(`"${name.split('.js.')[0]}`);
    if (isOld && !isUsed) rmSync(file, { recursive: true });
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

/** Undefined where the file system refuses: nothing here is needed, it only saves time. */
function ifThere(work) {
  try {
    return work();
  } catch (error) {
    if ('code' in error) return undefined;
    throw error;
  }
}

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
