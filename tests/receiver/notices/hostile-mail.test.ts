import { expect, test } from 'vitest';
import { completeMailWords, composeNotice } from '../../../src/receiver/notices/compose-mail.ts';
import { openMailServer } from '../../../src/receiver/notices/mail-server.ts';
import { nameFile } from '../../../src/receiver/detect-file.ts';
import { startMailServer, type ReceivedMail } from '../start-mail-server.ts';
import { storedMessage } from './stored-message.ts';
import { hostileValues } from './hostile-values.ts';

const head = {
  from: { name: 'Forms', address: 'forms@example.com' },
  to: [{ name: '', address: 'office@example.com' }],
};
const answers = { fullName: 'Ada', email: 'ada@example.org', phone: '+44', about: 'Hello' };
const usual = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];
const words = completeMailWords(undefined);

/** Sends the mails of these answers and file names through a real server. */
async function deliver(contents: { answers: Record<string, string>; fileName?: string; subject?: string }[]) {
  const { port, mails } = await startMailServer();
  const transport = openMailServer({ host: '127.0.0.1', port, secure: false });
  await Promise.all(
    contents.map(({ answers: given, fileName, subject = 'Garden inquiry' }, index) => {
      const message = storedMessage({ answers: given, subject });
      const type = 'application/pdf';
      const content = Buffer.from('%PDF-');
      const files =
        fileName === undefined ? [] : [{ field: 'cv', name: nameFile(fileName, type), type, content }];
      const parts = { message, files, words, addressFields: ['email'], notSent: [] };
      return transport.sendMail(composeNotice(parts, { ...head, key: `<${index}@example.com>` }));
    }),
  );
  expect(mails).toHaveLength(contents.length);
  return contents.map((_, index) => mails.find(({ mail }) => mail.messageId === `<${index}@example.com>`)!);
}

function expectUsual({ mail, recipients, sender, raw }: ReceivedMail, attachments: number): void {
  const keys = mail.headers.map(({ key }) => key).toSorted();
  expect(usual).toEqual(expect.arrayContaining(keys));
  expect(new Set(keys).size).toBe(keys.length);
  expect([sender, recipients]).toEqual(['forms@example.com', ['office@example.com']]);
  expect(mail.from).toEqual({ name: 'Forms', address: 'forms@example.com' });
  expect(mail.to).toEqual([{ name: '', address: 'office@example.com' }]);
  expect([mail.cc, mail.bcc, mail.html]).toEqual([undefined, undefined, undefined]);
  expect(mail.replyTo ?? []).toHaveLength(mail.replyTo ? 1 : 0);
  expect(mail.attachments).toHaveLength(attachments);
  // Every byte is one that any mail server takes, in lines of at most 998.
  expect(raw.every((byte) => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127))).toBe(
    true,
  );
  expect(
    Math.max(
      ...raw
        .toString('latin1')
        .split('\r\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThanOrEqual(998);
}

test.each(Object.keys(answers))(
  'hostile values in the field %s stay in the text of the mail',
  async (field) => {
    const mails = await deliver(hostileValues.map((value) => ({ answers: { ...answers, [field]: value } })));
    for (const [index, received] of mails.entries()) {
      expectUsual(received, 0);
      const value = hostileValues[index]!;
      const { mail } = received;
      const isOther = field !== 'email';
      expect(mail.replyTo?.[0]?.address).toBe(isOther ? 'ada@example.org' : undefined);
      expect(mail.subject).toBe('Garden inquiry');
      // All that can be seen of the value is there.
      const visible = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, '');
      expect(visible(mail.text ?? '')).toContain(visible(value));
    }
  },
);

test('hostile names of files are one attachment with a safe name', async () => {
  const mails = await deliver(hostileValues.map((fileName) => ({ answers, fileName })));
  for (const received of mails) {
    expectUsual(received, 1);
    const [file] = received.mail.attachments;
    expect(file).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' });
    expect(file?.filename).toMatch(/\.pdf$/i);
    expect(file?.filename).not.toMatch(/[/\\]|\p{C}/u);
  }
});

test('a subject with line ends is one header', async () => {
  const mails = await deliver(hostileValues.map((subject) => ({ answers, subject })));
  for (const received of mails) expectUsual(received, 0);
});
