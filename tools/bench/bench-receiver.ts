import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receiverCommand } from '../../tests/receiver/receiver-process.ts';
import { hasPostgres, startPostgres } from '../../tests/stage/start-postgres.ts';
import { startProcess } from '../../tests/stage/start-process.ts';

/** How long each row is measured, in milliseconds. */
const durationMs = 5000;

/** A page with one form, as a build writes it. */
const page = {
  path: '/form',
  lang: 'en',
  sections: [
    {
      type: 'contactForm',
      tabs: [
        {
          key: 'inquiry',
          subject: 'Inquiry',
          fields: [{ name: 'about', label: 'About', kind: 'paragraph' }],
          destination: { kind: 'post', service: 'receiver', address: '/_forms/form/inquiry' },
        },
      ],
    },
  ],
};

/**
 * Prints how many messages a second the receiver stores with each engine, and how long the slowest of a hundred takes,
 * beside how often a second the disk can sync.
 */
export async function measureReceiver(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'receiver-bench-'));
  mkdirSync(join(scratch, '_pages'));
  writeFileSync(join(scratch, '_pages/form.json'), JSON.stringify(page));
  // PostgreSQL does not run as root, and no other user may read the folder of root.
  const folder = mkdtempSync(join(tmpdir(), 'receiver-bench-'));
  const server = hasPostgres ? await startPostgres(folder) : undefined;
  try {
    console.log(
      '| store | instances | senders | messages a second | median ms | 99th percentile ms | syncs a second |',
    );
    console.log('|---|---:|---:|---:|---:|---:|---:|');
    const setups = [{ name: 'SQLite', instances: 1, env: {} }];
    if (server)
      for (const instances of [1, 3])
        setups.push({ name: 'PostgreSQL', instances, env: { DATABASE_URL: server.url('postgres') } });
    for (const { name, instances, env } of setups) {
      const all = await Promise.all(
        Array.from({ length: instances }, () =>
          startReceiver({ OUT_DIR: scratch, INQUIRIES_FILE: join(scratch, 'inquiries.sqlite'), ...env }),
        ),
      );
      try {
        for (const senders of [1, 40]) {
          const syncs = countSyncs(scratch);
          const times = (
            await send(
              all.map(({ origin }) => origin),
              senders,
            )
          ).toSorted((a, b) => a - b);
          const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
          const rate = Math.round(times.length / (durationMs / 1000));
          console.log(`| ${[name, instances, senders, rate, at(0.5), at(0.99), syncs].join(' | ')} |`);
        }
      } finally {
        for (const { process, ended } of all) {
          process.kill('SIGTERM');
          await ended;
        }
      }
    }
  } finally {
    await server?.stop();
    for (const made of [scratch, folder]) rmSync(made, { recursive: true });
  }
}

async function startReceiver(env: Record<string, string>) {
  const args = receiverCommand('--rate', '1000000000', '--proxies', '1', '--port', '0');
  const ready = /(http:\/\/\S+)\/_forms\/\n/;
  const started = startProcess(process.execPath, args, ready, { env: { ...process.env, ...env } });
  return { ...started, origin: await started.said };
}

/** Sends one message after the other from so many senders, in turn to each receiver. Returns milliseconds per message. */
async function send(origins: string[], senders: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const times: number[] = [];
  const run = Math.random();
  const until = performance.now() + durationMs;
  let count = 0;
  await Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      while (performance.now() < until) {
        const started = performance.now();
        const origin = origins[(sender + count) % origins.length]!;
        await post(`${origin}/_forms/form/inquiry`, `${run} ${++count}`, agent);
        times.push(performance.now() - started);
      }
    }),
  );
  agent.destroy();
  return times;
}

/** @throws Error for another answer than 201. */
function post(address: string, about: string, agent: Agent): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return new Promise((done, fail) => {
    const sent = request(address, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 201) done();
        else fail(new Error(`The receiver answered ${answer.statusCode}.`));
      });
    });
    sent.on('error', fail).end(JSON.stringify({ about: about.padEnd(300, '.') }));
  });
}

/** How often a second the disk can sync 8 KB. */
function countSyncs(folder: string): number {
  const file = openSync(join(folder, 'syncs'), 'w');
  const until = performance.now() + 1000;
  let count = 0;
  for (; performance.now() < until; count++) {
    writeSync(file, Buffer.alloc(8192, count % 256));
    fdatasyncSync(file);
  }
  closeSync(file);
  return count;
}
