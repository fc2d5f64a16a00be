import { defineCommand, type Values } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { isEmail, readAnswer } from '../../shared/forms/judge-answers.ts';
import { explainUnknown } from '../../shared/suggest.ts';
import { storeSettings, type StoreSettings } from '../settings.ts';
import type { MessageStore, StoredMessage } from '../store/message-store.ts';
import { formatCsv, formatJson, formatJsonLines, formatList, formatMessage } from './format-messages.ts';
import { clearMessages, formatNotices, retryNotices, testMail } from './notice-commands.ts';
import { findPerson, forget } from './forget.ts';
import { backUpFile, copyFile, restoreFile, saveFiles, withStore } from './store-commands.ts';
import { writeTexts, type Texts } from './write-texts.ts';

type Read = () => AsyncIterable<StoredMessage>;

const formats = {
  text: (read: Read) => formatList(read()),
  json: (read: Read) => formatJson(read()),
  jsonl: (read: Read) => formatJsonLines(read()),
  csv: formatCsv,
};

const inquiries = defineCommand({
  call: 'npm run inquiries',
  description: 'Shows the messages that forms have sent to the receiver.',
  words: { placeholder: '[COMMAND [NUMBER… | ADDRESS | FILE]]', most: 1000 },
  options: {
    format: {
      value: 'FORMAT',
      description: 'how messages are written',
      oneOf: Object.keys(formats) as (keyof typeof formats)[],
      defaultText: 'text, for export csv',
    },
    suspects: { description: 'only messages that robots most likely wrote; otherwise they are left out' },
    person: { value: 'ADDRESS', description: 'with export: only messages that forget would list, as JSON' },
    yes: { description: 'with forget: deletes the messages that are from the address' },
    mentions: { description: 'with forget --yes: also deletes those that only mention the address' },
    from: { value: 'FILE', description: 'with copy: the file of messages to copy' },
    save: { value: 'FOLDER', description: 'with show: saves the files of the message in this folder' },
    retry: {
      value: 'N',
      description: 'with mail: sends the notices of message N now',
      within: [1, Number.MAX_SAFE_INTEGER],
    },
    test: { description: 'with mail: sends one to MAIL_TO, and prints what the server says' },
    output: { value: 'FILE', description: 'writes to this file instead of the screen' },
    data: {
      value: 'FILE',
      description: 'the file of stored messages',
      defaultText: 'the database in DATABASE_URL, else INQUIRIES_FILE, else .data/inquiries.sqlite',
    },
  },
  notes: `  list              one line per message (the default)
  show N            message N in full
  export            all messages
  delete N…         deletes these messages permanently
  clear N…          makes these suspects ordinary messages, and sends their notices
  mail              the notices that are not sent, and why
  forget ADDRESS    lists the messages from an e-mail address, and those that mention it; see --yes
  copy --from FILE  copies a file of messages into the database in DATABASE_URL; may be repeated
  backup FILE       copies the file of messages, also while the receiver runs
  restore FILE      puts a backup in its place, and keeps what was there; stop the receiver before

The format json is one array, jsonl one object per line.`,
  examples: [
    'npm run inquiries -- show 12 --save folder',
    'npm run inquiries -- export --output list.csv',
    'npm run inquiries -- forget ada@example.com --yes',
    'npm run --silent inquiries -- --format json',
    'npm run inquiries -- mail --retry 12',
    'npm run inquiries -- backup copy.sqlite',
  ],
  exitCodes: { 0: 'done', 2: 'it failed' },
});

/** A call of this program: `words` are those after the command. */
interface Call {
  words: string[];
  values: Values<(typeof inquiries)['options']>;
  settings: StoreSettings;
  write: (texts: Texts) => Promise<void>;
}

const commands: Record<string, (call: Call) => Promise<void>> = {
  list: (call) => writeAll(call, 'list', 'text'),
  show,
  export: (call) => writeAll(call, 'export', call.values.person === undefined ? 'csv' : 'json'),
  delete: remove,
  async forget({ words, values, settings, write }) {
    const person = readPerson(takeOne(words, 'one address', 'forget ada@example.com'));
    await withStore(settings, (store) => write(store ? forget(store, person, values) : ['No messages.\n']));
  },
  copy: async ({ values, settings, write }) => write([await copyFile(settings, values.from)]),
  async clear({ words, settings, write }) {
    const numbers = words.map(readNumber);
    await withStore(settings, async (store) => write([await clearMessages(store, numbers)]));
  },
  mail,
  async backup({ words, settings, write }) {
    await write([await backUpFile(settings, takeOne(words, 'one file', 'backup copy.sqlite'))]);
  },
  async restore({ words, settings, write }) {
    await write([await restoreFile(settings, takeOne(words, 'one file', 'restore copy.sqlite'))]);
  },
};

await runCommand(inquiries, async ({ values, words: [command = 'list', ...words] }) => {
  const execute = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!execute) throw new UsageError(explainUnknown('command', command, Object.keys(commands)));
  const settings = storeSettings(values);
  await execute({
    words,
    values,
    settings,
    write: (texts) => writeTexts(texts, values.output),
  });
});

async function writeAll(
  { words, values, settings, write }: Call,
  command: string,
  usual: keyof typeof formats,
): Promise<void> {
  if (words.length > 0)
    throw new UsageError(
      `Unexpected "${words[0]}" after "${command}". To show one message, write: ${inquiries.call} -- show 3`,
    );
  const { person, suspects } = values;
  const read = (store: MessageStore | undefined) => {
    if (!store) return nothing();
    return person === undefined ? store.list({ suspects }) : findPerson(store, readPerson(person));
  };
  await withStore(settings, (store) => write(formats[values.format ?? usual](() => read(store))));
}

async function show({ words, values, settings, write }: Call): Promise<void> {
  const number = readNumber(takeOne(words, 'one number', 'show 3'));
  await withStore(settings, async (store) => {
    const message = await store?.find(number);
    if (!store || !message)
      throw new Error(`There is no message ${number}. "npm run inquiries" lists the messages.`);
    await write([
      `${values.format === 'json' ? JSON.stringify(message, null, 2) : formatMessage(message)}\n`,
    ]);
    if (values.save !== undefined) await saveFiles(store, message, values.save);
  });
}

async function remove({ words, settings, write }: Call): Promise<void> {
  const numbers = words.map(readNumber);
  if (numbers.length === 0)
    throw new UsageError(`Missing number after "delete". Write for example: ${inquiries.call} -- delete 3 4`);
  const count = await withStore(settings, async (store) => (await store?.remove(numbers)) ?? 0);
  await write([`${count} of ${numbers.length} deleted.\n`]);
}

async function mail({ words, values: { test, retry }, settings, write }: Call): Promise<void> {
  if (words.length > 0) throw toUsageError('nothing', 'mail --retry 3');
  if (test) return write(testMail());
  await withStore(settings, async (store) =>
    write(retry === undefined ? formatNotices(store) : [await retryNotices(store, retry)]),
  );
}

/** The only word after a command. `example` begins with the command. */
function takeOne(words: string[], expectation: string, example: string): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw toUsageError(expectation, example);
  return word;
}

function toUsageError(expectation: string, example: string): UsageError {
  const [command] = example.split(' ');
  return new UsageError(
    `Expected ${expectation} after "${command}". Write for example: ${inquiries.call} -- ${example}`,
  );
}

async function* nothing(): AsyncGenerator<StoredMessage> {}

function readPerson(text: string): string {
  const address = readAnswer({ kind: 'email' }, text);
  if (isEmail(address)) return address;
  throw new UsageError(`Expected an e-mail address instead of "${text}".`);
}

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text))
    throw new UsageError(`Expected the number of a message instead of "${text}".`);
  return Number(text);
}
