import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LogEntry } from '../log-entry.ts';
import type { MessageStore, TakenNotice } from '../store/message-store.ts';
import { type MailError, PartlyRefused, withoutPassword } from './mail-server.ts';
import { WebhookError } from './post-webhook.ts';
import { messageId, toDay } from './notices-of.ts';
import { attemptMs, sendNotice, type SendingOptions } from './send-notice.ts';

/** How often due notices are looked for, in milliseconds. A stored message also wakes its own instance. */
const lookMs = 2000;
/** Notices that an instance sends at the same time, so that one slow server does not hold up the others. */
const most = 10;
/** How long nobody else takes a notice. An attempt is over before. */
const leaseSeconds = 120;
/** Pauses after failed attempts, in seconds: three days together. */
const pauses = [10, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800, 57_600, 57_600, 57_600];

interface SenderOptions extends SendingOptions {
  openStore: () => Promise<MessageStore>;
  /** Gets one entry per attempt, without personal data. */
  log: (entry: LogEntry) => void;
}

/** Sends the notices of stored messages until it is stopped. Several instances share the work. */
export function startSender({ openStore, log, ...options }: SenderOptions) {
  const { mail } = options.settings;
  const holder = randomUUID();
  const sending = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let looking: Promise<void> | undefined;
  let lastError: string | undefined;
  /** The day whose summary is written. */
  let summarized: string | undefined;

  const note = (request: string, status: number, ms: number, error: string | undefined) =>
    log({ time: new Date().toISOString(), request, status, ms: Math.round(ms), error });

  function wake(): void {
    if (!looking && !signal.aborted) looking = look().finally(() => (looking = undefined));
  }

  async function look(): Promise<void> {
    try {
      const store = await openStore();
      await writeSummary(store);
      let taken: TakenNotice[] | undefined;
      while (!signal.aborted && sending.size < most && taken?.length !== 0) {
        taken = await store.takeNotices(holder, most - sending.size, leaseSeconds);
        for (const notice of taken) begin(store, notice);
      }
      lastError = undefined;
    } catch (error) {
      // Most likely the database is away: once is enough for the log.
      const { message } = error as Error;
      if (message !== lastError) note('notices', 503, 0, message);
      lastError = message;
    }
  }

  /** Once a week, by whichever instance is first. */
  async function writeSummary(store: MessageStore): Promise<void> {
    const now = new Date();
    const day = toDay(now);
    if (!mail || now.getDay() !== mail.summaryDay || summarized === day) return;
    await store.addNotice({ kind: 'summary', target: '', key: messageId(`summary-${day}`, mail) });
    summarized = day;
  }

  function begin(store: MessageStore, notice: TakenNotice): void {
    const attempt = tryToSend(store, notice).finally(() => {
      sending.delete(attempt);
      wake();
    });
    sending.add(attempt);
  }

  async function tryToSend(store: MessageStore, notice: TakenNotice): Promise<void> {
    const { number, kind, tries } = notice;
    const started = performance.now();
    let [status, reason] = [0, undefined as string | undefined];
    try {
      const sent = await sendNotice(store, notice, options);
      if (!sent) return;
      ({ status } = sent);
      await insist(() => store.markSent(number, holder, sent.told));
    } catch (error) {
      const { code, responseCode = 0, name } = error as MailError;
      status = error instanceof WebhookError ? error.status : responseCode;
      // The message of the error may contain an address.
      reason = code ?? name;
      const isFinal = error instanceof PartlyRefused || endsAt(kind, status);
      const pause = isFinal ? undefined : pauses[tries - 1];
      // Instances that failed together do not try again together.
      const seconds = pause && Math.round(pause * (0.8 + 0.4 * Math.random()));
      await insist(() => store.markFailed(number, holder, explain(error as Error), seconds));
    }
    note(`notice ${kind}`, status, performance.now() - started, reason);
  }

  /** What was sent must not go out again because the database is away for a moment: tries until the lease ends. */
  async function insist(work: () => Promise<boolean>): Promise<void> {
    for (let left = leaseSeconds - attemptMs / 1000; ; left--)
      try {
        return void (await work());
      } catch (error) {
        if (left <= 0 || signal.aborted) return note('notices', 503, 0, (error as Error).message);
        await wait(1000);
      }
  }

  function explain({ message, cause }: Error): string {
    const text = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return withoutPassword(text, mail?.server.auth)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .slice(0, 300);
  }

  const timer = setInterval(wake, lookMs);
  return {
    /** Looks for due notices now. */
    wake,
    /** Takes no more notices, and waits for those that are being sent, for at most ten seconds. */
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await looking;
      await Promise.race([Promise.allSettled(sending), wait(10_000, undefined, { ref: false })]);
    },
  };
}

/** A confirmation to an address that does not exist, and a webhook that is gone, are not tried again. */
function endsAt(kind: TakenNotice['kind'], status: number): boolean {
  return (kind === 'confirmation' && status >= 500) || (kind === 'webhook' && status === 410);
}
