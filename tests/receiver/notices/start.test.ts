import { createServer } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { callIn } from '../../stage/call-command.ts';
import { writeFiles } from '../../stage/write-files.ts';
import { inquiry, makeSiteFolder, page } from '../form-page.ts';
import { startReceiverProcess } from '../receiver-process.ts';
import { startMailServer } from '../start-mail-server.ts';
import { ask } from '../start-receiver.ts';

const site = makeSiteFolder(afterAll);
const tabs = [{ ...inquiry, notice: 'jobs' }];
writeFiles(site.folder, {
  '_pages/jobs/open.json': { ...page, path: '/jobs/open', sections: [{ type: 'contactForm', tabs }] },
});
const env = { OUT_DIR: site.folder, INQUIRIES_FILE: site.data };
const mail = {
  MAIL_URL: 'smtp://forms:s3cret@mail.example.com:587',
  MAIL_FROM: 'forms@example.com',
  MAIL_TO: 'office@example.com',
};

test.each<[Record<string, string>, string]>([
  [{ MAIL_URL: 'smtp://forms:s3cret@mail.example.com' }, 'Missing port in MAIL_URL'],
  [{ MAIL_URL: 'imap://forms:s3cret@mail.example.com:993' }, 'Expected smtp:// or smtps://'],
  [{ MAIL_FROM: 'forms' }, 'in MAIL_FROM instead of "forms"'],
  [{ MAIL_TO: '' }, 'Missing MAIL_TO beside MAIL_URL'],
  [{ MAIL_TO_JOB: 'a@example.com' }, 'Unknown setting "MAIL_TO_JOB". Did you mean "MAIL_TO_JOBS"?'],
  [{ MAIL_SUMMARY: 'weekly' }, 'in MAIL_SUMMARY instead of "weekly"'],
  [{ WEBHOOK_URL: 'https://hooks.example.com/s3cret' }, 'Missing WEBHOOK_SECRET'],
  [
    { WEBHOOK_URL: 'http://hooks.example.com/s3cret', WEBHOOK_SECRET: 'x' },
    'Expected an address with https://',
  ],
])('a receiver does not start with %j, and shows no password', async (wrong, message) => {
  const started = await callIn(
    { env: { ...env, ...mail, ...wrong } },
    'src/receiver/cli/receiver.ts',
    '--port',
    '0',
  );
  expect([started.code, started.stdout]).toEqual([2, '']);
  expect(started.stderr).toContain(message);
  expect(started.stderr).toMatch(/^[^\n]+\n$/);
  expect(started.stderr).not.toContain('s3cret');
});

test('a port for metrics that is in use ends the receiver', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const call = ['src/receiver/cli/receiver.ts', '--port', '0', '--metrics-port'] as const;
  const used = await callIn({ env }, ...call, String(port));
  expect([used.code, used.stderr]).toEqual([
    2,
    `Port ${port} is in use. Choose another: npm run receiver -- --metrics-port ${port + 1}\n`,
  ]);
  const strange = await callIn({ env }, ...call, '0', '--metrics-host', '192.0.2.1');
  expect([strange.code, strange.stderr]).toEqual([
    2,
    'This computer has no address "192.0.2.1". Write one of its own after --metrics-host, such as 127.0.0.1.\n',
  ]);
});

test('a receiver process names forms without readers of their own, sends its mails, and has metrics on another port', async () => {
  const { url, mails } = await startMailServer();
  const settings = { ...env, ...mail, MAIL_URL: url };
  const receiver = await startReceiverProcess(['--metrics-port', '0'], settings);
  onTestFinished(() => void receiver.process.kill('SIGKILL'));
  const said = 'Missing MAIL_TO_JOBS for the messages of forms with "notice": "jobs". They go to MAIL_TO.';
  expect(receiver.output()).toContain(said);
  const [, metrics = ''] = /Its metrics are at (\S+)\n/.exec(receiver.output()) ?? [];
  const { status } = await ask(`${receiver.origin}/_forms/jobs/open/inquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Ada', email: 'ada@example.org' }),
  });
  expect(status).toBe(201);
  await expect.poll(() => mails, { timeout: 5000 }).toHaveLength(1);
  const answer = await ask(metrics);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(answer.body).toContain('\ninquiries_accepted_total 1\n');
  expect((await ask(new URL('/', metrics).href)).status).toBe(404);
  expect((await ask(`${receiver.origin}/metrics`)).status).toBe(404);
  receiver.process.kill('SIGTERM');
  expect(await receiver.ended).toBe(0);
});
