import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

export type OpenDatabase = Database.Database;

/** How long a write waits for another process that writes. */
const busyMs = 5000;

/**
 * Opens the file of stored messages, and makes it when there is none. A commit is on the disk when it returns: the
 * write-ahead log is synced each time (`synchronous = FULL`).
 * @throws Error that names the file when it cannot be opened, or is of a newer version of this program.
 */
export function openDatabase(file: string): OpenDatabase {
  try {
    return open(file);
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

/** @throws Error when nothing can be written any more. */
export function probeDatabase(database: OpenDatabase): void {
  // A write that changes nothing.
  database.exec(`PRAGMA user_version = ${version}`);
}

function open(file: string): OpenDatabase {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${busyMs}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // What is deleted is overwritten: it was personal.
  database.exec('PRAGMA secure_delete = ON');
  migrate(database);
  return database;
}

const version = 1;

function migrate(database: OpenDatabase): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
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
