import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LogEntry } from '../create-receiver.ts';
import { findForm, type FormDefinition, type FormSource } from '../form-definition.ts';
import type { MessageStore, NewNotice, StoredFile, StoredMessage, TakenNotice } from '../store/message-store.ts';
import { completeMailWords, composeConfirmation, composeNotice, composeSummary } from './compose-mail.ts';
import { openMailServer, type MailError } from './mail-server.ts';
import { postWebhook, WebhookError } from './post-webhook.ts';
import { toMailable, type NoticeSettings } from './read-settings.ts';

/** How often due notices are looked for, in milliseconds. A stored message also wakes its own instance. */
const lookMs = 2000;
/** Notices that an instance sends at the same time, so that one slow server does not hold up the others. */
const most = 10;
/** How long nobody else takes a notice. An attempt ends before: it takes 60 seconds at most. */
const [leaseSeconds, attemptMs] = [120, 60_000];
/** Pauses after the attempts that failed, in seconds: three days together. */
const pauses = [10, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800, 57_600, 57_600, 57_600];

/** The notices of a message, which are stored with it. A suspect never causes a confirmation. */
export function noticesOf(
  { form: { notice: target = '', confirm, fields } }: FormDefinition,
  answers: Readonly<Record<string, string>>,
  suspect: boolean,
  { mail, webhook }: NoticeSettings,
): NewNotice[] {
  const notices: NewNotice[] = [];
  const domain = mail?.from.address.split('@')[1];
  if (mail) notices.push({ kind: 'mail', target, key: `<${randomUUID()}@${domain}>` });
  if (webhook?.urls.has(target) || webhook?.urls.has(''))
    notices.push({ kind: 'webhook', target, key: `msg_${randomUUID()}` });
  const [field, other] = fields.filter(({ kind }) => kind === 'email');
  const address = field && !other ? toMailable(answers[field.name] ?? '') : undefined;
  if (mail && confirm && field && address !== undefined && !suspect) {
    // The key allows one a day for each address, in all instances together.
    const day = new Date().toISOString().slice(0, 10);
    const hash = createHash('sha256').update(`${address.toLowerCase()} ${day}`).digest('hex');
    notices.push({ kind: 'confirmation', target: field.name, key: `<${hash}@${domain}>`, mostPerHour: 100 });
  }
  return notices;
}

interface SenderOptions {
  settings: NoticeSettings;
  forms: FormSource;
  openStore: () => Promise<MessageStore>;
  /** Gets one entry per attempt, without personal data. */
  log: (entry: LogEntry) => void;
}

export type Sender = ReturnType<typeof startSender>;

/** Sends the notices of stored messages until it is stopped. Several instances share the work. */
export function startSender({ settings, forms, openStore, log }: SenderOptions) {
  const { mail, webhook } = settings;
  const holder = randomUUID();
  const sending = new Set<Promise<void>>();
  let [isLooking, isStopped] = [false, false];
  let lastError: string | undefined;
  /** The day whose summary was written. */
  let summarized: string | undefined;

  async function look(): Promise<void> {
    if (isLooking || isStopped) return;
    isLooking = true;
    try {
      const store = await openStore();
      await writeSummary(store);
      while (!isStopped && sending.size < most) {
        const taken = await store.takeNotices(holder, most - sending.size, leaseSeconds);
        for (const notice of taken) begin(store, notice);
        if (taken.length === 0) break;
      }
      lastError = undefined;
    } catch (error) {
      const { message } = error as Error;
      // The database is away, most likely. Once is enough for the log.
      if (message !== lastError) note('notices', 503, 0, message);
      lastError = message;
    } finally {
      isLooking = false;
    }
  }

  function note(request: string, status: number, ms: number, error?: string): void {
    log({ time: new Date().toISOString(), request, status, ms: Math.round(ms), error });
  }

  function begin(store: MessageStore, notice: TakenNotice): void {
    const attempt = tryToSend(store, notice).finally(() => {
      sending.delete(attempt);
      void look();
    });
    sending.add(attempt);
  }

  async function tryToSend(store: MessageStore, notice: TakenNotice): Promise<void> {
    const { number, kind, tries } = notice;
    const started = performance.now();
    const outcome = await send(store, notice).then(
      ({ status, told }) => ({ status, told, error: undefined }),
      (error: unknown) => ({ status: statusOf(error), told: [], error: error as MailError }),
    );
    const { status, told, error } = outcome;
    const pause = isFinal(kind, status) ? undefined : pauses[tries - 1];
    const seconds = pause === undefined ? undefined : Math.round(pause * (0.8 + 0.4 * Math.random()));
    // What was sent must not go out again because the database is away for a moment.
    await insist(() =>
      error
        ? store.markFailed(number, holder, explain(error), seconds)
        : store.markSent(number, holder, told),
    ).catch(({ message }: Error) => note('notices', 503, 0, message));
    note(`notice ${kind}`, status, performance.now() - started, error && (error.code ?? error.name));
  }

  async function insist(work: () => Promise<unknown>): Promise<void> {
    for (let left = (leaseSeconds * 1000 - attemptMs) / 1000; ; left--)
      try {
        return void (await work());
      } catch (error) {
        if (left <= 0 || isStopped) throw error;
        await wait(1000);
      }
  }

  function explain({ message, cause }: Error): string {
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    const pass = mail?.server.auth?.pass ?? '';
    const safe = pass === '' ? reason : reason.replaceAll(pass, '…');
    return safe.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 300);
  }

  async function send(store: MessageStore, notice: TakenNotice): Promise<{ status: number; told: number[] }> {
    const { kind, target, key } = notice;
    const message = notice.message === null ? undefined : await store.find(notice.message);
    // It was deleted meanwhile, and its notices with it.
    if (!message && kind !== 'summary') return { status: 404, told: [] };
    if (kind === 'webhook') {
      const url = webhook?.urls.get(target) ?? webhook?.urls.get('');
      if (!webhook || url === undefined) throw new Error('Missing WEBHOOK_URL in the settings of this instance.');
      return { status: await postWebhook(url, { id: key, secret: webhook.secret, message: message! }), told: [] };
    }
    if (!mail) throw new Error('Missing MAIL_URL in the settings of this instance.');
    const notSent = await findNotSent(store, notice);
    const numbers = [...new Set(notSent.map((one) => one.message!))];
    const head = { from: mail.from, to: mail.to.get(target) ?? mail.to.get('')!, key };
    const composed = message
      ? await compose(store, message, { notice, head, numbers })
      : composeSummary(await countWeek(store, numbers), await findWords(), head);
    const signal = AbortSignal.timeout(attemptMs);
    const { response = '' } = await openMailServer(mail.server).sendMail({ ...composed, signal });
    return { status: Number.parseInt(response) || 250, told: kind === 'mail' ? notSent.map(({ number }) => number) : [] };
  }
`
