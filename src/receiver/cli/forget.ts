import { createRelation, searchesFor, type Relation } from '../find-person.ts';
import type { MessageStore, StoredMessage } from '../store/message-store.ts';
import { formatLine } from './format-messages.ts';

/** All messages that are from an address or mention it, suspects too. */
export async function* findPerson(
  store: Pick<MessageStore, 'list'>,
  address: string,
): AsyncGenerator<StoredMessage & { address: Relation }> {
  const relationOf = createRelation(address);
  for await (const message of store.list({ contains: searchesFor(address) })) {
    const relation = relationOf(message);
    if (relation) yield { address: relation, ...message };
  }
}

/** Lists the messages of a person. With `yes` deletes those from the address, with `mentions` also the others. */
export async function* forget(
  store: MessageStore,
  address: string,
  { yes, mentions }: { yes: boolean; mentions: boolean },
): AsyncGenerator<string> {
  const numbers: Record<Relation, number[]> = { from: [], mentions: [] };
  for await (const message of findPerson(store, address)) {
    numbers[message.address].push(message.number);
    yield `${message.address.padEnd(8)}  ${formatLine(message)}\n`;
  }
  const { from, mentions: mentioning } = numbers;
  yield `${from.length} from ${address}, ${mentioning.length} that mention it.\n`;
  if (!yes) yield 'Nothing is deleted. --yes deletes those from the address, --yes --mentions all of them.\n';
  else yield `${await store.remove(mentions ? [...from, ...mentioning] : from)} deleted.\n`;
}
