import { setTimeout as wait } from 'node:timers/promises';
import { createReceiver, type ReceiverOptions } from './create-receiver.ts';
import type { FormSource } from './form-definition.ts';
import type { LogEntry } from './log-entry.ts';
import { createMetrics } from './metrics.ts';
import { readNoticeSettings } from './notices/read-settings.ts';
import { NoticeSender } from './notices/sender.ts';
import { daysToKeep, messagesPerMinute, storeSettings, type StoreSettings } from './settings.ts';
import { Unavailable } from './store/engine.ts';
import type { MessageStore } from './store/message-store.ts';
import { openStore } from './store/open-store.ts';

export type MountedReceiver = ReturnType<typeof mountReceiver>;

/** `data`: the file of messages. `space`: megabytes for messages. */
type MountOptions = Omit<ReceiverOptions, 'forms' | 'openStore'> & {
  data?: string | undefined;
  space?: number | undefined;
};

/**
 * Creates a receiver with its store. Settings without an option come from the environment. The first message opens
 * the file. Without a `log`, the reasons of failures are printed.
 * @throws Error for an invalid setting.
 */
export function mountReceiver(forms: FormSource, { data, space, ...options }: MountOptions = {}) {
  const perMinute = messagesPerMinute(options.perMinute);
  const store = createLazyStore(storeSettings({ data, space }), daysToKeep());
  const { notices = readNoticeSettings(), log: write = printFailure } = options;
  const closing = new AbortController();
  const metrics = createMetrics(store.open);
  const log = (entry: LogEntry) => {
    metrics.count(entry);
    write(entry);
  };
  const sender =
    notices.mail || notices.webhook
      ? new NoticeSender({ settings: notices, forms, openStore: store.open, log })
      : undefined;
  return {
    receive: createReceiver({
      ...options,
      forms,
      openStore: store.open,
      perMinute,
      notices,
      onStored: () => sender?.wake(),
      log,
    }),
    /** What Prometheus reads. */
    writeMetrics: metrics.write,
    /**
     * Opens the store before the first message, and tries it. A database that cannot be reached is tried again twice a
     * second. `away` gets the first reason.
     * @throws Error for what no waiting mends.
     */
    open: (away: (reason: string) => void = () => {}): Promise<void> =>
      openWhenReachable(store.open, away, closing.signal),
    /** Ends what is being sent, and closes the store. */
    async close(): Promise<void> {
      closing.abort();
      await sender?.stop();
      await store.close();
    },
  };
}

function printFailure({ request, error }: LogEntry): void {
  if (error !== undefined) console.error(`${request}: ${error}`);
}

/** A store that the first use opens, and whose old messages are deleted as long as it is open. */
function createLazyStore(settings: StoreSettings, keep: KeptDays) {
  let opening: Promise<MessageStore> | undefined;
  let expiring: NodeJS.Timeout | undefined;
  async function openOnce(): Promise<MessageStore> {
    const store = await openStore(settings);
    const expire = () =>
      void expireMessages(store, keep).catch(({ message }: Error) => console.error(message));
    expire();
    expiring = setInterval(expire, 10 * 60_000).unref();
    return store;
  }
  return {
    /** Opens the store once. A failure is not kept: the next call tries again. */
    open: () =>
      (opening ??= openOnce().catch((error: unknown) => {
        opening = undefined;
        throw error;
      })),
    async close(): Promise<void> {
      clearInterval(expiring);
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

async function openWhenReachable(
  open: () => Promise<MessageStore>,
  away: (reason: string) => void,
  closing: AbortSignal,
): Promise<void> {
  for (let isFirst = true; !closing.aborted; isFirst = false)
    try {
      return await (await open()).probe();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      if (isFirst) away(error.message);
      await wait(500, undefined, { ref: false });
    }
}

type KeptDays = ReturnType<typeof daysToKeep>;

/** Deletes messages that are older than they are kept, once an hour in one of all instances. */
async function expireMessages(store: MessageStore, { all, suspects }: KeptDays): Promise<void> {
  if (!(await store.takeTurn('expire', 3600))) return;
  await store.expire({ suspects: true, olderThanDays: suspects });
  if (all !== undefined) await store.expire({ olderThanDays: all });
}
