import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LogEntry } from '../log-entry.ts';
import type { MessageStore, TakenNotice } from '../store/message-store.ts';
import { type MailError, PartlyRefused, withoutPassword } from './mail-server.ts';
import { WebhookError } from './post-webhook.ts';
import { messageId, toDay } from './notices-of.ts';
import { attemptMs, sendNotice, type SendingOptions } from './send-notice.ts';

/** How often due notices are looked for, in milliseconds. A stored message also wakes its own instance. */
const pollMs = 2000;
/** Notices that an instance sends at the same time, so that one slow server does not hold up the others. */
const maxSending = 10;
/** How long nobody else takes a notice. An attempt is over before. */
const leaseSeconds = 120;
/** Pauses after failed attempts, in seconds: three days together. */
const pauses = [10, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800, 57_600, 57_600, 57_600];

interface SenderOptions extends SendingOptions {
  openStore: () => Promise<MessageStore>;
  /** Gets one entry per attempt, without personal data. */
  log: (entry: LogEntry) => void;
}

/** Sends the notices of stored messages from its creation until it is stopped. Several instances share the work. */
export class NoticeSender {
  readonly #options: SenderOptions;
  readonly #holder = randomUUID();
  readonly #sending = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #polling: Promise<void> | undefined;
  #lastError: string | undefined;
  /** The day whose summary is written. */
  #summarized: string | undefined;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.wake(), pollMs);
  }

  /** Looks for due notices now. */
  wake(): void {
    if (!this.#polling && !this.#isStopped)
      this.#polling = this.#poll().finally(() => (this.#polling = undefined));
  }

  /** Takes no more notices, and waits for those that are being sent, for at most ten seconds. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#polling;
    await Promise.race([Promise.allSettled(this.#sending), wait(10_000, undefined, { ref: false })]);
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #poll(): Promise<void> {
    try {
      const store = await this.#options.openStore();
      await this.#writeSummary(store);
      let taken: TakenNotice[] | undefined;
      while (!this.#isStopped && this.#sending.size < maxSending && taken?.length !== 0) {
        taken = await store.takeNotices(this.#holder, maxSending - this.#sending.size, leaseSeconds);
        for (const notice of taken) this.#begin(store, notice);
      }
      this.#lastError = undefined;
    } catch (error) {
      // Most likely the database is away: once is enough for the log.
      const { message } = error as Error;
      if (message !== this.#lastError) this.#logAway(message);
      this.#lastError = message;
    }
  }

  /** Once a week, by whichever instance is first. */
  async #writeSummary(store: MessageStore): Promise<void> {
    const { mail } = this.#options.settings;
    const now = new Date();
    const day = toDay(now);
    if (!mail || now.getDay() !== mail.summaryDay || this.#summarized === day) return;
    await store.addNotice({ kind: 'summary', target: '', key: messageId(`summary-${day}`, mail) });
    this.#summarized = day;
  }

  #begin(store: MessageStore, notice: TakenNotice): void {
    const attempt = this.#attempt(store, notice).finally(() => {
      this.#sending.delete(attempt);
      this.wake();
    });
    this.#sending.add(attempt);
  }

  async #attempt(store: MessageStore, notice: TakenNotice): Promise<void> {
    const { number, kind } = notice;
    const started = performance.now();
    const note = (status: number, reason?: string) =>
      this.#log(`notice ${kind}`, status, performance.now() - started, reason);
    try {
      const sent = await sendNotice(store, notice, this.#options);
      if (!sent) return;
      await this.#insist(() => store.markSent(number, this.#holder, sent.told));
      note(sent.status);
    } catch (error) {
      const { status, reason, seconds } = judgeFailure(error as MailError, notice);
      const text = this.#explain(error as Error);
      await this.#insist(() => store.markFailed(number, this.#holder, text, seconds));
      note(status, reason);
    }
  }

  /** What was sent must not go out again because the database is away for a moment: tries until the lease ends. */
  async #insist(work: () => Promise<boolean>): Promise<void> {
    for (let left = leaseSeconds - attemptMs / 1000; ; left--)
      try {
        return void (await work());
      } catch (error) {
        if (left <= 0 || this.#isStopped) return this.#logAway((error as Error).message);
        await wait(1000);
      }
  }

  #explain({ message, cause }: Error): string {
    const text = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return withoutPassword(text, this.#options.settings.mail?.server.auth)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .slice(0, 300);
  }

  #logAway(reason: string): void {
    this.#log('notices', 503, 0, reason);
  }

  #log(request: string, status: number, ms: number, error: string | undefined): void {
    this.#options.log({ time: new Date().toISOString(), request, status, ms: Math.round(ms), error });
  }
}

/** What the log says of a failed attempt, and after how many seconds the next one follows; undefined for none. */
function judgeFailure(error: MailError, { kind, tries }: TakenNotice) {
  const { cause, code = (cause as MailError | undefined)?.code, responseCode = 0, name } = error;
  const status = error instanceof WebhookError ? error.status : responseCode;
  const isFinal = error instanceof PartlyRefused || endsAt(kind, status);
  const pause = isFinal ? undefined : pauses[tries - 1];
  // Instances that failed together do not try again together.
  const seconds = pause && Math.round(pause * (0.8 + 0.4 * Math.random()));
  // The message of the error may contain an address.
  return { status, reason: code ?? name, seconds };
}

/** A confirmation to an address that does not exist, and a webhook that is gone, are not tried again. */
function endsAt(kind: TakenNotice['kind'], status: number): boolean {
  return (kind === 'confirmation' && status >= 500) || (kind === 'webhook' && status === 410);
}
