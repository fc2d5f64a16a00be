import { UsageError } from '../../command-line/read-arguments.ts';
import {
  adviseOn,
  type MailError,
  openMailServer,
  PartlyRefused,
  withoutPassword,
} from '../notices/mail-server.ts';
import { readNoticeSettings } from '../notices/read-settings.ts';
import type { MessageStore, NoticeState, StoredNotice } from '../store/message-store.ts';
import { withoutControls } from './format-messages.ts';

const titles: Partial<Record<NoticeState, string>> = {
  waiting: 'Waiting',
  failed: 'Given up',
  held: 'Held back, because the message is a suspect',
};

/** The notices that are not sent, and why. */
export async function* formatNotices(store: MessageStore | undefined): AsyncGenerator<string> {
  let isEmpty = true;
  for (const [state, title] of Object.entries(titles)) {
    const notices = (await store?.listNotices(state as NoticeState)) ?? [];
    if (notices.length === 0) continue;
    yield `${isEmpty ? '' : '\n'}${title}:\n`;
    for (const notice of notices) yield `${formatNotice(notice)}\n`;
    isEmpty = false;
  }
  if (isEmpty) yield 'All notices are sent.\n';
}

function formatNotice({ message, kind, target, tries, due, error }: StoredNotice): string {
  const to =
    target === '' ? '' : kind === 'confirmation' ? ` to the address in "${target}"` : ` for "${target}"`;
  const tried = tries === 0 ? 'not tried yet' : `tried ${tries === 1 ? 'once' : `${tries} times`}`;
  const next = due === null ? '' : `, next ${due.slice(0, 16).replace('T', ' ')}`;
  const reason = error === '' ? '' : `: ${withoutControls(error)}`;
  return `${String(message ?? '').padStart(5)}  ${kind}${to}, ${tried}${next}${reason}`;
}

/** Makes suspects ordinary messages, and sends their notices. */
export async function clearMessages(store: MessageStore | undefined, numbers: number[]): Promise<string> {
  if (numbers.length === 0)
    throw new UsageError('Missing number after "clear". Write for example: npm run inquiries -- clear 3 4');
  let count = 0;
  for (const number of numbers) if (await store?.clear(number)) count++;
  return `${count} of ${numbers.length} cleared. Their notices are sent by a running receiver.\n`;
}

export async function retryNotices(store: MessageStore | undefined, number: number): Promise<string> {
  const count = (await store?.retryNotices(number)) ?? 0;
  if (count === 0)
    throw new Error(
      `Message ${number} has no notice that waits or failed. "npm run inquiries -- mail" lists them.`,
    );
  return `Notices of message ${number} to be sent by a running receiver now: ${count}\n`;
}

/** Sends a mail to MAIL_TO, and writes what the server says. @throws Error with advice when it does not take it. */
export async function* testMail(): AsyncGenerator<string> {
  const settings = readNoticeSettings().mail;
  if (!settings)
    throw new Error(
      'Missing MAIL_URL, MAIL_FROM and MAIL_TO: without them the receiver sends no mail. docs/receiver.md explains them.',
    );
  const { server, from } = settings;
  const to = settings.to.get('') ?? [];
  const heard: string[] = [];
  const hear = (line: string) => heard.push(`  ${withoutControls(withoutPassword(line, server.auth))}`);
  yield `Connecting to ${server.host}, port ${server.port}.\n`;
  try {
    const text = 'Sent by "npm run inquiries -- mail --test". Notices of messages come the same way.\n';
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const subject = 'Test: this is how notices arrive';
    const mail = { from, to, subject, text, headers };
    const { rejected } = await openMailServer(server, hear).sendMail(mail);
    if (rejected.length > 0) throw new PartlyRefused(rejected);
  } catch (error) {
    const { message } = error as Error;
    const lines = [
      ...heard,
      withoutPassword(message, server.auth),
      adviseOn(error as MailError, server) ?? '',
    ];
    throw new Error(lines.join('\n').trimEnd(), { cause: error });
  }
  heard.push(`The server took the mail to ${to.map(({ address }) => address).join(', ')}.`);
  yield `${heard.join('\n')} Look whether it arrived, also among spam.\n`;
}
