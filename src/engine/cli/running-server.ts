import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { studioPath } from '../../shared/studio.ts';
import { ignoreFileErrors, writeWhole } from '../files/node-file-system.ts';

/** Names the development server of this folder that started last. It stays when the server ends. */
const record = resolve('.cache/dev-server.json');

/** Notes a server, by its address. Without a writable cache, a second one may start beside it. */
export function noteServer(url: string): void {
  ignoreFileErrors(() => writeWhole(record, JSON.stringify({ url, pid: process.pid })));
}

/** The address of the studio, if a server of this folder runs and has one. */
export async function findRunningStudio(): Promise<string | undefined> {
  const text = ignoreFileErrors(() => readFileSync(record, 'utf8'));
  if (text === undefined) return undefined;
  const { url, pid } = JSON.parse(text) as { url: string; pid: number };
  const address = new URL(studioPath.slice(1), url).href;
  try {
    process.kill(pid, 0);
    // As from the address line: the studio leads on.
    const answer = await fetch(address, { redirect: 'manual', headers: { 'sec-fetch-site': 'none' } });
    return answer.status === 302 ? address : undefined;
  } catch {
    // The process has ended, or listens no more.
    return undefined;
  }
}

/** Opens an address in the browser. */
export function openBrowser(address: string): void {
  const [program, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address];
  spawn(program, args, { stdio: 'ignore', detached: true })
    // Its address is in the terminal, too.
    .on('error', () => undefined)
    .unref();
}
