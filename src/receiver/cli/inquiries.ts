import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, type Values } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { explainUnknown } from '../../shared/suggest.ts';
import { nameFile } from '../detect-file.ts';
import { inquiriesFile } from '../settings.ts';
import { makeFolder } from '../../command-line/make-folder.ts';
import { createMessageStore, type MessageStore, type StoredMessage } from '../store/message-store.ts';
import { openDatabase } from '../store/open-database.ts';
import { formatCsv, formatList, formatMessage, withoutControls } from './format-messages.ts';

const formats = {
  text: (messages: StoredMessage[]) => `${formatList(messages)}\n`,
  json: (messages: StoredMessage[]) => `${JSON.stringify(messages, null, 2)}\n`,
  jsonl: (messages: StoredMessage[]) => messages.map((message) => `${JSON.stringify(message)}\n`).join(''),
  csv: formatCsv,
};

const inquiries = defineCommand({
  call: 'npm run inquiries',
  what: 'Shows the messages that forms have sent to the receiver.',
  words: { shown: '[list | show N | export | delete N…]', most: 1000 },
  options: {
    format: {
      takes: 'FORMAT',
      what: 'how messages are written',
      oneOf: Object.keys(formats) as (keyof typeof formats)[],
      unless: 'text, for export csv',
    },
    suspects: { what: 'only messages that robots most likely wrote; otherwise they are left out' },
    save: { takes: 'FOLDER', what: 'with show: saves the files of the message in this folder' },
    output: { takes: 'FILE', what: 'writes to this file instead of the screen' },
    data: {
      takes: 'FILE',
      what: 'the file of stored messages',
      unless: 'INQUIRIES_FILE, or .data/inquiries.sqlite',
    },
  },
  notes: `  list              one line per message (the default)
  show N            message N in full
  export            all messages
  delete N…         deletes these messages permanently

The format json is one array, jsonl one object per line.`,
  examples: [
    'npm run inquiries -- show 12 --save folder',
    'npm run inquiries -- export --output list.csv',
    'npm run --silent inquiries -- --format json',
  ],
  exitCodes: { 0: 'done', 2: 'it failed' },
});

// Messages are personal data, so only the current user may read the files.
const [folderMode, mode] = [0o700, 0o600];

await runCommand(inquiries, ({ values, words }) => run(values, words));

function run(values: Values<(typeof inquiries)['options']>, words: string[]): void {
  const { call } = inquiries;
  const [command = 'list', ...rest] = words;
  const file = inquiriesFile(values.data);
  const write = (text: string) => {
    if (values.output === undefined)
      process.stdout.write(process.stdout.isTTY ? withoutControls(text) : text);
    else writeFileSync(values.output, text, { mode });
  };
  if (command === 'list' || command === 'export') {
    const name = values.format ?? (command === 'export' ? 'csv' : 'text');
    const format = formats[name];
    if (rest.length > 0)
      throw new UsageError(
        `Unexpected "${rest[0]}" after "${command}". To show one message, write: ${call} -- show 3`,
      );
    const { suspects } = values;
    return write(format(withStore(file, (store) => store.list({ suspects })) ?? []));
  }
  const numbers = rest.map(readNumber);
  if (command === 'delete') {
    if (numbers.length === 0)
      throw new UsageError(`Missing number after "delete". Write for example: ${call} -- delete 3 4`);
    const count = withStore(file, (store) => store.remove(numbers)) ?? 0;
    return write(`${count} of ${numbers.length} deleted.\n`);
  }
  if (command !== 'show')
    throw new UsageError(explainUnknown('command', command, ['list', 'show', 'export', 'delete']));
  const [number] = numbers;
  if (number === undefined || numbers.length > 1)
    throw new UsageError(`Expected one number after "show". Write for example: ${call} -- show 3`);
  const isShown = withStore(file, (store) => {
    const message = store.find(number);
    if (!message) return false;
    write(`${values.format === 'json' ? JSON.stringify(message, null, 2) : formatMessage(message)}\n`);
    if (values.save !== undefined) saveFiles(store, message, values.save);
    return true;
  });
  if (!isShown) throw new Error(`There is no message ${number}. "npm run inquiries" lists the messages.`);
}

function saveFiles(store: MessageStore, { number, files }: StoredMessage, folder: string): void {
  makeFolder(folder, folderMode);
  for (const { field, name, type } of files) {
    const content = store.readFile(number, field)?.content;
    // The sender chose the name: strip folders, and never overwrite a file.
    const path = join(folder, `${number}-${field}-${nameFile(name, type)}`);
    if (content) writeFileSync(path, content, { flag: 'wx', mode });
  }
}

/** Returns undefined when there is no file of messages yet. */
function withStore<T>(file: string, work: (store: MessageStore) => T): T | undefined {
  if (!existsSync(file)) return undefined;
  const store = createMessageStore(openDatabase(file));
  try {
    return work(store);
  } finally {
    store.close();
  }
}

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text))
    throw new UsageError(`Expected the number of a message instead of "${text}".`);
  return Number(text);
}
