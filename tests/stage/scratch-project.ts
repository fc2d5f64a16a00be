import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from './copy-project.ts';
import { findFreePort } from './find-free-port.ts';

const root = resolve(import.meta.dirname, '../..');

/** A copy of the project whose files a test may change, and its development server. */
export interface ScratchProject {
  folder: string;
  /** Address of the development server, without a slash at the end. */
  url: string;
  /** Replaces text in a file. Fails when the text is not there. */
  edit(file: string, from: string, to: string): void;
  read(file: string): string;
  stop(): void;
}

/**
 * Copies the project, with the installed packages linked in, and starts `vite` on a free port, with more arguments and
 * environment variables. Bundling something in a test sets NODE_ENV for its whole process: it is not handed on.
 */
export async function startScratchProject(
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<ScratchProject> {
  const port = await findFreePort();
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'scratch-'));
  copyProject(folder);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, '--port', String(port), '--strictPort', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', ...env },
  });
  await untilReady(server);
  return {
    folder,
    url: `http://localhost:${port}`,
    edit(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    stop() {
      server.kill();
      // It may be writing a file just now.
      rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
    },
  };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((ready, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready in')) ready();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => fail(new Error(`The development server ended:\n${output}`)));
  });
}
