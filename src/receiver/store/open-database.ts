import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { maxFileSize } from '../../shared/forms/field-rules.ts';

export type OpenDatabase = Database.Database & {
  file: string;
  /** @throws Error when what is written now would be lost, or not be understood. */
  requireSame(): void;
};

/** How long a write waits for another process that writes. */
const busyMs = 5000;

/**
 * Opens the file of stored messages, and makes it when there is none, for nobody else to read. It takes `space` bytes at
 * most; what would make it larger fails as on a full disk. A commit is on the disk when it returns: the
 * write-ahead log is synced each time (`synchronous = FULL`).
 * @throws Error that names the file when it cannot be opened, or is of a newer version of this program.
 */
export function openDatabase(file: string, space = Infinity): OpenDatabase {
  try {
    return open(file, space);
  } catch (error) {
    const reason = findReason(file) ?? (error as Error).message;
    throw new Error(`The messages in "${file}" cannot be opened: ${reason}`, { cause: error });
  }
}

/** What SQLite tells by a number only. */
function findReason(file: string): string | undefined {
  const exists = existsSync(file);
  if (exists && statSync(file).isDirectory()) return 'it is a folder.';
  try {
    // The log stands beside the file, so the folder is written to as well.
    for (const path of exists ? [dirname(file), file] : [dirname(file)])
      accessSync(path, constants.R_OK | constants.W_OK);
    return undefined;
  } catch {
    return `this program may not write to ${exists ? 'it or ' : ''}its folder.`;
  }
}

/** @throws Error when a message could not be stored. `thoroughly`: also when the file is damaged in any place. */
export function probeDatabase(database: OpenDatabase, thoroughly: boolean): void {
  database.requireSame();
  const damage = thoroughly ? ask(database, 'quick_check(1)') : 'ok';
  if (damage !== 'ok') throw new Error(`The file of messages is damaged: ${String(damage)}`);
  const [most, used, free, size] = ['max_page_count', 'page_count', 'freelist_count', 'page_size'].map(
    (name) => Number(ask(database, name)),
  ) as [number, number, number, number];
  const { bavail, bsize } = statfsSync(dirname(database.file));
  if (Math.min((most - used + free) * size, bavail * bsize) < maxFileSize)
    throw new Error('There is no room for a message with a file.');
  // A write that changes nothing, and what a message changes, taken back.
  database.exec(`PRAGMA user_version = ${version}`);
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(`INSERT INTO message (id, fingerprint, received, page, form, subject, answers, suspect)
      VALUES ('', '', '', '', '', '', '{}', 0)`);
  } finally {
    database.exec('ROLLBACK');
  }
}

/** The value of a setting. */
function ask(database: Database.Database, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0];
}

function open(file: string, space: number): OpenDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives the files beside it the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${busyMs}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // What is deleted is overwritten: it was personal.
  database.exec('PRAGMA secure_delete = ON');
  migrate(database);
  if (space < Infinity)
    ask(database, `max_page_count = ${Math.ceil(space / Number(ask(database, 'page_size')))}`);
  const opened = identify(file);
  function requireSame() {
    if (identify(file) !== opened)
      throw new Error(
        `"${file}" is gone, or is another file than the one that was opened. Start the receiver anew.`,
      );
    if (ask(database, 'user_version') !== version)
      throw new Error(`"${file}" was changed by another version of this program. Start the receiver anew.`);
  }
  return Object.assign(database, { file, requireSame });
}

/** Which files these are, whatever they are called: the messages, and the log of the latest beside them. */
function identify(file: string): string {
  return [file, `${file}-wal`]
    .map((name) => String(statSync(name, { bigint: true, throwIfNoEntry: false })?.ino))
    .join(' ');
}

const version = 1;

function migrate(database: Database.Database): void {
  const found = Number(ask(database, 'user_version'));
  if (found > version)
    throw new Error('It was written by a newer version of this program. Update the program first.');
  if (found === version) return;
  // Another process may be doing the same.
  database.exec(`
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS message (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      fingerprint TEXT NOT NULL,
      received TEXT NOT NULL,
      page TEXT NOT NULL,
      form TEXT NOT NULL,
      subject TEXT NOT NULL,
      answers TEXT NOT NULL,
      suspect INTEGER NOT NULL
    );
    CREATE TABLE IF NOT EXISTS file (
      message INTEGER NOT NULL REFERENCES message (number) ON DELETE CASCADE,
      field TEXT NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      content BLOB NOT NULL
    );
    CREATE INDEX IF NOT EXISTS file_message ON file (message);
    PRAGMA user_version = ${version};
    COMMIT;
  `);
}
