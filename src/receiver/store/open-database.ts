import { accessSync, closeSync, constants, existsSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { makeFolder } from '../../command-line/make-folder.ts';
import { maxFileSize } from '../../shared/forms/field-rules.ts';

export type OpenDatabase = ReturnType<typeof open>;

/** How long a write waits for another process, in milliseconds. */
const busyMs = 5000;

/**
 * Opens the message file, or creates one that only the current user may read. The file grows to `space` bytes
 * at most; then writes fail as on a full disk. A commit returns when the data is on the disk: the write-ahead
 * log is synced each time (`synchronous = FULL`).
 * @throws Error that names the file when it cannot be opened or comes from a newer version of this program.
 */
export function openDatabase(file: string, space = Infinity): OpenDatabase {
  try {
    return open(file, space);
  } catch (error) {
    const reason = findReason(file) ?? (error as Error).message;
    throw new Error(`Cannot open the messages in "${file}": ${reason}`, { cause: error });
  }
}

/** Explains errors for which SQLite gives only a number. */
function findReason(file: string): string | undefined {
  const exists = existsSync(file);
  if (exists && statSync(file).isDirectory()) return 'it is a folder. Name a file.';
  try {
    // SQLite writes the log into the same folder, so the folder must be writable too.
    for (const path of exists ? [dirname(file), file] : [dirname(file)])
      accessSync(path, constants.R_OK | constants.W_OK);
    return undefined;
  } catch {
    return `${exists ? 'it or ' : ''}its folder is not writable. Give the current user write access.`;
  }
}

function ask(database: Database.Database, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0];
}

function open(file: string, space: number) {
  makeFolder(dirname(file), 0o700);
  // Opening a pipe would wait for its other end.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error('it is no file. Name another one.');
  // SQLite gives the log files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${busyMs}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // Messages are personal data, so overwrite deleted ones.
  database.exec('PRAGMA secure_delete = ON');
  migrate(database);
  if (space < Infinity)
    ask(database, `max_page_count = ${Math.ceil(space / Number(ask(database, 'page_size')))}`);
  const opened = identify(file);
  /** @throws Error when a write would be lost, or the file has another version. */
  function requireUnchanged(): void {
    if (identify(file) !== opened)
      throw new Error(`"${file}" was deleted or replaced while it was open. Restart the receiver.`);
    if (ask(database, 'user_version') !== version)
      throw new Error(`"${file}" was changed by another version of this program. Restart the receiver.`);
  }
  /** Reads the whole file. @throws Error when any part of it is damaged. */
  function verify(): void {
    const damage = ask(database, 'quick_check(1)');
    if (damage !== 'ok')
      throw new Error(`"${file}" is damaged: ${String(damage)}. Restore it from a backup.`);
  }
  /** @throws Error when a message could not be stored. */
  function probe(): void {
    requireUnchanged();
    const [most, used, free, size] = ['max_page_count', 'page_count', 'freelist_count', 'page_size'].map(
      (name) => Number(ask(database, name)),
    ) as [number, number, number, number];
    const { bavail, bsize } = statfsSync(dirname(file));
    if (Math.min((most - used + free) * size, bavail * bsize) < maxFileSize)
      throw new Error(
        'The space for messages is full, or the disk. Delete messages, or raise RECEIVER_SPACE.',
      );
    // Test a write that changes nothing, then an insert that is rolled back.
    database.exec(`PRAGMA user_version = ${version}`);
    database.exec('BEGIN IMMEDIATE');
    try {
      database.exec(`INSERT INTO message (id, fingerprint, received, page, form, subject, answers, suspect)
        VALUES ('', '', '', '', '', '', '{}', 0)`);
    } finally {
      database.exec('ROLLBACK');
    }
  }
  return Object.assign(database, { requireUnchanged, probe, verify });
}

/** Identity (inode) of the message file and its write-ahead log. */
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
  // The transaction excludes another process that migrates at the same time.
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
