import { createReceiver, type ReceiverOptions } from './create-receiver.ts';
import type { FormSource } from './form-definition.ts';
import { inquiriesFile, messagesPerMinute, spaceForMessages } from './settings.ts';
import { createMessageStore, type MessageStore } from './store/message-store.ts';
import { openDatabase } from './store/open-database.ts';

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
  const [file, most] = [inquiriesFile(data), spaceForMessages(space)];
  const { log = ({ request, error }) => error !== undefined && console.error(`${request}: ${error}`) } =
    options;
  let store: MessageStore | undefined;
  const openStore = () => (store ??= createMessageStore(openDatabase(file, most)));
  return {
    receive: createReceiver({ ...options, forms, openStore, perMinute, log }),
    /** Opens the file before the first message. @throws Error when that fails. */
    open: () => void openStore(),
    /** Closes the file. */
    close: async () => store?.close(),
  };
}
