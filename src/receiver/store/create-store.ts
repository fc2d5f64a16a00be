import { acceptMessage } from './accept-message.ts';
import { expireMessages, removeMessages } from './delete-messages.ts';
import type { Engine } from './engine.ts';
import type { MessageStore } from './message-store.ts';
import { createNoticeStore } from './notice-store.ts';
import { countMessages, findMessage, listMessages, readFile } from './read-messages.ts';

/** The store in a database. */
export function createStore(engine: Engine): MessageStore {
  return {
    accept: (message) => acceptMessage(engine, message),
    list: (choice = {}) => listMessages(engine, choice),
    count: (choice = {}) => countMessages(engine, choice),
    find: (number) => findMessage(engine, number),
    readFile: (number, field, name) => readFile(engine, number, field, name),
    remove: (numbers) => removeMessages(engine, numbers),
    expire: (choice) => expireMessages(engine, choice),
    takeTurn: (name, seconds) => takeTurn(engine, name, seconds),
    ...createNoticeStore(engine),
    probe: () => engine.probe(),
    verify: () => engine.verify(),
    close: () => engine.close(),
  };
}

async function takeTurn({ transaction, dialect }: Engine, name: string, seconds: number): Promise<boolean> {
  const taken = await transaction((run) =>
    run(
      `INSERT INTO inquiries.turn (name, due) VALUES ($1, ${dialect.later('$2')})
       ON CONFLICT (name) DO UPDATE SET due = excluded.due WHERE turn.due <= ${dialect.later('0')} RETURNING name`,
      name,
      seconds,
    ),
  );
  return taken.length > 0;
}
