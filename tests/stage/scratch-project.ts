import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from './copy-project.ts';
import { findFreePort } from './listen.ts';
import { startProcess } from './start-process.ts';
import { editFile } from './write-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** A copy of the project that a test may change, with a development server. */
export type ScratchProject = Awaited<ReturnType<typeof startScratchProject>>;

/**
 * Copies the project, links node_modules, and starts `npm run dev` on a free port, with more arguments and environment
 * variables, in a new folder or the named one, after `change`. It does not pass NODE_ENV on, which bundling in a test
 * sets for its whole process.
 */
export async function startScratchProject(
  args: string[] = [],
  env: Record<string, string> = {},
  named?: string,
  change?: (folder: string) => void,
) {
  const port = await findFreePort();
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = named ?? mkdtempSync(join(root, '.cache', 'scratch-'));
  copyProject(folder);
  change?.(folder);
  const command = ['src/command-line/run.mjs', 'src/engine/cli/dev.ts', '--port', String(port)];
  const started = startProcess(process.execPath, [...command, ...args], /Local:/, {
    cwd: folder,
    // Colours split the words of the output.
    env: { ...process.env, NODE_ENV: '', FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
  });
  await started.said;
  const server = started.process;
  return {
    folder,
    url: `http://localhost:${port}`,
    edit: (file: string, from: string, to: string) => editFile(join(folder, file), from, to),
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    isRunning: () => server.exitCode === null,
    /** What its server has written to the terminal. */
    output: started.output,
    /** Ends the server, then deletes the folder. */
    async stop() {
      server.kill();
      await started.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
