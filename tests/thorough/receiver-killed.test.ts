import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createMessageStore } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';
import { good, makeSiteFolder } from '../receiver/form-page.ts';
import { startReceiverProcess } from '../receiver/receiver-process.ts';

test.each([
  [200, 5],
  [20, 3],
  [200, 2],
  [1, 3],
])('each answered message is on the disk once, with %i senders and a kill after %i seconds', killUnder);

/** Sends messages over many connections, kills the receiver, and compares its answers with the disk. */
async function killUnder(connections: number, seconds: number): Promise<void> {
  const site = makeSiteFolder();
  onTestFinished(site.remove);
  // As behind a proxy, so that the limit per address does not apply.
  const options = ['--site', site.folder, '--data', site.data, '--rate', '1000000000', '--proxies', '1'];
  const receiver = await startReceiverProcess(options);
  const address = `${receiver.origin}/_forms/our-garden/inquiry`;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const accepted: string[] = [];
  const others: number[] = [];
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

  async function sendOnAndOn(): Promise<void> {
    while (!killed.signal.aborted) {
      const id = `load-${String(next++).padStart(8, '0')}`;
      const status = await send(id);
      if (status === 201) accepted.push(id);
      else if (!killed.signal.aborted) others.push(status);
    }
  }

  setTimeout(() => {
    killed.abort();
    receiver.process.kill('SIGKILL');
  }, seconds * 1000);
  await Promise.all(Array.from({ length: connections }, sendOnAndOn));
  await receiver.ended;
  agent.destroy();
  console.log(`${connections} senders: ${Math.round(accepted.length / seconds)} messages a second`);

  const database = openDatabase(site.data);
  const store = createMessageStore(database);
  const stored = new Set(store.list().map(({ id }) => id));
  const { integrity_check: integrity } = database.prepare('PRAGMA integrity_check').get() as Record<
    string,
    string
  >;
  await store.close();
  const lost = accepted.filter((id) => !stored.has(id));
  expect({ lost, others, integrity }).toEqual({ lost: [], others: [], integrity: 'ok' });
  expect(accepted.length).toBeGreaterThan(0);
  // At the kill, each sender has at most one message that is stored but not answered.
  expect(stored.size).toBeLessThanOrEqual(accepted.length + connections);
}
