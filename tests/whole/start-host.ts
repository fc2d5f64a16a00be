import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, onPath } from '../stage/find-browser.ts';
import { findFreePort, type Listening } from '../stage/listen.ts';

export type RunningHost = Pick<Listening, 'port' | 'stop'>;

/** How a server is configured: files of the build and adaptations for the test. */
export interface ServerKind {
  name: string;
  programs: string[];
  /** Its main configuration in `servers/`, which includes the site's as `site.conf`. */
  config: string;
  /** The build's configuration, unless the server finds it in the site's folder. */
  built?: string;
  /** Replacements in the build's configuration. */
  bend?(port: number, root: string, more: string): [from: string, to: string][];
  /** Arguments after the main configuration and the scratch folder. */
  args(config: string, scratch: string): string[];
}

export const serverKinds: ServerKind[] = [
  {
    name: 'nginx',
    programs: ['nginx'],
    config: 'nginx.conf',
    built: '_host/nginx.conf',
    bend: (port, root, more) => [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['root /usr/share/nginx/html;', `root ${root};\n${more}`],
    ],
    args: (config, scratch) => ['-e', 'stderr', '-p', scratch, '-c', config],
  },
  {
    name: 'apache',
    programs: ['apache2', 'httpd'],
    config: 'apache.conf',
    args: (config, scratch) => ['-d', scratch, '-f', config, '-DFOREGROUND'],
  },
  {
    name: 'caddy',
    programs: ['caddy'],
    config: 'Caddyfile',
    built: '_host/Caddyfile',
    bend: (port, root, more) => [
      ['\n:80 {', `\nhttp://127.0.0.1:${port}, http://localhost:${port} {`],
      ['root * /srv/site', `root * ${root}\n${more}`],
    ],
    args: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
  },
];

const find = ({ name, programs }: ServerKind) =>
  findProgram(`${name.toUpperCase()}_PATH`, ...onPath(...programs));
const missing = serverKinds.filter((kind) => find(kind) === undefined).map(({ name }) => name);

export const isInstalled = ({ name }: ServerKind): boolean => !missing.includes(name);

/** Servers drop their root privileges, so others must be able to read the folder. */
export function allowReading(folder: string): void {
  execFileSync('chmod', ['-R', 'a+rX', folder]);
}

/**
 * Starts a server on a free port without root privileges. It serves `root`, with the site in its base folder. `more`:
 * lines that an operator adds to the configuration.
 */
export async function startHost(kind: ServerKind, site: string, own: string, root: string, more: string) {
  const port = await findFreePort();
  mkdirSync(own, { recursive: true });
  const built = kind.built === undefined ? more : readFileSync(join(site, kind.built), 'utf8');
  writeFileSync(join(own, 'site.conf'), replaceEach(built, kind.bend?.(port, root, more) ?? []));
  const main = readFileSync(join(import.meta.dirname, 'servers', kind.config), 'utf8')
    .replaceAll('SCRATCH', own)
    .replaceAll('ROOT', root)
    .replace('PORT', String(port))
    .replaceAll('MODULES', '/usr/lib/apache2/modules')
    .replace('MIME_TYPES', existsSync('/etc/mime.types') ? '/etc/mime.types' : '/dev/null');
  const config = join(own, kind.config);
  writeFileSync(config, main);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', 'nobody', own]);
  const child = spawn(find(kind)!, kind.args(config, own), {
    env: { PATH: process.env.PATH, HOME: own },
    ...(isRoot ? { uid: numberOf('-u'), gid: numberOf('-g') } : {}),
  });
  await untilListening(kind.name, child, port);
  return {
    port,
    stop: () =>
      new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

function numberOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}

function replaceEach(text: string, changes: [from: string, to: string][]): string {
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`The configuration of the site does not hold ${from}`);
    text = text.replace(from, () => to);
  }
  return text;
}

async function untilListening(name: string, child: ChildProcess, port: number): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + 30_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).catch(() => false);
    if (isThere) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not start:\n${output}`);
}
