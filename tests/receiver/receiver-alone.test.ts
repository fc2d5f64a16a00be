import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { receiverAddress } from '../../src/shared/forms/form-target.ts';
import { startReceiverProcess, type ReceiverProcess } from './receiver-process.ts';
import { makeSiteFolder } from './site-folder.ts';
import { good } from './start-receiver.ts';

const run = promisify(execFile);
const site = makeSiteFolder();
const options = ['--site', site.folder, '--data', site.data, '--rate', '100000'];
const path = receiverAddress('/our-garden', 'inquiry');
afterAll(site.remove);

const send = ({ origin }: ReceiverProcess, id: string) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...good, _id: id }),
  });

async function stored(): Promise<string[]> {
  const { stdout } = await inquiries('--format', 'json');
  return (JSON.parse(stdout) as { answers: { about: string } }[]).map(({ answers }) => answers.about);
}

const inquiries = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'src/receiver/cli/inquiries.ts', '--data', site.data, ...args]);

test('nothing that was answered is lost when the process is killed, and what is sent again is one message', async () => {
  const answered = new Set<string>();
  let count = 0;
  for (let round = 0; round < 3; round++) {
    const receiver = await startReceiverProcess(options);
    const enough = answered.size + 30;
    const senders = Array.from({ length: 8 }, async () => {
      for (;;) {
        const id = `killed-${String(count++).padStart(6, '0')}`;
        const response = await send(receiver, id).catch(() => undefined);
        if (!response) return;
        expect(response.status).toBe(201);
        answered.add(id);
        // In the middle of what the others send.
        if (answered.size === enough) receiver.process.kill('SIGKILL');
      }
    });
    await Promise.all(senders);
    expect(await receiver.ended).toBe('SIGKILL');
  }
  expect(answered.size).toBeGreaterThanOrEqual(90);

  const receiver = await startReceiverProcess(options);
  for (const id of answered) expect((await send(receiver, id)).status).toBe(200);
  receiver.process.kill('SIGKILL');
  await receiver.ended;
  const { stdout } = await run('node', [
    '--import',
    'tsx',
    '--eval',
    `import { openDatabase } from './src/receiver/store/open-database.ts';
     const database = openDatabase(${JSON.stringify(site.data)});
     console.log(JSON.stringify([database.prepare('PRAGMA integrity_check').get().integrity_check, database.prepare('PRAGMA journal_mode').get().journal_mode]));`,
  ]);
  expect(JSON.parse(stdout)).toEqual(['ok', 'wal']);
});

test('SIGTERM ends it once what is under way is answered', async () => {
  const receiver = await startReceiverProcess(options);
  const body = JSON.stringify({ ...good, about: 'under way', _id: 'under-way-1' });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const sending = request(receiver.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
    sending.write(body.slice(0, 10));
    setTimeout(() => receiver.process.kill('SIGTERM'), 200);
    setTimeout(() => sending.end(body.slice(10)), 600);
  });
  expect(await answer).toBe(201);
  expect(await receiver.ended).toBe(0);
  expect(await stored()).toContain('under way');
});

test('its log is one JSON object per line, without what was written', async () => {
  const receiver = await startReceiverProcess(options);
  await send(receiver, 'logged-0001');
  expect((await fetch(`${receiver.origin}/_forms/health`)).status).toBe(200);
  receiver.process.kill('SIGTERM');
  await receiver.ended;
  const lines = receiver.output().trim().split('\n').slice(1);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { time: expect.any(String), request: `POST ${path}`, status: 201, ms: expect.any(Number) },
    { time: expect.any(String), request: 'GET /_forms/health', status: 200, ms: expect.any(Number) },
  ]);
});

const hint = '\n"npm run receiver -- --help" says how it is used.';

test.each([
  [['--port', 'x'], `Expected a whole number from 0 to 65535 after --port instead of "x".${hint}`],
  [
    ['--origin', 'www.example.com'],
    `--origin takes an origin such as https://www.example.com, not "www.example.com".${hint}`,
  ],
  [
    ['--site', '/nowhere'],
    '"/nowhere" holds no built site with a form. Run "npm run build" first, or name one with --site.',
  ],
  [['--rate', '0'], `Expected a whole number, 1 or more, after --rate instead of "0".${hint}`],
])('what cannot be meant is named: %j', async (args, message) => {
  const failed = run(process.execPath, [
    '--import',
    'tsx',
    'src/receiver/cli/receiver.ts',
    ...options,
    ...args,
  ]);
  await expect(failed).rejects.toMatchObject({ code: 2, stderr: `${message}\n` });
});
