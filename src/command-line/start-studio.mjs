import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainSetup, isSupported, nameVersions } from './check-setup.mjs';

/**
 * "Edit this site.cmd" and "Edit this site.command" run it after a double click. It gets the packages of the site when
 * package-lock.json names others than there are, and starts what `npm run studio` does. Its sentences are for people who
 * type no commands.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const { engines } = readJson('package.json');
const getNode = 'Get "LTS" from https://nodejs.org, install it, and double-click this file again.';
if (!isSupported(engines.node))
  refuse(
    `This needs Node.js ${nameVersions(engines.node)}, and ${process.versions.node} is installed. ${getNode}`,
  );
if (!hasPackages() || explainSetup(root) !== undefined) getPackages();
process.argv.splice(2, Infinity, 'src/engine/cli/dev.ts', '--studio');
await import('./run.mjs');

/** True when npm has installed what package-lock.json names. Optional packages may be those of other systems. */
function hasPackages() {
  const wanted = readJson('package-lock.json').packages;
  // npm writes it at the end of each installation.
  const installed = readJson('node_modules/.package-lock.json')?.packages ?? {};
  return Object.keys(wanted)
    .filter((path) => path.startsWith('node_modules/'))
    .every((path) => {
      const { version, integrity, optional } = wanted[path];
      const there = installed[path];
      return there ? there.version === version && there.integrity === integrity : optional === true;
    });
}

function getPackages() {
  console.log('Getting the packages of this site. This takes a minute, the first time and after an update.');
  // A shell finds npm also on Windows, where it is a script.
  const run = (line, stdio) => spawnSync(line, { shell: true, stdio }).status === 0;
  if (!run('npm --version', 'ignore')) refuse(`npm is missing, which comes with Node.js. ${getNode}`);
  if (run('npm ci --include=dev', 'inherit')) return;
  refuse(
    'The packages could not be installed; npm says why above. Is this computer connected to the internet? Is the site open in another window? Then double-click this file again.',
  );
}

/** Undefined for a missing file. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
