import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openMailServer } from '../../src/receiver/notices/mail-server.ts';

const mail = { from: 'forms@example.com', to: 'office@example.com', subject: 'Test', text: 'Test' };

/** What this server says after the connection, and after each line. */
test.each<[string, string[]]>([
  ['nothing', []],
  ['only its greeting', ['220 here\r\n']],
  ['yes, but nothing after the text', ['220 here\r\n', '250 a\r\n', '250 b\r\n', '250 c\r\n', '354 go\r\n']],
])(
  'a mail server that says %s is not waited for longer than a minute',
  { timeout: 60_000 },
  async (_, answers) => {
    const server = createServer((socket) => {
      const left = [...answers];
      socket.on('error', () => {});
      const say = () => void (left.length > 0 && socket.write(left.shift()!));
      socket.on('data', say);
      say();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const sending = openMailServer({ host: '127.0.0.1', port, secure: false }).sendMail(mail);
    await expect(sending).rejects.toThrow(/timed? ?out|timeout|never received|greeting/i);
  },
);
