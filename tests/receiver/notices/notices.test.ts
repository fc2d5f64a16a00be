import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBuiltForms } from '../../../src/receiver/built-forms.ts';
import type { LogEntry } from '../../../src/receiver/log-entry.ts';
import { mountReceiver } from '../../../src/receiver/mount-receiver.ts';
import { readNoticeSettings } from '../../../src/receiver/notices/read-settings.ts';
import { openStore } from '../../../src/receiver/store/open-store.ts';
import type { ContactFormTab } from '../../../src/shared/generated/sections.ts';
import type { PageData } from '../../../src/shared/page.ts';
import { callIn } from '../../stage/call-command.ts';
import { listen } from '../../stage/listen.ts';
import { makeFolder } from '../../stage/make-folder.ts';
import { writeFiles } from '../../stage/write-files.ts';
import { good, inquiry, page } from '../form-page.ts';
import { closedPort, refusal, startMailServer } from '../start-mail-server.ts';
import { ask, serve } from '../start-receiver.ts';

const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

/** A receiver with these settings, for a page whose form has these properties besides. */
async function start(
  env: NodeJS.ProcessEnv,
  form: Partial<ContactFormTab> = {},
  more: Partial<PageData> = {},
) {
  const folder = makeFolder();
  const data = join(folder, 'inquiries.sqlite');
  const tabs = [{ ...inquiry, ...form }];
  writeFiles(folder, {
    '_pages/our-garden.json': { ...page, ...more, sections: [{ type: 'contactForm', tabs }] },
  });
  const log: LogEntry[] = [];
  const mail = { MAIL_FROM: 'forms@example.com', MAIL_TO: 'office@example.com' };
  const notices = readNoticeSettings({ ...(env.MAIL_URL && mail), ...env });
  const forms = createBuiltForms(folder);
  const mounted = mountReceiver(forms, { data, notices, log: (entry) => void log.push(entry) });
  const store = await openStore({ url: undefined, file: data, space: Infinity });
  onTestFinished(async () => {
    await mounted.close();
    await store.close();
  });
  const origin = await serve(mounted.receive);
  const inquiries = (...args: string[]) =>
    callIn({ cwd: folder }, 'src/receiver/cli/inquiries.ts', ...args, '--data', data);
  async function send(answers: object, headers: Record<string, string> = {}) {
    const answer = await ask(`${origin}/_forms/our-garden/inquiry`, {
      method: 'POST',
      headers: {
        ...(answers instanceof FormData
          ? { accept: 'application/json' }
          : { 'content-type': 'application/json' }),
        origin,
        'accept-language': 'en',
        ...headers,
      },
      body: answers instanceof FormData ? answers : JSON.stringify({ ...good, ...answers }),
    });
    expect(answer.status).toBe(201);
  }
  return { send, store, log, inquiries, mounted };
}

/** A webhook, which answers with the next of these statuses, then with 204. */
async function startWebhook(...statuses: number[]) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end('taken');
    });
  });
  const { url, stop } = await listen(server);
  onTestFinished(stop);
  return { url, calls };
}

test('a stored message is mailed at once, with its file, to the readers that its form names', async () => {
  const { url, mails } = await startMailServer();
  const { send, store, log } = await start(
    { MAIL_URL: url, MAIL_TO_JOBS: 'jobs@example.com' },
    { notice: 'jobs' },
  );
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, about: 'Hello' })) form.append(name, value);
  form.append('cv', new File(['%PDF-1.7'], 'Lebenslauf Ä.pdf'));
  await send(form);
  await expect.poll(() => mails).toHaveLength(1);
  const [{ mail, recipients }] = mails as [(typeof mails)[0]];
  expect(recipients).toEqual(['jobs@example.com']);
  expect(mail.subject).toBe('Garden inquiry');
  expect(mail.replyTo?.[0]?.address).toBe(good.email);
  expect(mail.text).toContain('About:\n  Hello');
  expect(mail.text).toContain('Files:\n  Lebenslauf Ä.pdf');
  const [file] = mail.attachments;
  expect([file?.filename, file?.mimeType]).toEqual(['Lebenslauf Ä.pdf', 'application/pdf']);
  expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7');
  await expect
    .poll(() => store.listNotices('sent'))
    .toMatchObject([{ kind: 'mail', target: 'jobs', tries: 1 }]);
  const [sent] = await store.listNotices('sent');
  expect(mail.messageId).toBe(sent!.key);
  await expect
    .poll(() => log)
    .toMatchObject([
      { status: 201, outcome: 'stored' },
      { request: 'notice mail', status: 250, error: undefined },
    ]);
});

test('a failed mail waits, is listed with its reason, and goes out with the same Message-ID', async () => {
  let isFull = true;
  const { url, mails } = await startMailServer({
    onRcptTo: (_, __, done) => (isFull ? done(refusal(452, 'Mailbox full')) : done()),
  });
  const { send, store, inquiries, log } = await start({ MAIL_URL: url });
  await send({ about: 'one' });
  await expect.poll(async () => (await store.listNotices('waiting'))[0]?.error).toContain('Mailbox full');
  const [waiting] = await store.listNotices('waiting');
  expect(Date.parse(waiting!.due!) - Date.now()).toBeGreaterThan(5000);
  const { stdout } = await inquiries('mail');
  expect(stdout).toMatch(
    /^Waiting:\n {4}1 {2}mail, tried once, next 20\d\d-\S+ \d\d:\d\d: .*452 Mailbox full\n$/,
  );
  // The log has no address.
  expect(JSON.stringify(log)).not.toContain('example.com');

  isFull = false;
  await send({ about: 'two' });
  await expect.poll(() => mails).toHaveLength(1);
  expect(mails[0]!.mail.text).toContain('Notices of earlier messages that have not been sent so far: 1');
  await expect.poll(async () => (await store.listNotices('waiting'))[0]?.told).toBe(true);
  await send({ about: 'three' });
  await expect.poll(() => mails).toHaveLength(2);
  // Each failure is told once.
  expect(mails[1]!.mail.text).not.toContain('earlier');

  expect(await inquiries('mail', '--retry', '1')).toMatchObject({ code: 0 });
  await expect.poll(() => mails, { timeout: 5000 }).toHaveLength(3);
  expect(mails[2]!.mail.messageId).toBe(waiting!.key);
  await expect.poll(async () => (await inquiries('mail')).stdout).toBe('All notices are sent.\n');
  expect(await inquiries('mail', '--retry', '1')).toMatchObject({ code: 2 });
});

test('a suspect causes no notice until a person clears it, and never a confirmation', async () => {
  const { url, mails } = await startMailServer();
  const { send, store, inquiries } = await start({ MAIL_URL: url }, { confirm: true });
  await send({ about: 'spam', _website: 'x' });
  await expect.poll(() => store.listNotices('held')).toMatchObject([{ kind: 'mail' }]);
  expect((await inquiries('list', '--suspects')).stdout).toMatch(/spam \(trap\)\n$/);
  expect((await inquiries('show', '1')).stdout).toContain('\nKept apart: trap\n');
  expect((await inquiries('mail')).stdout).toMatch(
    /^Held back, because the message is a suspect:\n {4}1 {2}mail, not tried yet\n$/,
  );
  expect(mails).toHaveLength(0);
  expect((await inquiries('clear', '1', '7')).stdout).toContain('1 of 2 cleared.');
  await expect.poll(() => mails, { timeout: 5000 }).toHaveLength(1);
  expect((await inquiries('list')).stdout).toContain('spam');
  expect(await inquiries('clear')).toMatchObject({ code: 2 });
});

test('a confirmation goes to the visitor once a day, with nothing that was typed, and ends at a refusal', async () => {
  const { url, mails } = await startMailServer({
    onRcptTo: ({ address }, _, done) =>
      done(address === 'no@example.org' ? refusal(550, 'No such user') : null),
  });
  const mailWords = { confirmSubject: 'Angekommen' };
  const { send, store } = await start({ MAIL_URL: url }, { confirm: true }, { mailWords });
  await send({ fullName: 'Buy pills', about: 'first' });
  await send({ email: good.email.toUpperCase(), about: 'second' });
  await send({ email: 'no@example.org', about: 'third' });
  await expect.poll(() => store.listNotices('failed')).toMatchObject([{ kind: 'confirmation', tries: 1 }]);
  await expect.poll(() => mails).toHaveLength(4);
  const confirmations = mails.filter(({ recipients }) => recipients[0] !== 'office@example.com');
  expect(confirmations).toMatchObject([
    {
      sender: '',
      recipients: [good.email],
      mail: { subject: 'Angekommen', from: { address: 'forms@example.com' } },
    },
  ]);
  expect(confirmations[0]!.raw.toString()).not.toContain('pills');
});

test('at most a hundred confirmations an hour are sent', async () => {
  const { url } = await startMailServer();
  const { send, store } = await start({ MAIL_URL: url }, { confirm: true });
  for (let count = 0; count < 4; count++) {
    const key = `<${count}@example.com>`;
    await store.addNotice({ kind: 'confirmation', target: 'email', key, mostPerHour: 3 });
  }
  const written = await store.countNotices();
  expect(written.reduce((sum, { kind, count }) => sum + (kind === 'confirmation' ? count : 0), 0)).toBe(3);
  for (let count = 3; count < 100; count++)
    await store.addNotice({ kind: 'confirmation', target: 'email', key: `<n${count}@example.com>` });
  await send({ about: 'the hundred and first' });
  const counts = await store.countNotices();
  expect(counts.reduce((sum, { kind, count }) => sum + (kind === 'confirmation' ? count : 0), 0)).toBe(100);
});

test('a failed webhook is told by the mail of another message', async () => {
  const webhook = await startWebhook(500, 500, 500, 500);
  let isBusy = true;
  const { url, mails } = await startMailServer({
    onMailFrom: (_, __, done) => done(isBusy ? refusal(451, 'Not now') : null),
  });
  const { send, store, inquiries } = await start({
    MAIL_URL: url,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: secret,
  });
  await send({ about: 'one' });
  const errors = async () => (await store.listNotices('waiting')).filter(({ error }) => error !== '');
  await expect.poll(errors).toHaveLength(2);
  isBusy = false;
  await inquiries('mail', '--retry', '1');
  await expect.poll(() => mails, { timeout: 5000 }).toHaveLength(1);
  // Its own webhook is no news about an earlier message.
  expect(mails[0]!.mail.text).not.toContain('earlier');
  await expect.poll(() => webhook.calls, { timeout: 5000 }).toHaveLength(2);
  await expect
    .poll(async () => (await errors()).map(({ kind, told }) => [kind, told]))
    .toEqual([['webhook', false]]);
  await send({ about: 'two' });
  await expect.poll(() => mails).toHaveLength(2);
  expect(mails[1]!.mail.text).toContain('have not been sent so far: 1');
});

test('a mail that the server takes for some readers only is told by the next one, and not repeated', async () => {
  const { url, mails } = await startMailServer({
    onRcptTo: ({ address }, _, done) =>
      done(address === 'left@example.com' ? refusal(550, 'No such user') : null),
  });
  const { send, store } = await start({ MAIL_URL: url, MAIL_TO: 'office@example.com, left@example.com' });
  await send({ about: 'one' });
  const error = 'The server refused some of the readers: left@example.com';
  await expect.poll(() => store.listNotices('failed')).toMatchObject([{ error }]);
  await send({ about: 'two' });
  await expect.poll(() => store.listNotices('failed')).toHaveLength(2);
  expect(mails.map(({ recipients }) => recipients)).toEqual([['office@example.com'], ['office@example.com']]);
  expect(mails[1]!.mail.text).toContain('have not been sent so far: 1');
});

test('a webhook gets a signed message with the names of its files, and follows no redirect', async () => {
  const { url, calls } = await startWebhook(302, 500);
  const { send, store, inquiries } = await start({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
  await send({ about: 'Hello', _id: 'id-of-hello' });
  for (const [count, reason] of [
    [1, 'It answered 302, a redirect, which is not followed.'],
    [2, 'It answered 500.'],
  ] as const) {
    await expect.poll(() => calls, { timeout: 5000 }).toHaveLength(count);
    await expect.poll(async () => (await store.listNotices('waiting'))[0]?.error).toContain(reason);
    await inquiries('mail', '--retry', '1');
  }
  await expect.poll(() => store.listNotices('sent'), { timeout: 5000 }).toHaveLength(1);
  expect(calls).toHaveLength(3);
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [{ body, headers }] = calls as [(typeof calls)[0]];
  const signed = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(signed).toMatchObject({
    type: 'message.received',
    data: { number: 1, page: '/our-garden', form: 'inquiry', lang: 'en', answers: { about: 'Hello' } },
  });
  const others = new Webhook(`whsec_${Buffer.alloc(32, 1).toString('base64')}`);
  expect(() => others.verify(body, headers as Record<string, string>)).toThrow('No matching signature');
});

test('a webhook that is gone is not tried again', async () => {
  const { url, calls } = await startWebhook(410);
  const { send, store } = await start({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
  await send({});
  await expect
    .poll(() => store.listNotices('failed'))
    .toMatchObject([{ kind: 'webhook', error: 'It answered 410.' }]);
  expect(calls).toHaveLength(1);
});

test('the log says why a webhook cannot be reached', async () => {
  const url = `http://127.0.0.1:${await closedPort()}`;
  const { send, log } = await start({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
  await send({});
  await expect
    .poll(() => log.filter(({ request }) => request === 'notice webhook'))
    .toMatchObject([{ status: 0, error: 'ECONNREFUSED' }]);
});

test('the summary of the week is sent once, by any of several instances', async () => {
  const { url, mails } = await startMailServer();
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const today = new Date().getDay();
  const first = await start(
    { MAIL_URL: url, MAIL_SUMMARY: days[today]! },
    {},
    { mailWords: { summarySubject: 'Woche' } },
  );
  await expect.poll(() => mails, { timeout: 5000 }).toHaveLength(1);
  expect(mails[0]!.mail).toMatchObject({
    subject: 'Woche',
    messageId: expect.stringContaining('<summary-20'),
  });
  const [summary] = await first.store.listNotices('sent');
  expect(await first.store.addNotice({ kind: 'summary', target: '', key: summary!.key })).toBe(false);
  const other = await start({ MAIL_URL: url, MAIL_SUMMARY: days[(today + 1) % 7]! });
  await other.send({});
  await expect.poll(() => mails, { timeout: 5000 }).toHaveLength(2);
  expect(mails[1]!.mail.subject).toBe('Garden inquiry');
});

test('a stopped receiver ends what it sends, and takes nothing new', async () => {
  const { url, mails } = await startMailServer();
  const { send, store, mounted } = await start({ MAIL_URL: url });
  await send({});
  await mounted.close();
  const states = await store.countNotices();
  // Either it was sent and recorded, or it was not taken.
  expect(states).toMatchObject([{ kind: 'mail', state: mails.length === 1 ? 'sent' : 'waiting', count: 1 }]);
});

test('metrics count what was answered and sent, with no word of a visitor', async () => {
  const { url, mails } = await startMailServer();
  const { send, mounted } = await start({ MAIL_URL: url });
  await send({ fullName: 'Zanzibar', _id: 'the-same-key' });
  await send({ about: 'spam', _website: 'x' });
  await expect.poll(() => mails).toHaveLength(1);
  await expect.poll(mounted.writeMetrics).toContain('inquiries_notices_sent_total{kind="mail"} 1');
  const metrics = await mounted.writeMetrics();
  for (const line of [
    '# TYPE inquiries_accepted_total counter',
    'inquiries_accepted_total 2',
    'inquiries_repeated_total 0',
    'inquiries_refused_total{reason="rate"} 0',
    'inquiries_suspects_total{reason="trap"} 1',
    'inquiries_answer_seconds_bucket{le="+Inf"} 2',
    'inquiries_answer_seconds_count 2',
    'inquiries_notices{kind="mail",state="held"} 1',
    'inquiries_store_up 1',
  ])
    expect(metrics.split('\n')).toContain(line);
  expect(metrics).not.toMatch(/Zanzibar|Meera|our-garden/);
  // The format: a name, labels, and a number.
  for (const line of metrics.trimEnd().split('\n'))
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[\w.+-]+"(?:,\w+="[\w.+-]+")*\})? \d+(?:\.\d+)?)$/,
    );
});

test('metrics say when the store does not work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = makeFolder();
  const mounted = mountReceiver(createBuiltForms(folder), { data: folder });
  onTestFinished(() => mounted.close());
  expect(await mounted.writeMetrics()).toContain('inquiries_store_up 0\n');
});
