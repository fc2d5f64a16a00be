import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRefusal } from '../../shared/refusal.ts';
import { isAlive } from './is-alive.ts';
import { plainError } from '../../shared/plain-error.ts';
import { nameSwap, removeLeftovers, restoreFormer, type SwapNames } from './swap-folder.ts';

/** Where one build puts what it has not finished, apart from all other builds. */
export interface WorkFolders {
  /** Everything below is in here. It stays in the project, whose package.json says what kind of modules it holds. */
  code: string;
  /** The code for browsers, and the code that renders pages. */
  client: string;
  server: string;
  /** The site to be, beside the folder whose place it will take. */
  swap: SwapNames;
}

const serverFolder = /^build-(\d+)(?:-[0-9a-f]{8})?$/;

export function nameWorkFolders(root: string, target: string): WorkFolders {
  const name = `build-${process.pid}-${randomBytes(4).toString('hex')}`;
  const code = join(root, '.cache', name);
  return {
    code,
    client: join(code, 'client'),
    server: join(code, 'server'),
    swap: nameSwap(target),
  };
}

/**
 * Puts right what builds left that were killed, and makes the folders of this one, so that a disk that refuses them
 * is known before there is anything to lose. Returns the function that removes them; the end of the process, by a
 * signal too, removes them as well.
 * @throws Error, in a sentence for the person who builds, when the site cannot be written where it should go.
 */
export async function makeWorkFolders(root: string, { code, swap }: WorkFolders): Promise<() => void> {
  try {
    mkdirSync(swap.next, { recursive: true });
  } catch (error) {
    const { reason, advice } = readRefusal(error) ?? { reason: String(error), advice: 'Name another folder' };
    throw plainError(
      `The site cannot be written to "${swap.target}": ${reason}. ${advice}. Nothing was built.`,
    );
  }
  if (restoreFormer(swap.target))
    process.stderr.write(
      `A build was ended while it put its site in place; the one before it is back in "${swap.target}".\n`,
    );
  await removeLeftovers(swap.target);
  removeDeadServers(join(root, '.cache'));

  const remove = () => {
    for (const folder of [code, swap.next]) rmSync(folder, { recursive: true, force: true });
  };
  const stop = (signal: NodeJS.Signals) => {
    remove();
    process.kill(process.pid, signal);
  };
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, stop);
  process.once('exit', remove);
  return () => {
    for (const signal of signals) process.off(signal, stop);
    process.off('exit', remove);
    remove();
  };
}

function removeDeadServers(cache: string): void {
  for (const name of readdirIfThere(cache)) {
    const owner = serverFolder.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function readdirIfThere(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
