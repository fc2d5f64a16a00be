import { createReceiver, type ReceiverOptions } from './create-receiver.ts';
import type { FormSource } from './form-definition.ts';
import type { LogEntry } from './log-entry.ts';
import { createMetrics } from './metrics.ts';
import { readNoticeSettings } from './notices/read-settings.ts';
import { startSender } from './notices/sender.ts';
import { messagesPerMinute, storeSettings } from './settings.ts';
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
  let opening: Promise<MessageStore> | undefined;
  /** Opens the store once. A failure is not kept: the next call tries again. */
  const openStore = () =>
    (opening ??= openSettings(settings).catch((error: unknown) => {
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
    /** Opens the store before the first message. @throws Error when that fails. */
    open: async () => void (await openStore()),
    /** Ends what is being sent, and closes the store. */
    async close() {
      await sender?.stop();
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}
