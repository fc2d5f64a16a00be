import { accessSync, closeSync, constants, existsSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { makeFolder } from '../../command-line/make-folder.ts';
import { maxFileSize } from '../../shared/forms/file-kinds.ts';
import { isFull, isOther, type Dialect, type Engine, type Query } from './engine.ts';
import { isNewer, upgrade, version } from './schema.ts';

/** How long a transaction waits for those of other processes, in milliseconds; when upgrading, for their upgrade. */
const busyMs = 5000;
const upgradeMs = 600_000;

const dialect: Dialect = {
  serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  bytes: 'BLOB',
  code: 'TEXT',
  later: (seconds) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds} || ' seconds')`,
  contains: (text, term) => `instr(${text}, ${term}) > 0`,
  skipLocked: '',
  tuning: [],
};

/**
 * Opens the message file, or creates one that only the current user may read. The file grows to `space` bytes
 * at most; then writes fail as on a full disk. A commit returns when the data is on the disk: the write-ahead
 * log is synced each time (`synchronous = FULL`).
 * @throws Error that names the file when it cannot be opened or comes from a newer version of this program.
 */
export async function openSqlite(file: string, space = Infinity): Promise<Engine> {
  try {
    return await open(file, space);
  } catch (error) {
    const isBelowFile = (error as NodeJS.ErrnoException).code === 'ENOTDIR';
    const reason = isBelowFile
      ? 'a part of its path is a file and not a folder. Name another one.'
      : (findReason(file) ?? (error as Error).message);
    throw new Error(`Cannot open the messages in "${file}": ${reason}`, { cause: error });
  }
}

/** Explains errors for which SQLite gives only a number. */
export function findReason(file: string): string | undefined {
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

async function open(file: string, space: number): Promise<Engine> {
  const database = openDatabase(file);
  const query = createQuery(database);
  await migrate(database, query);
  if (space < Infinity)
    ask(database, `max_page_count = ${Math.ceil(space / Number(ask(database, 'page_size')))}`);
  const opened = identify(file);
  const enqueue = createQueue();
  return {
    dialect,
    query: (statement, ...values) => enqueue(() => query(statement, ...values)),
    transaction: (work) =>
      enqueue(() => {
        requireUnchanged(database, file, opened);
        return runTransaction(database, busyMs, () => {
          requireUnchanged(database, file, opened);
          return work(query);
        });
      }),
    probe: () =>
      enqueue(() => {
        requireUnchanged(database, file, opened);
        requireRoom(database, file);
        return tryToWrite(database);
      }),
    verify: () => enqueue(async () => requireSound(database, file)),
    erase: () => enqueue(() => emptyLog(database, file)),
    close: () => enqueue(async () => void database.close()),
  };
}

function openDatabase(file: string): Database.Database {
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
  // Waiting inside SQLite would stop the whole program.
  database.exec('PRAGMA busy_timeout = 100');
  return database;
}

function createQuery(database: Database.Database): Query {
  // A prepared statement takes memory that is not freed soon.
  const prepared = new Map<string, Database.Statement>();
  let count = 0;
  return async (text, ...values) => {
    const sqliteText = text.replaceAll('inquiries.', '').replaceAll(/\$(?=\d)/g, '?');
    const statement = prepared.get(text) ?? database.prepare(sqliteText);
    prepared.set(text, statement);
    // All of this is done at once, so without a turn of the event loop nothing else is, such as freeing memory.
    if (++count % 200 === 0) await nextTurn();
    return (statement.all(...values) as object[]).map(withBuffers) as never;
  };
}

/** The connection has one transaction at a time, and reads would see it half done: each work waits for the one before. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}

async function begin(database: Database.Database, until: number): Promise<void> {
  for (;;)
    try {
      return void database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      if (!/locked|busy/.test((error as Error).message) || performance.now() > until) throw error;
      await wait(20);
      // Timers that are due run before all else: several waiting stores of one process would keep it from ever working.
      await nextTurn();
    }
}

async function runTransaction<T>(
  database: Database.Database,
  waitMs: number,
  work: () => Promise<T>,
): Promise<T> {
  await begin(database, performance.now() + waitMs);
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } finally {
    if (database.inTransaction) database.exec('ROLLBACK');
  }
}

/** Other processes may upgrade at the same time, so each step looks again. */
async function migrate(database: Database.Database, query: Query): Promise<void> {
  for (let current = -1; current !== version;) {
    current = Number(ask(database, 'user_version'));
    if (current > version) throw new Error(isNewer);
    if (current < version)
      await runTransaction(database, upgradeMs, async () => {
        if (ask(database, 'user_version') !== current) return;
        await upgrade(current, query, dialect);
        database.exec(`PRAGMA user_version = ${current + 1}`);
      });
  }
}

/** @throws Error when a write would be lost, or the file has another version. */
function requireUnchanged(database: Database.Database, file: string, opened: string): void {
  if (identify(file) !== opened)
    throw new Error(`"${file}" was deleted or replaced while it was open. Restart the receiver.`);
  if (ask(database, 'user_version') !== version) throw new Error(`"${file}" was ${isOther}`);
}

function requireSound(database: Database.Database, file: string): void {
  const damage = ask(database, 'quick_check(1)');
  if (damage !== 'ok') throw new Error(`"${file}" is damaged: ${String(damage)}. Restore it from a backup.`);
}

/** @throws Error when the largest file of a form would not fit, into the file or onto the disk. */
function requireRoom(database: Database.Database, file: string): void {
  const askNumber = (name: string) => Number(ask(database, name));
  const freePages = askNumber('max_page_count') - askNumber('page_count') + askNumber('freelist_count');
  const { bavail, bsize } = statfsSync(dirname(file));
  if (Math.min(freePages * askNumber('page_size'), bavail * bsize) < maxFileSize) throw new Error(isFull);
}

/** Tests a write that changes nothing, then an insert that is rolled back. */
async function tryToWrite(database: Database.Database): Promise<void> {
  database.exec(`PRAGMA user_version = ${version}`);
  await begin(database, performance.now() + busyMs);
  try {
    database.exec(`INSERT INTO message (id, fingerprint, received, page, form, subject, answers, suspect)
      VALUES ('', '', '', '', '', '', '{}', 0)`);
  } finally {
    database.exec('ROLLBACK');
  }
}

/** The write-ahead log still holds the deleted text. */
async function emptyLog(database: Database.Database, file: string): Promise<void> {
  const until = performance.now() + busyMs;
  while (ask(database, 'wal_checkpoint(TRUNCATE)') !== 0) {
    if (performance.now() > until)
      throw new Error(`Another program is reading "${file}". Delete any message once it has ended.`);
    await wait(20);
  }
}

/** `all()` gives an ArrayBuffer for a blob. */
function withBuffers(row: object): object {
  const entries = Object.entries(row) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof ArrayBuffer ? Buffer.from(value) : value]),
  );
}

/** Identity (inode) of the message file and its write-ahead log. */
function identify(file: string): string {
  return [file, `${file}-wal`]
    .map((name) => String(statSync(name, { bigint: true, throwIfNoEntry: false })?.ino))
    .join(' ');
}
