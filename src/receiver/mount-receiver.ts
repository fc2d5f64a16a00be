import { createReceiver, type ReceiverOptions } from './create-receiver.ts';
import type { FormSource } from './form-definition.ts';
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
  const { log = ({ request, error }) => error !== undefined && console.error(`${request}: ${error}`) } =
    options;
  let opening: Promise<MessageStore> | undefined;
  /** Opens the store once. A failure is not kept: the next call tries again. */
  const openStore = () =>
    (opening ??= openSettings(settings).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  return {
    receive: createReceiver({ ...options, forms, openStore, perMinute, log }),
    /** Opens the store before the first message. @throws Error when that fails. */
    open: async () => void (await openStore()),
    /** Closes it. */
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
