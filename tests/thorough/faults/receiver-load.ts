import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineCommand } from '../../../src/command-line/command.ts';
import { runCommand } from '../../../src/command-line/run-command.ts';
import { createMessageStore } from '../../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../../src/receiver/store/open-database.ts';
import { receiverAddress } from '../../../src/shared/forms/form-target.ts';
import { startReceiverProcess } from '../../receiver/receiver-process.ts';
import { good, page } from '../../receiver/form-page.ts';

const command = defineCommand({
  call: 'npm run bench:receiver',
  what: 'Sends messages to the receiver over many connections, kills it with SIGKILL while they come in, and compares what it had answered with what is on the disk.',
  options: {
    connections: { takes: 'N', what: 'how many send at once', within: [1, 10_000], default: 200 },
    seconds: { takes: 'N', what: 'when it is killed', within: [1, 3600], default: 30 },
  },
  examples: ['npm run bench:receiver -- --seconds 5'],
  exitCodes: { 0: 'nothing was lost', 1: 'an answered message was lost', 2: 'it could not run' },
});

await runCommand(command, ({ values }) => run(values.connections, values.seconds));

async function run(connections: number, seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-load-'));
  mkdirSync(join(folder, '_pages'));
  writeFileSync(join(folder, '_pages/our-garden.json'), JSON.stringify(page));
  const data = join(folder, 'inquiries.sqlite');
  const receiver = await startReceiverProcess(['--site', folder, '--data', data, '--rate', '1000000000']);
  const address = receiver.origin + receiverAddress('/our-garden', 'inquiry');
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

  async function connection(): Promise<void> {
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
  const senders = Array.from({ length: connections }, connection);
  setTimeout(() => {
    killed.abort();
    receiver.process.kill('SIGKILL');
  }, seconds * 1000);
  await Promise.all(senders);
  const took = (performance.now() - started) / 1000;
  await receiver.ended;
  agent.destroy();

  const store = createMessageStore(openDatabase(data));
  const stored = new Set(store.list().map(({ id }) => id));
  await store.close();
  rmSync(folder, { recursive: true });
  const lost = accepted.filter((id) => !stored.has(id)).length;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  const rows = [
    ['connections', connections],
    ['seconds', took.toFixed(1)],
    ['accepted', accepted.length],
    ['accepted per second', (accepted.length / took).toFixed(0)],
    ['median', quantile(0.5)],
    ['p99', quantile(0.99)],
    ['other answers', JSON.stringify(Object.fromEntries(others))],
    ['stored', stored.size],
    ['accepted and lost after kill -9', lost],
  ];
  console.log(rows.map(([name, value]) => `${String(name).padEnd(34)}${String(value)}`).join('\n'));
  if (lost > 0) process.exitCode = 1;
}
