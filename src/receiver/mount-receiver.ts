import { setTimeout as wait } from 'node:timers/promises';
import { createReceiver, type ReceiverOptions } from './create-receiver.ts';
import type { FormSource } from './form-definition.ts';
import type { LogEntry } from './log-entry.ts';
import { createMetrics } from './metrics.ts';
import { readNoticeSettings } from './notices/read-settings.ts';
import { startSender } from './notices/sender.ts';
import { daysToKeep, messagesPerMinute, storeSettings } from './settings.ts';
import { Unavailable } from './store/engine.ts';
import type { MessageStore } from './store/message-store.ts';
import { openStore as openSettings } from './store/open-store.ts';

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
  const settings = storeSettings({ data, space });
  const notices = options.notices ?? readNoticeSettings();
  const { log = ({ request, error }) => error !== undefined && console.error(`${request}: ${error}`) } =
    options;
  const keep = daysToKeep();
  let opening: Promise<MessageStore> | undefined;
  const closing = new AbortController();
  let expiring: NodeJS.Timeout | undefined;

  async function openOnce(): Promise<MessageStore> {
    const store = await openSettings(settings);
    const expire = () =>
      void expireMessages(store, keep).catch(({ message }: Error) => console.error(message));
    expire();
    expiring = setInterval(expire, 10 * 60_000).unref();
    return store;
  }
  /** Opens the store once. A failure is not kept: the next call tries again. */
  const openStore = () =>
    (opening ??= openOnce().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  const metrics = createMetrics(openStore);
  const note = (entry: LogEntry) => {
    metrics.count(entry);
    log(entry);
  };
  const sender =
    (notices.mail || notices.webhook) && startSender({ settings: notices, forms, openStore, log: note });
  const onStored = sender?.wake;
  return {
    receive: createReceiver({ ...options, forms, openStore, perMinute, notices, onStored, log: note }),
    /** What Prometheus reads. */
    writeMetrics: metrics.write,
    /**
     * Opens the store before the first message, and tries it. A database that cannot be reached is tried again twice a
     * second. `away` gets the first reason.
     * @throws Error for what no waiting mends.
     */
    async open(away: (reason: string) => void = () => {}): Promise<void> {
      for (let isFirst = true; !closing.signal.aborted; isFirst = false)
        try {
          return await (await openStore()).probe();
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          if (isFirst) away(error.message);
          await wait(500, undefined, { ref: false });
        }
    },
    /** Ends what is being sent, and closes the store. */
    async close(): Promise<void> {
      closing.abort();
      clearInterval(expiring);
      await sender?.stop();
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

/** Deletes messages that are older than they are kept, once an hour in one of all instances. */
async function expireMessages(
  store: MessageStore,
  { all, suspects }: ReturnType<typeof daysToKeep>,
): Promise<void> {
  if (!(await store.takeTurn('expire', 3600))) return;
  await store.expire({ suspects: true, olderThanDays: suspects });
  if (all !== undefined) await store.expire({ olderThanDays: all });
}
