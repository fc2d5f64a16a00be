import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../command-line/make-folder.ts';
import { UsageError } from '../../command-line/read-arguments.ts';
import { nameFile } from '../detect-file.ts';
import type { StoreSettings } from '../settings.ts';
import { copyMessages } from '../store/copy-messages.ts';
import { createStore } from '../store/create-store.ts';
import type { Engine } from '../store/engine.ts';
import type { MessageStore, StoredMessage } from '../store/message-store.ts';
import { openEngine } from '../store/open-store.ts';
import { fileMode } from './write-texts.ts';

/** Messages are personal data, so only the current user may read the files. */
const folderMode = 0o700;

/** The work gets no store when there is no file of messages yet. */
export async function withStore<T>(
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

/** Saves the files of a message in a folder. */
export async function saveFiles(
  store: MessageStore,
  { number, files }: StoredMessage,
  folder: string,
): Promise<void> {
  makeFolder(folder, folderMode);
  for (const { field, name, type } of files) {
    const file = await store.readFile(number, field, name);
    // The sender chose the name: strip folders, and never overwrite a file.
    const path = join(folder, `${number}-${field}-${nameFile(name, type)}`);
    if (file) writeFileSync(path, file.content, { flag: 'wx', mode: fileMode });
  }
}

/** Copies the messages of a file into the database. Returns the counts in words. */
export async function copyFile(settings: StoreSettings, file: string | undefined): Promise<string> {
  if (file === undefined || !existsSync(file))
    throw new UsageError(
      `Expected the file of messages after --from${file ? `, and there is no "${file}"` : ''}.`,
    );
  if (settings.url === undefined) throw new UsageError('Missing DATABASE_URL: it says into which database.');
  const { total, copied } = await withEngine({ ...settings, url: undefined, file }, (from) =>
    withEngine(settings, (to) => copyMessages(from, to)),
  );
  const repeated = total - copied;
  return `${total} messages in "${file}": ${copied} copied, ${repeated} ${repeated === 1 ? 'was' : 'were'} in the database before.\n`;
}

/** Says what was copied where. */
export async function backUpFile({ url, file }: StoreSettings, copy: string): Promise<string> {
  if (url !== undefined)
    throw ofPostgres('pg_dump --format=custom --schema=inquiries --file=inquiries.dump "$DATABASE_URL"');
  const { backUp } = await import('../store/back-up.ts');
  return `${backUp(file, copy)} messages copied from "${file}" to "${copy}".\n`;
}

/** Says what was restored, and where the messages of before are. */
export async function restoreFile({ url, file }: StoreSettings, backup: string): Promise<string> {
  if (url !== undefined)
    throw ofPostgres(
      'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" inquiries.dump',
    );
  const { restore } = await import('../store/back-up.ts');
  const { count, replaced } = await restore(file, backup);
  const kept = `Those of before are in "${replaced}". Delete it when you do not need it: "forget" does not reach it.\n`;
  return `${count} messages restored from "${backup}" to "${file}".\n${replaced === undefined ? '' : kept}`;
}

const ofPostgres = (command: string) =>
  new UsageError(
    `DATABASE_URL names a PostgreSQL database, for which its own program does this, with the receivers stopped before it restores: ${command}`,
  );
