import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** A server under test, which serves a built site. */
export interface RunningHost {
  port: number;
  stop(): Promise<void>;
}

/** How a server is found and started, with nothing but what a build wrote for it and what a test has to bend. */
export interface ServerKind {
  name: string;
  /** Names of its program. */
  programs: string[];
  /**
   * Writes what it needs below `scratch`, and gives its arguments. `root` is the folder that the host serves, `more` are
   * lines that people add to the configuration of the server.
   */
  configure(site: string, root: string, scratch: string, port: number, more: string): string[];
}

const modules = '/usr/lib/apache2/modules';

export const serverKinds: ServerKind[] = [
  {
    name: 'nginx',
    programs: ['nginx'],
    configure(site, root, scratch, port, more) {
      const server = bend(join(site, '_host/nginx.conf'), [
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['root /usr/share/nginx/html;', `root ${root};\n${more}`],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${scratch}/${name};`,
      );
      const config = `daemon off; master_process off; pid ${scratch}/pid; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')}
${server} }`;
      writeFileSync(join(scratch, 'nginx.conf'), config);
      return ['-e', 'stderr', '-p', scratch, '-c', join(scratch, 'nginx.conf')];
    },
  },
  {
    name: 'apache',
    programs: ['apache2', 'httpd'],
    configure(_site, root, scratch, port, more) {
      const loaded = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite', 'alias', 'negotiation'];
      if (more) loaded.push('proxy', 'proxy_http');
      const config = [
        ...loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`),
        `Listen 127.0.0.1:${port}`,
        'ServerName localhost',
        'TraceEnable Off',
        `PidFile ${scratch}/pid`,
        `DefaultRuntimeDir ${scratch}`,
        `ErrorLog ${scratch}/errors`,
        `TypesConfig ${existsSync('/etc/mime.types') ? '/etc/mime.types' : '/dev/null'}`,
        `DocumentRoot ${root}`,
        `<Directory ${root}>`,
        'Options FollowSymLinks',
        'AllowOverride All',
        'Require all granted',
        '</Directory>',
        more,
      ];
      writeFileSync(join(scratch, 'apache.conf'), `${config.join('\n')}\n`);
      return ['-d', scratch, '-f', join(scratch, 'apache.conf'), '-DFOREGROUND'];
    },
  },
  {
    name: 'caddy',
    programs: ['caddy'],
    configure(site, root, scratch, port, more) {
      const server = bend(join(site, '_host/Caddyfile'), [
        ['\n:80 {', `\nhttp://127.0.0.1:${port}, http://localhost:${port} {`],
        ['root * /srv/site', `root * ${root}\n${more}`],
      ]);
      writeFileSync(join(scratch, 'Caddyfile'), `{\nadmin off\n}\n${server}`);
      return ['run', '--config', join(scratch, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

/** The program of a server, or undefined where it is not installed. */
function findProgram({ programs }: ServerKind): string | undefined {
  // Debian keeps servers where only administrators look.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

export const installedHosts = serverKinds.filter((kind) => findProgram(kind) !== undefined);
const missing = serverKinds.filter((kind) => !installedHosts.includes(kind)).map(({ name }) => name);
if (missing.length > 0) console.warn(`Skipped, as they are not installed: ${missing.join(', ')}.`);

export function isInstalled(name: string): boolean {
  return installedHosts.some((kind) => kind.name === name);
}

/** Servers give up the rights that they are started with. */
export function allowReading(folder: string): void {
  execFileSync('chmod', ['-R', 'a+rX', folder]);
}

/**
 * Starts a server on a free port, without any rights of an administrator. It serves `root`, where the site lies in the
 * folder of its base. `more` are lines that people add to the configuration of the server.
 */
export async function startHost(
  kind: ServerKind,
  site: string,
  scratch: string,
  root = site,
  more = '',
): Promise<RunningHost> {
  const program = findProgram(kind);
  if (program === undefined) throw new Error(`${kind.name} is not installed.`);
  mkdirSync(scratch, { recursive: true });
  const port = await findFreePort();
  const args = kind.configure(site, root, scratch, port, more);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', 'nobody', scratch]);
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, HOME: scratch },
    ...(isRoot ? { uid: numberOf('-u'), gid: numberOf('-g') } : {}),
  });
  await untilListening(kind.name, child, port);
  return { port, stop: () => stop(child) };
}

function numberOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}

function bend(file: string, changes: [from: string, to: string][]): string {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    text = text.replace(from, () => to);
  }
  return text;
}

async function untilListening(name: string, child: ChildProcess, port: number): Promise<void> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + 30_000;
  while (child.exitCode === null && Date.now() < deadline) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
      return;
    } catch {
      // It does not listen yet.
      await new Promise((later) => setTimeout(later, 50));
    }
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not start:\n${output}`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
