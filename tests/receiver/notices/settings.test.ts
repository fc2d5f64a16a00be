import { expect, test } from 'vitest';
import { compareNames, readNoticeSettings, toMailable } from '../../../src/receiver/notices/read-settings.ts';

const mail = {
  MAIL_URL: 'smtp://forms:Pa55word@mail.example.com:587',
  MAIL_FROM: 'Weaver <forms@example.com>',
  MAIL_TO: 'office@example.com, Ada <ada@bücher.example>',
};
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const webhook = { WEBHOOK_URL: 'https://hooks.example.com/a?b=c', WEBHOOK_SECRET: secret };

test('settings of mails and webhooks are read, also for readers of their own', () => {
  const settings = readNoticeSettings({
    ...mail,
    ...webhook,
    MAIL_TO_SALES_TEAM: 'sales@example.com',
    WEBHOOK_URL_JOBS: 'http://jobs:8080/',
    MAIL_SUMMARY: ' Monday ',
    WEBHOOK_URL_EMPTY: '',
  });
  expect(settings).toEqual({
    mail: {
      server: {
        host: 'mail.example.com',
        port: 587,
        secure: false,
        auth: { user: 'forms', pass: 'Pa55word' },
      },
      from: { name: 'Weaver', address: 'forms@example.com' },
      to: new Map([
        [
          '',
          [
            { name: '', address: 'office@example.com' },
            { name: 'Ada', address: 'ada@xn--bcher-kva.example' },
          ],
        ],
        ['sales-team', [{ name: '', address: 'sales@example.com' }]],
      ]),
      summaryDay: 1,
    },
    webhook: {
      urls: new Map([
        ['', 'https://hooks.example.com/a?b=c'],
        ['jobs', 'http://jobs:8080/'],
      ]),
      secret: Buffer.alloc(32, 7),
    },
  });
  expect(readNoticeSettings({})).toEqual({});
  expect(readNoticeSettings({ MAIL: '/var/mail/x', MAIL_URL: '', WEBHOOK_URL: ' ' })).toEqual({});
});

test.each([
  ['smtp://mail.example.com:25', { host: 'mail.example.com', port: 25, secure: false }],
  ['smtps://[::1]:465/', { host: '::1', port: 465, secure: true }],
  [
    'smtp://a%40b:p%2F%25%C3%A9@m:25',
    { host: 'm', port: 25, secure: false, auth: { user: 'a@b', pass: 'p/%é' } },
  ],
])('the mail server %s', (url, server) => {
  expect(readNoticeSettings({ ...mail, MAIL_URL: url }).mail?.server).toEqual(server);
});

/** Settings, and how the message begins. None may show the password or the key. */
test.each<[NodeJS.ProcessEnv, string]>([
  [{ MAIL_URL: 'smtp://mail.example.com' }, 'Missing port in MAIL_URL'],
  [{ MAIL_URL: 'smtp://mail.example.com:0' }, 'Missing port in MAIL_URL'],
  [{ MAIL_URL: 'https://forms:Pa55word@mail.example.com:587' }, 'Expected smtp:// or smtps://'],
  [{ MAIL_URL: 'forms:Pa55word@mail.example.com:587' }, 'Expected smtp:// or smtps://'],
  [{ MAIL_URL: 'mail.example.com' }, 'Expected smtp:// or smtps://'],
  [{ MAIL_URL: 'smtp://forms:Pa55word#x@mail.example.com:587' }, 'Expected smtp:// or smtps://'],
  [{ MAIL_URL: 'smtp://forms:12/Pa55word@mail.example.com:587' }, 'Unexpected text after the port'],
  [{ MAIL_URL: 'smtp://forms:Pa55word@mail.example.com:587?tls=no' }, 'Unexpected text after the port'],
  [{ MAIL_URL: 'smtp://forms:Pa55word%@mail.example.com:587' }, 'Unexpected "%" in MAIL_URL'],
  [{ MAIL_URL: 'smtp://forms@mail.example.com:587' }, 'Expected both a name and a password'],
  [{ MAIL_URL: 'smtp://:Pa55word@mail.example.com:587' }, 'Expected both a name and a password'],
  [{ MAIL_URL: undefined }, 'Missing MAIL_URL beside MAIL_FROM'],
  [{ MAIL_FROM: '' }, 'Missing MAIL_FROM beside MAIL_URL'],
  [
    { MAIL_FROM: 'forms' },
    'Expected an e-mail address such as office@example.com in MAIL_FROM instead of "forms"',
  ],
  [{ MAIL_FROM: 'forms@localhost' }, 'Expected an e-mail address'],
  [{ MAIL_FROM: 'bücher@example.com' }, 'Expected an e-mail address'],
  [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'Expected one address in MAIL_FROM'],
  [{ MAIL_TO: undefined }, 'Missing MAIL_TO beside MAIL_URL'],
  [{ MAIL_TO: 'a@example.com; b@example.com' }, 'Expected an e-mail address'],
  [{ MAIL_TO: 'a@example.com,' }, 'Expected an e-mail address'],
  [{ MAIL_TO_JOBS: 'jobs' }, 'Expected an e-mail address such as office@example.com in MAIL_TO_JOBS'],
  [{ MAIL_SUMMARY: 'mondays' }, 'Expected a day such as "monday" in MAIL_SUMMARY instead of "mondays"'],
  [{ ...webhook, WEBHOOK_SECRET: undefined }, 'Missing WEBHOOK_SECRET beside WEBHOOK_URL'],
  [{ ...webhook, WEBHOOK_SECRET: secret.slice(6) }, 'Expected in WEBHOOK_SECRET'],
  [{ ...webhook, WEBHOOK_SECRET: 'whsec_Pa55word' }, 'Expected in WEBHOOK_SECRET'],
  [{ WEBHOOK_SECRET: secret }, 'Missing WEBHOOK_URL beside WEBHOOK_SECRET'],
  [
    { ...webhook, WEBHOOK_URL: 'http://hooks.example.com/' },
    'Expected an address with https:// in WEBHOOK_URL',
  ],
  [
    { ...webhook, WEBHOOK_URL_JOBS: 'hooks.example.com' },
    'Expected an address with https:// in WEBHOOK_URL_JOBS',
  ],
  [{ ...webhook, WEBHOOK_URL: 'https://me:Pa55word@hooks.example.com/' }, 'Unexpected name or password'],
])('the settings %j are refused', (env, begin) => {
  const refuse = () => readNoticeSettings({ ...mail, ...env });
  expect(refuse).toThrow(begin);
  expect(refuse).not.toThrow(/Pa55word|whsec_Bw|BwcH/);
  expect(refuse).toThrow(/^[^\n]+$/);
});

test('names of forms and of settings are compared', () => {
  const settings = readNoticeSettings({ ...mail, MAIL_TO_JOBS: 'jobs@example.com' });
  expect(compareNames(settings, ['jobs'])).toEqual([]);
  expect(compareNames(settings, ['jobs', 'sales-team'])).toEqual([
    'Missing MAIL_TO_SALES_TEAM for the messages of forms with "notice": "sales-team". They go to MAIL_TO.',
  ]);
  expect(() => compareNames(settings, ['job'])).toThrow(
    'Unknown setting "MAIL_TO_JOBS". Did you mean "MAIL_TO_JOB"? No form has "notice": "jobs".',
  );
  expect(() => compareNames(settings, [])).toThrow(
    'Unknown setting "MAIL_TO_JOBS". Known: MAIL_TO. No form has "notice": "jobs".',
  );
  expect(compareNames({}, ['jobs'])).toEqual([
    'Missing MAIL_TO_JOBS for the messages of forms with "notice": "jobs". Nobody is told.',
  ]);
  expect(compareNames(readNoticeSettings(webhook), ['jobs'])[0]).toContain('They go to WEBHOOK_URL.');
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada+x@EXAMPLE.com', 'ada+x@example.com'],
  ['ä@bücher.example', undefined],
  ['ada@localhost', undefined],
  ['a,b@example.com', undefined],
  ['a\u0000b@example.com', undefined],
  ['a\u202eb@example.com', undefined],
  ['a@exam\u202eple.com', undefined],
  ['a\nb@example.com', undefined],
  ['<a@example.com>', undefined],
])('the address %j goes into a header as %j', (address, written) => {
  expect(toMailable(address)).toBe(written);
});
