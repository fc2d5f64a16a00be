import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

export type OpenDatabase = Database.Database;

/** How long a write waits for another process that writes. */
const busyMs = 5000;

/**
 * Opens the file of stored messages, and makes it when there is none. A commit is on the disk when it returns: the
 * write-ahead log is synced each time (`synchronous = FULL`).
 * @throws Error when the file cannot be opened, or is of a newer version of this program.
 */
export function openDatabase(file: string): OpenDatabase {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${busyMs}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // What is deleted is overwritten: it was personal.
  database.exec('PRAGMA secure_delete = ON');
  migrate(database, file);
  return database;
}

const version = 1;

function migrate(database: OpenDatabase, file: string): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found > version)
    throw new Error(`"${file}" was written by a newer version of this program. Update the program first.`);
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
