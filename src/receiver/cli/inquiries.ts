import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, type Values } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { isEmail, readAnswer } from '../../shared/forms/field-rules.ts';
import { explainUnknown } from '../../shared/suggest.ts';
import { nameFile } from '../detect-file.ts';
import { storeSettings, type StoreSettings } from '../settings.ts';
import { makeFolder } from '../../command-line/make-folder.ts';
import type { MessageStore, StoredMessage } from '../store/message-store.ts';
import { copyMessages } from '../store/copy-messages.ts';
import { createStore } from '../store/create-store.ts';
import type { Engine } from '../store/engine.ts';
import { openEngine } from '../store/open-store.ts';
import { formatCsv, formatJson, formatJsonLines, formatList, formatMessage } from './format-messages.ts';
import { clearMessages, formatNotices, retryNotices, testMail } from './notice-commands.ts';
import { findPerson, forget } from './forget.ts';
import { mode, writeTexts, type Texts } from './write-texts.ts';

type Read = () => AsyncIterable<StoredMessage>;

const formats = {
  text: (read: Read) => formatList(read()),
  json: (read: Read) => formatJson(read()),
  jsonl: (read: Read) => formatJsonLines(read()),
  csv: formatCsv,
};

const inquiries = defineCommand({
  call: 'npm run inquiries',
  what: 'Shows the messages that forms have sent to the receiver.',
  words: { shown: '[COMMAND [NUMBER… | ADDRESS]]', most: 1000 },
  options: {
    format: {
      takes: 'FORMAT',
      what: 'how messages are written',
      oneOf: Object.keys(formats) as (keyof typeof formats)[],
      unless: 'text, for export csv',
    },
    suspects: { what: 'only messages that robots most likely wrote; otherwise they are left out' },
    person: { takes: 'ADDRESS', what: 'with export: only messages that forget would list, as JSON' },
    yes: { what: 'with forget: deletes the messages that are from the address' },
    mentions: { what: 'with forget --yes: also deletes those that only mention the address' },
    from: { takes: 'FILE', what: 'with copy: the file of messages to copy' },
    save: { takes: 'FOLDER', what: 'with show: saves the files of the message in this folder' },
    retry: {
      takes: 'N',
      what: 'with mail: sends the notices of message N now',
      within: [1, Number.MAX_SAFE_INTEGER],
    },
    test: { what: 'with mail: sends one to MAIL_TO, and prints what the server says' },
    output: { takes: 'FILE', what: 'writes to this file instead of the screen' },
    data: {
      takes: 'FILE',
      what: 'the file of stored messages',
      unless: 'the database in DATABASE_URL, else INQUIRIES_FILE, else .data/inquiries.sqlite',
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

The format json is one array, jsonl one object per line.`,
  examples: [
    'npm run inquiries -- show 12 --save folder',
    'npm run inquiries -- export --output list.csv',
    'npm run inquiries -- forget ada@example.com --yes',
    'npm run --silent inquiries -- --format json',
    'npm run inquiries -- mail --retry 12',
  ],
  exitCodes: { 0: 'done', 2: 'it failed' },
});

/** Messages are personal data, so only the current user may read the files. */
const folderMode = 0o700;

await runCommand(inquiries, ({ values, words }) => run(values, words));

async function run(values: Values<(typeof inquiries)['options']>, words: string[]): Promise<void> {
  const { call } = inquiries;
  const [command = 'list', ...rest] = words;
  const settings = storeSettings(values);
  const write = (texts: Texts) => writeTexts(texts, values.output);
  /** The words after a command that takes as many. */
  const take = (count: number, what: string, example: string): string[] => {
    if (rest.length === count) return rest;
    throw new UsageError(`Expected ${what} after "${command}". Write for example: ${call} -- ${example}`);
  };

  if (command === 'list' || command === 'export') {
    if (rest.length > 0)
      throw new UsageError(
        `Unexpected "${rest[0]}" after "${command}". To show one message, write: ${call} -- show 3`,
      );
    const { person, suspects } = values;
    const usual = person === undefined ? 'csv' : 'json';
    const format = formats[values.format ?? (command === 'export' ? usual : 'text')];
    const read = (store: MessageStore | undefined) => {
      if (!store) return nothing();
      return person === undefined ? store.list({ suspects }) : findPerson(store, readPerson(person));
    };
    return withStore(settings, (store) => write(format(() => read(store))));
  }
  if (command === 'mail') {
    take(0, 'nothing', 'mail --retry 3');
    if (values.test) return write(testMail());
    return withStore(settings, async (store) =>
      write(values.retry === undefined ? formatNotices(store) : [await retryNotices(store, values.retry)]),
    );
  }
  if (command === 'delete') {
    const numbers = rest.map(readNumber);
    if (numbers.length === 0)
      throw new UsageError(`Missing number after "delete". Write for example: ${call} -- delete 3 4`);
    const count = await withStore(settings, async (store) => (await store?.remove(numbers)) ?? 0);
    return write([`${count} of ${numbers.length} deleted.\n`]);
  }
  if (command === 'forget') {
    const [address = ''] = take(1, 'one address', 'forget ada@example.com');
    const person = readPerson(address);
    return withStore(settings, (store) => write(store ? forget(store, person, values) : ['No messages.\n']));
  }
  if (command === 'copy') return write([await copyFile(settings, values.from)]);
  if (command === 'clear') {
    const numbers = rest.map(readNumber);
    return withStore(settings, async (store) => write([await clearMessages(store, numbers)]));
  }
  if (command !== 'show')
    throw new UsageError(
      explainUnknown('command', command, [
        'list',
        'show',
        'export',
        'delete',
        'forget',
        'copy',
        'clear',
        'mail',
      ]),
    );
  const [number = 0] = take(1, 'one number', 'show 3').map(readNumber);
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

/** Copies the messages of a file into the database. Returns the counts in words. */
async function copyFile(settings: StoreSettings, file: string | undefined): Promise<string> {
  if (file === undefined || !existsSync(file))
    throw new UsageError(
      `Expected the file of messages after --from${file ? `, and there is no "${file}"` : ''}.`,
    );
  if (settings.url === undefined) throw new UsageError('Missing DATABASE_URL: it says into which database.');
  const { found, copied } = await withEngine({ ...settings, url: undefined, file }, (from) =>
    withEngine(settings, (to) => copyMessages(from, to)),
  );
  const known = found - copied;
  return `${found} messages in "${file}": ${copied} copied, ${known} ${known === 1 ? 'was' : 'were'} in the database before.\n`;
}

async function saveFiles(
  store: MessageStore,
  { number, files }: StoredMessage,
  folder: string,
): Promise<void> {
  makeFolder(folder, folderMode);
  for (const { field, name, type } of files) {
    const file = await store.readFile(number, field);
    // The sender chose the name: strip folders, and never overwrite a file.
    const path = join(folder, `${number}-${field}-${nameFile(name, type)}`);
    if (file) writeFileSync(path, file.content, { flag: 'wx', mode });
  }
}

/** The work gets no store when there is no file of messages yet. */
async function withStore<T>(
  settings: StoreSettings,
  work: (store: MessageStore | undefined) => Promise<T>,
): Promise<T> {
  if (settings.url === undefined && !existsSync(settings.file)) return work(undefined);
  return withEngine(settings, (engine) => work(createStore(engine)));
}

async function withEngine<T>(settings: StoreSettings, work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await openEngine(settings);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
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
