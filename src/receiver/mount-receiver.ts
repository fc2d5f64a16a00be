import type { FormSource } from './form-definition.ts';
import { createReceiver, type Receiver, type ReceiverOptions } from './create-receiver.ts';
import { inquiriesFile, messagesPerMinute, spaceForMessages } from './settings.ts';
import { createMessageStore } from './store/message-store.ts';
import { openDatabase } from './store/open-database.ts';

export interface MountedReceiver {
  receive: Receiver;
  /**
   * Opens the file before the first request.
   * @throws Error when that fails.
   */
  open(): void;
  /** Closes the file. */
  close(): Promise<void>;
}

/** Creates a receiver with its configured store. The first request opens the file. */
export function mountReceiver(
  forms: FormSource,
  options: Omit<ReceiverOptions, 'forms' | 'store'> & { data?: string; space?: number } = {},
): MountedReceiver {
  let opened: { receive: Receiver; close(): void } | undefined;
  function start() {
    const store = createMessageStore(
      openDatabase(inquiriesFile(options.data), options.space ?? spaceForMessages()),
    );
    const perMinute = options.perMinute ?? messagesPerMinute();
    return { receive: createReceiver({ ...options, forms, store, perMinute }), close: () => store.close() };
  }
  return {
    async receive(request, response) {
      if (!request.url?.startsWith('/_forms/')) return false;
      try {
        opened ??= start();
      } catch (error) {
        console.error((error as Error).message);
        response.writeHead(503, { 'retry-after': '30', 'content-type': 'application/json' });
        response.end(JSON.stringify({ errors: [{ message: 'Messages cannot be stored right now.' }] }));
        return true;
      }
      return opened.receive(request, response);
    },
    open() {
      opened ??= start();
    },
    close: async () => opened?.close(),
  };
}
