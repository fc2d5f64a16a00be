import { Agent, request } from 'node:http';
import { createMessageStore } from '../../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../../src/receiver/store/open-database.ts';
import { good, makeSiteFolder } from '../../receiver/form-page.ts';
import { startReceiverProcess } from '../../receiver/receiver-process.ts';

export interface Load {
  /** How many messages were answered with 201 before the receiver was killed. */
  accepted: number;
  /** How many are on the disk. */
  stored: number;
  /** How many were answered with 201 and are not on the disk. */
  lost: number;
  /** How often each other status came; 0 stands for no answer. */
  others: Map<number, number>;
  /** How long answers took, in milliseconds, the shortest first. */
  times: number[];
  seconds: number;
  /** What SQLite thinks of the file. */
  integrity: unknown;
}

/** Sends messages to the receiver over many connections, kills it, and compares its answers with what is on the disk. */
export async function measureLoad(connections: number, seconds: number): Promise<Load> {
  const site = makeSiteFolder();
  const receiver = await startReceiverProcess([
    '--site',
    site.folder,
    '--data',
    site.data,
    '--rate',
    '1000000000',
  ]);
  const address = `${receiver.origin}/_forms/our-garden/inquiry`;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const accepted: string[] = [];
  const others = new Map<number, number>();
  const times: number[] = [];
  let next = 0;
  const killed = new AbortController();

  /** Resolves with the status, or 0 when the connection ended without an answer. */
  function send(id: string): Promise<number> {
    const body = JSON.stringify({ ...good, about: `Message ${id}`, _id: id });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve) => {
      const sending = request(address, { method: 'POST', agent, headers }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      });
      sending.once('error', () => resolve(0));
      sending.end(body);
    });
  }

  async function sendAndSendAgain(): Promise<void> {
    while (!killed.signal.aborted) {
      const id = `load-${String(next++).padStart(8, '0')}`;
      const started = performance.now();
      const status = await send(id);
      if (status === 201) {
        accepted.push(id);
        times.push(performance.now() - started);
      } else if (!killed.signal.aborted) others.set(status, (others.get(status) ?? 0) + 1);
    }
  }

  const started = performance.now();
  const senders = Array.from({ length: connections }, sendAndSendAgain);
  setTimeout(() => {
    killed.abort();
    receiver.process.kill('SIGKILL');
  }, seconds * 1000);
  await Promise.all(senders);
  const took = (performance.now() - started) / 1000;
  await receiver.ended;
  agent.destroy();

  const database = openDatabase(site.data);
  const store = createMessageStore(database);
  const stored = new Set(store.list().map(({ id }) => id));
  const check = database.prepare('PRAGMA integrity_check').get() as { integrity_check: unknown };
  await store.close();
  site.remove();
  return {
    accepted: accepted.length,
    stored: stored.size,
    lost: accepted.filter((id) => !stored.has(id)).length,
    others,
    times: times.toSorted((a, b) => a - b),
    seconds: took,
    integrity: check.integrity_check,
  };
}
