import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { explainLoading, explainSetup } from './check-setup.mjs';

/**
 * `node src/command-line/run.mjs COMMAND.ts …` runs a command from a bundle. This loads three times as fast as two
 * hundred separately translated modules. `.cache/commands` caches the bundle, with hashes of its files and its sources;
 * a difference rebuilds it. Without a writable cache, the sources run. With `--sources` before the command, they always
 * do: it reads files beside its own, or changes modules that it imports.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const advice = explainSetup(root);
if (advice !== undefined) refuse(advice);
const isFromSources = process.argv[2] === '--sources';
const command = process.argv.splice(2, isFromSources ? 2 : 1).pop() || '';
process.argv[1] = join(root, command);
const folder = join(root, '.cache/commands', command.replaceAll('/', '.'));
const bundled = join(folder, 'command.js');
const manifest = join(folder, 'hashes.json');

try {
  // With NODE_OPTIONS=--enable-source-maps, the sources run and errors name their lines.
  const isBundled = !isFromSources && !process.sourceMapsEnabled && (isCurrent() || (await bundle()));
  if (!isBundled) (await import('tsx/esm/api')).register();
  await import(pathToFileURL(isBundled ? bundled : join(root, command)).href);
} catch (error) {
  const missing = explainLoading(error);
  if (missing === undefined) throw error;
  refuse(missing);
}

/** Ends with the code of a command that could not run. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** False unless the bundle is complete and its sources are unchanged. */
function isCurrent() {
  try {
    const hashes = JSON.parse(readFileSync(manifest, 'utf8'));
    return Object.entries(hashes).every(([file, hash]) => hashOf(readFileSync(join(root, file))) === hash);
  } catch {
    // A file is missing or damaged.
    return false;
  }
}

/** Bundles the command. False when the files could not be written. */
async function bundle() {
  const { build, stop } = await import('esbuild');
  /** By path, of the bytes that were bundled or written, because the files on disk may change later. */
  const hashes = {};
  const note = (path, contents) => {
    hashes[relative(root, path).replaceAll(sep, '/')] = hashOf(contents);
  };
  const read = ({ path }) => {
    const contents = readFileSync(path);
    note(path, contents);
    return { contents, loader: 'default' };
  };
  read({ path: fileURLToPath(import.meta.url) });
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { command },
    outdir: folder,
    bundle: true,
    // What the command imports on use is a file of its own, such as the code that needs Vite.
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    tsconfigRaw: {},
    write: false,
    logLevel: 'error',
    plugins: [{ name: 'sources', setup: ({ onLoad }) => onLoad({ filter: /./ }, read) }],
  });
  await stop();
  try {
    mkdirSync(folder, { recursive: true });
    // The command's own file, which is the first, comes last: another process may run it at once.
    for (const { path, contents } of outputFiles.toReversed()) {
      note(path, contents);
      writeWhole(path, contents);
    }
    writeWhole(manifest, JSON.stringify(hashes));
    const outputPaths = new Set(outputFiles.map(({ path }) => path));
    for (const file of readdirSync(folder))
      if (file.endsWith('.js') && !outputPaths.has(join(folder, file))) rmSync(join(folder, file));
    return true;
  } catch (error) {
    // Commands also run without the cache.
    if ('code' in error) return false;
    throw error;
  }
}

/** Writes a file atomically, also when two processes write it. */
function writeWhole(file, contents) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

function hashOf(contents) {
  return createHash('sha256').update(contents).digest('hex');
}
