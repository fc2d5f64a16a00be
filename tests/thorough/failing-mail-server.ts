import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Where a mail server can fail. The last one has taken the mail and does not say so. */
const places = ['connect', 'MAIL', 'RCPT', 'DATA', 'answer withheld'] as const;

/** A mail server that fails in 30 of 100 mails, in any of five places, until `heal` is called. */
export async function startFailingMailServer(random: () => number) {
  const failed = new Map<string, number>(places.map((place) => [place, 0]));
  /** How often each Message-ID was taken. */
  const taken = new Map<string, number>();
  let isWell = false;
  // A mail that comes so far has passed the places before.
  const fails = (place: (typeof places)[number]): boolean => {
    if (isWell || random() >= 0.0688) return false;
    failed.set(place, failed.get(place)! + 1);
    return true;
  };
  const refusal = (place: string) => Object.assign(new Error(`${place} failed`), { responseCode: 451 });
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_, done) => done(fails('connect') ? refusal('connect') : null),
    onMailFrom: (_, __, done) => done(fails('MAIL') ? refusal('MAIL') : null),
    onRcptTo: (_, __, done) => done(fails('RCPT') ? refusal('RCPT') : null),
    onData(stream, session, done) {
      const take = (mail: string) => {
        if (fails('DATA')) return done(refusal('DATA'));
        const id = /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? 'none';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        if (!fails('answer withheld')) return done();
        const all = server.connections as unknown as Set<{ id: string; _socket: Socket }>;
        for (const { id: connection, _socket } of all) if (connection === session.id) _socket.destroy();
      };
      // A receiver is killed in the middle of a mail, which then counts as none.
      text(stream).then(take, done);
    },
  });
  // The receivers are killed while they send.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, failed, taken, heal: () => (isWell = true) };
}
