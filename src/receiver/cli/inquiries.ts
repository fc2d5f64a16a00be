import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inquiriesFile } from '../settings.ts';
import { createMessageStore, type MessageStore, type StoredMessage } from '../store/message-store.ts';
import { openDatabase } from '../store/open-database.ts';
import { formatCsv, formatList, formatMessage, toRecord } from './format-messages.ts';

const help = `npm run inquiries -- [command] [options]

The messages that forms have sent to the receiver.

  list              one line per message; what happens without a command
  show N            message N in full; --save FOLDER writes its files there
  export            all messages, as --format csv, jsonl or json
  delete N…         deletes these messages for good

  --format FORMAT   text, json (one array), jsonl (one object per line) or csv; text unless given, csv for export
  --suspects        messages that robots most likely wrote, which are kept aside
  --output FILE     writes to a file instead of the screen
  --data FILE       where messages are stored; .data/inquiries.sqlite unless given, or INQUIRIES_FILE
  --help            prints this

For other programs: npm run --silent inquiries -- --format json`;

const formats: Record<string, (messages: StoredMessage[]) => string> = {
  text: (messages) => `${formatList(messages)}\n`,
  json: (messages) => `${JSON.stringify(messages.map(toRecord), null, 2)}\n`,
  jsonl: (messages) => messages.map((message) => `${JSON.stringify(toRecord(message))}\n`).join(''),
  csv: formatCsv,
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      suspects: { type: 'boolean', default: false },
      save: { type: 'string' },
      output: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const [command = 'list', ...rest] = positionals;
  const file = inquiriesFile(values.data);
  const write = (text: string) => {
    if (values.output === undefined) process.stdout.write(text);
    else writeFileSync(values.output, text);
  };
  if (command === 'list' || command === 'export') {
    const name = values.format ?? (command === 'export' ? 'csv' : 'text');
    const format = formats[name];
    if (!format) throw new Error(`Unknown format "${name}". Known: ${Object.keys(formats).join(', ')}.`);
    if (rest.length > 0)
      throw new Error(`"${command}" takes no number. To see one message: show ${rest[0]}.`);
    const { suspects } = values;
    return write(format(await withStore(file, (store) => store.list({ suspects }), [])));
  }
  const numbers = rest.map(readNumber);
  if (command === 'delete') {
    if (numbers.length === 0) throw new Error('Name the messages to delete: delete 3 4.');
    const count = await withStore(file, (store) => store.remove(numbers), 0);
    return write(`${count} of ${numbers.length} deleted.\n`);
  }
  if (command !== 'show') throw new Error(`Unknown command "${command}". Known: list, show, export, delete.`);
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) throw new Error('Name one message to show: show 3.');
  await withStore(file, (store) => showOne(store, number, values.format, values.save, write), undefined);
}

function showOne(
  store: MessageStore,
  number: number,
  format: string | undefined,
  folder: string | undefined,
  write: (text: string) => void,
): void {
  const message = store.find(number);
  if (!message) throw new Error(`There is no message ${number}.`);
  write(
    format === 'json' ? `${JSON.stringify(toRecord(message), null, 2)}\n` : `${formatMessage(message)}\n`,
  );
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const { field, name } of message.files) {
    const content = store.readFile(number, field)?.content;
    // A name from outside: without folders, and never one that stands there already.
    if (content) writeFileSync(join(folder, `${number}-${field}-${name}`), content, { flag: 'wx' });
  }
}

/** `none` is the answer while nothing was ever stored. */
async function withStore<T>(file: string, read: (store: MessageStore) => T, none: T): Promise<T> {
  if (!existsSync(file)) return none;
  const store = createMessageStore(openDatabase(file));
  try {
    return read(store);
  } finally {
    await store.close();
  }
}

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`"${text}" is no number of a message.`);
  return Number(text);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
