import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What to type before a command can run: in one sentence, or undefined when this Node and the installed packages are
 * what package.json asks for. Needs no package, and only what old versions of Node have.
 */
export function explainSetup(root) {
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { engines = {}, dependencies = {}, devDependencies = {} } = project;
  if (engines.node !== undefined && !isSupported(engines.node))
    return `Expected Node ${nameVersions(engines.node)} instead of ${process.versions.node}, which lacks what the commands use. Install it from https://nodejs.org, and type "npm ci".`;
  const missing = (packages) =>
    Object.keys(packages).filter((name) => !existsSync(join(root, 'node_modules', name, 'package.json')));
  const [name, ...others] = missing({ ...dependencies, ...devDependencies });
  if (name === undefined) return undefined;
  // Hosts and containers set it, and npm then leaves out what a build needs.
  const isProduction = process.env.NODE_ENV === 'production' || missing(dependencies).length === 0;
  return explainMissing(`"${name}"${others.length > 0 ? ` and ${others.length} more` : ''}`, isProduction);
}

/** The same for an error: a package of a package is missing after an interrupted installation, or on another system. */
export function explainLoading({ message }) {
  const [, name] = /^(?:Cannot find (?:package|module)|The package) ['"]([^'"./][^'"]*)/.exec(message) ?? [];
  return name === undefined ? undefined : explainMissing(`"${name}"`, true);
}

function explainMissing(names, isProduction) {
  const install = isProduction ? 'npm ci --include=dev' : 'npm ci';
  return `Missing packages that the commands need: ${names}. Type "${install}", and repeat the command.`;
}

/** True when this Node is within the ranges of `engines` in package.json. */
export function isSupported(ranges) {
  return ranges.split(' || ').some(isWithin);
}

/** `^22.16.0 || >=24.0.0` → `22.16 or 24 and newer` */
export function nameVersions(ranges) {
  const words = ranges.split(' || ').map((range) => range.replace(/^\D+/, '').replace(/(?:\.0)+$/, ''));
  return `${words.join(' or ')} and newer`;
}

/** True when this Node is within a range such as `^22.16.0` or `>=24.0.0`. */
function isWithin(range) {
  const [least, leastMinor] = range.replace(/^\D+/, '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major === least ? minor >= leastMinor : range.startsWith('>=') && major > least;
}
