import type { MessageStore, StoredMessage } from '../../src/receiver/store/message-store.ts';
import { openStore } from '../../src/receiver/store/open-store.ts';

/** The store in a file. */
export const openFile = (file: string, space = Infinity): Promise<MessageStore> =>
  openStore({ url: undefined, file, space });

/** All messages of a store, only suspects, or only others. */
export async function listAll(
  store: Pick<MessageStore, 'list'>,
  suspects?: boolean,
): Promise<StoredMessage[]> {
  const messages: StoredMessage[] = [];
  for await (const message of store.list({ suspects })) messages.push(message);
  return messages;
}

/** The ordinary messages of a file, which another process may have open. */
export async function listFile(file: string): Promise<StoredMessage[]> {
  const store = await openFile(file);
  try {
    return await listAll(store, false);
  } finally {
    await store.close();
  }
}
