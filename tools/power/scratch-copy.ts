import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a project in which mistakes are made. */
export interface ScratchCopy {
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Runs a program of an installed package. Kills it with all its children after the time limit. */
  run(args: string[], env?: NodeJS.ProcessEnv, seconds?: number): Promise<Ran>;
}

interface Ran {
  code: number;
  output: string;
  late: boolean;
}

const copies: string[] = [];
const running = new Set<number>();
process.on('exit', () => {
  running.forEach(killGroup);
  copies.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Clones a project with its uncommitted changes and hard links to its packages. */
export function makeScratchCopy(project: string): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'power-'));
  copies.push(folder);
  const git = (...args: string[]) => execFileSync('git', ['-C', project, ...args], { encoding: 'utf8' });
  git('clone', '--quiet', '--shared', '.', folder);
  for (const file of git('ls-files', '-mo', '--exclude-standard', '--deduplicate')
    .split('\n')
    .filter(Boolean))
    if (existsSync(join(project, file))) cpSync(join(project, file), join(folder, file));
    else rmSync(join(folder, file), { force: true });
  execFileSync('cp', ['-al', join(project, 'node_modules'), folder]);
  rmSync(join(folder, 'node_modules/.vite'), { recursive: true, force: true });
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    run: (args, env = {}, seconds = 3600) => runIn(folder, args, env, seconds),
  };
}

function runIn(
  cwd: string,
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  seconds: number,
): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(join(cwd, 'node_modules/.bin', program), args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
    });
    running.add(child.pid!);
    let output = '';
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      killGroup(child.pid!);
    }, seconds * 1000);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child.pid!);
      done({ code: code ?? 1, output, late });
    });
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes have ended.
  }
}
