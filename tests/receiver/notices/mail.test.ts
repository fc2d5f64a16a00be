import { expect, test } from 'vitest';
import {
  completeMailWords,
  composeConfirmation,
  composeNotice,
  composeSummary,
} from '../../../src/receiver/notices/compose-mail.ts';
import mailWords from '../../../src/receiver/notices/mail-words.json' with { type: 'json' };
import { adviseOn, openMailServer } from '../../../src/receiver/notices/mail-server.ts';
import schema from '../../../section-schemas/site/words.json' with { type: 'json' };
import { callIn } from '../../stage/call-command.ts';
import { makeFolder } from '../../stage/make-folder.ts';
import { closedPort, refusal, startMailServer } from '../start-mail-server.ts';
import { storedMessage } from './stored-message.ts';

const from = { name: '', address: 'forms@example.com' };
const head = { from, to: [{ name: '', address: 'office@example.com' }], key: '<1@example.com>' };
const words = completeMailWords(undefined);
const german = completeMailWords(schema.examples[1]!.languages.de.mails);

const pdf = (name: string, megabytes = 0) => ({
  field: name,
  name,
  type: 'application/pdf',
  content: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(megabytes * 1024 * 1024)]),
});

async function deliver(mail: ReturnType<typeof composeNotice>) {
  const { port, mails } = await startMailServer();
  await openMailServer({ host: '127.0.0.1', port, secure: false }).sendMail(mail);
  const [received] = mails;
  return { ...received!, text: received!.mail.text?.replaceAll('\r\n', '\n').trimEnd() };
}

test('the defaults in the schema of words.json are the words of mails', () => {
  const { properties } = schema.$defs.languageWords.properties.mails;
  const promised = Object.entries(properties).map(([name, word]) => [name, word.default]);
  expect(Object.fromEntries(promised)).toEqual(mailWords);
});

test('a notice has the answers by their labels, and says how to answer', async () => {
  const answers = {
    fullName: 'Ada',
    email: 'ada@bücher.example',
    company: '',
    about: 'First line\n\nthird',
    old: 'x',
  };
  const message = storedMessage({ answers });
  const files = [pdf('one.pdf', 5), pdf('two.pdf', 6), pdf('three.pdf', 4)];
  const content = { message, files, words, addressFields: ['email'], notSent: [3, 7] };
  const { mail, text, raw } = await deliver(composeNotice(content, head));
  expect(text).toBe(`Full name:
  Ada

E-mail:
  ada@bücher.example

About:
  First line
  
  third

old:
  x

Files:
  one.pdf
  three.pdf
  two.pdf (not attached, because it is too large)

---
Message 12, sent from: /our-garden
To see it on the computer of the receiver: npm run inquiries -- show 12
A reply to this e-mail goes to the visitor.
Notices of earlier messages that have not been sent so far: 3, 7`);
  expect(mail.subject).toBe('Garden inquiry');
  expect(mail.replyTo).toEqual([{ name: '', address: 'ada@xn--bcher-kva.example' }]);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['one.pdf', 'three.pdf']);
  expect(raw.toString('latin1')).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test.each([
  [{ email: 'ada@example.org', second: 'bob@example.org' }, undefined],
  [{ email: 'ada@example.org', second: 'ada@example.org' }, 'ada@example.org'],
  [{ email: 'ada@example.org', second: '' }, 'ada@example.org'],
  [{ email: 'ä@example.org', second: '' }, undefined],
  [{ email: 'ada', second: '' }, undefined],
])('the answer to %j goes to %s', (answers, replyTo) => {
  const content = {
    message: storedMessage({ answers }),
    files: [],
    words,
    addressFields: ['email', 'second'],
    notSent: [],
  };
  const mail = composeNotice(content, head);
  expect(mail.replyTo).toBe(replyTo);
  expect(mail.text).toContain(replyTo ? words.reply : words.noReply);
});

test('a notice is in the language of its page', () => {
  const content = {
    message: storedMessage(),
    files: [pdf('a.pdf')],
    words: german,
    addressFields: [],
    notSent: [],
  };
  expect(composeNotice(content, head).text).toContain('Nachricht 12, gesendet von: /our-garden\n');
  expect(composeNotice(content, head).text).toContain('Dateien:\n  a.pdf\n');
});

test('a confirmation has fixed words and an empty sender, so that no absence note answers it', async () => {
  const { mail, sender, recipients, text } = await deliver(composeConfirmation(german, head));
  expect([sender, recipients]).toEqual(['', ['office@example.com']]);
  expect(mail.from?.address).toBe('forms@example.com');
  expect(mail.headers).toContainEqual({
    key: 'auto-submitted',
    value: 'auto-replied',
    originalKey: 'Auto-Submitted',
  });
  expect(mail.subject).toBe('Wir haben Ihre Nachricht');
  expect(text).toBe(`${german.confirmText}\n\n---\n${german.confirmWhy}`);
});

test('a summary counts, and names at most twenty messages', () => {
  const notSent = Array.from({ length: 30 }, (_, index) => index + 1);
  const summary = composeSummary({ messages: 5, suspects: 2, notSent }, words, head);
  expect(summary.text).toContain('Messages in the last seven days: 5\n');
  expect(summary.text).toContain('have not been sent so far: 1, 2, 3');
  expect(summary.text).toContain('20, …\n');
  expect(composeSummary({ messages: 5, suspects: 2, notSent: [] }, words, head).text).toContain(
    words.summaryAllSent,
  );
});

/** Runs `inquiries mail --test` with a mail server at this address. */
async function testMail(url: string, more: Record<string, string> = {}) {
  const env = { MAIL_URL: url, MAIL_FROM: 'forms@example.com', MAIL_TO: 'office@example.com', ...more };
  const cwd = makeFolder();
  return callIn({ env, cwd }, 'src/receiver/cli/inquiries.ts', 'mail', '--test');
}

test('a test mail arrives, and the answers of the server are printed', async () => {
  const { url, port, mails } = await startMailServer();
  const { code, stdout } = await testMail(url);
  expect(code).toBe(0);
  expect(stdout).toContain(`Connecting to 127.0.0.1, port ${port}.\n  220 `);
  expect(stdout).toContain('\n  250 ');
  expect(stdout).toMatch(
    /The server took the mail to office@example\.com\. Look whether it arrived, also among spam\.\n$/,
  );
  expect(mails).toHaveLength(1);
});

test('a name that no host has', async () => {
  const { code, stderr } = await testMail('smtp://mail.invalid:587');
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('No host has the name "mail.invalid". Correct it in MAIL_URL.'),
  ]);
});

test('a port at which no mail server answers', async () => {
  const port = await closedPort();
  const { code, stderr } = await testMail(`smtp://127.0.0.1:${port}`);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`No mail server answers at port ${port} of "127.0.0.1".`),
  ]);
});

test('a port that begins without TLS, and a server that offers none for a password', async () => {
  const { port, url } = await startMailServer();
  const early = await testMail(`smtps://127.0.0.1:${port}`);
  expect([early.code, early.stderr]).toEqual([2, expect.stringContaining('write smtp:// in MAIL_URL')]);
  const none = await testMail(url.replace('//', '//forms:Pa55word@'));
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('without it no password is sent')]);
  expect(none.stderr).not.toContain('Pa55word');
});

test('a certificate that nobody vouches for', async () => {
  const { port } = await startMailServer({ secure: true });
  const { code, stderr } = await testMail(`smtps://127.0.0.1:${port}`);
  expect([code, stderr]).toEqual([
    2,
    // That of the test server may have expired, too.
    expect.stringMatching(/The certificate must be valid for "127\.0\.0\.1"|"127\.0\.0\.1" does not hold/),
  ]);
});

test('a certificate of an unknown authority', () => {
  const error = Object.assign(new Error('self-signed certificate'), { code: 'ESOCKET' });
  const advice = adviseOn(error, { host: 'mail.example.com', port: 465, secure: true });
  expect(advice).toContain('The certificate must be valid for "mail.example.com"; NODE_EXTRA_CA_CERTS');
});

test.each(['certificate has expired', 'certificate is not yet valid'])('a %s', (message) => {
  const error = Object.assign(new Error(message), { code: 'ESOCKET' });
  const advice = adviseOn(error, { host: 'mail.example.com', port: 465, secure: true });
  const year = new Date().getFullYear();
  expect(advice).toContain(`By the clock of this computer it is ${year}-`);
  expect(advice).toContain('the certificate of "mail.example.com" does not hold');
  expect(advice).not.toContain('MAIL_URL');
});

test('a password that the server refuses, even when its answer repeats it', async () => {
  const { port } = await startMailServer({
    secure: true,
    onAuth: ({ password }, _, done) => done(refusal(535, `No account has the password ${password}`)),
  });
  const cwd = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const { code, stdout, stderr } = await testMail(`smtps://forms:Pa55word@127.0.0.1:${port}`, cwd);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('The server refused the name or the password.'),
  ]);
  expect(stdout + stderr).not.toContain('Pa55word');
});

test('a sender that the server refuses', async () => {
  const { url } = await startMailServer({
    onMailFrom: (_, __, done) => done(refusal(553, 'Not your address')),
  });
  const { code, stderr } = await testMail(url);
  expect(code).toBe(2);
  expect(stderr).toContain('553 Not your address');
  expect(stderr).toContain('The server refused the sender. MAIL_FROM must be an address');
});

test('a reader whom the server refuses', async () => {
  const { url } = await startMailServer({
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('left') ? refusal(550, 'No such user') : null),
  });
  const { code, stderr } = await testMail(url, { MAIL_TO: 'office@example.com, left@example.com' });
  expect(code).toBe(2);
  expect(stderr).toContain('  550 No such user\n');
  expect(stderr).toContain('The server refused some of the readers: left@example.com');
});

test('without settings the command says which are missing', async () => {
  const { code, stderr } = await callIn(
    { cwd: makeFolder() },
    'src/receiver/cli/inquiries.ts',
    'mail',
    '--test',
  );
  expect([code, stderr]).toEqual([2, expect.stringContaining('Missing MAIL_URL, MAIL_FROM and MAIL_TO')]);
});
