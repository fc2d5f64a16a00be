import { accessSync, closeSync, constants, existsSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { makeFolder } from '../../command-line/make-folder.ts';
import { maxFileSize } from '../../shared/forms/field-rules.ts';
import { isFull, isOther, type Dialect, type Engine, type Query } from './engine.ts';
import { isNewer, upgrade, version } from './schema.ts';

/** How long a transaction waits for those of other processes, in milliseconds; when upgrading, for their upgrade. */
const [busyMs, upgradeMs] = [5000, 600_000];

const dialect: Dialect = {
  serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  bytes: 'BLOB',
  code: 'TEXT',
  later: (seconds) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds} || ' seconds')`,
  contains: (text, part) => `instr(${text}, ${part}) > 0`,
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

async function open(file: string, space: number): Promise<Engine> {
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
  // A prepared statement takes memory that is not freed soon.
  const prepared = new Map<string, Database.Statement>();
  let count = 0;
  const query: Query = async (text, ...values) => {
    const own = text.replaceAll('inquiries.', '').replaceAll(/\$(?=\d)/g, '?');
    const statement = prepared.get(text) ?? database.prepare(own);
    prepared.set(text, statement);
    // All of this is done at once, so without a turn of the event loop nothing else is, such as freeing memory.
    if (++count % 200 === 0) await nextTurn();
    return (statement.all(...values) as object[]).map(withBuffers) as never;
  };

  /** The connection has one transaction at a time, and reads would see it half done: all stand in line. */
  let last: Promise<unknown> = Promise.resolve();
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work, work);
    last = result;
    return result;
  }

  async function begin(until: number): Promise<void> {
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

  async function runTransaction<T>(waitMs: number, work: () => Promise<T>): Promise<T> {
    await begin(performance.now() + waitMs);
    try {
      const result = await work();
      database.exec('COMMIT');
      return result;
    } finally {
      if (database.inTransaction) database.exec('ROLLBACK');
    }
  }

  /** Other processes may upgrade at the same time, so each step looks again. */
  async function migrate(): Promise<void> {
    for (let found = -1; found !== version;) {
      found = Number(ask(database, 'user_version'));
      if (found > version) throw new Error(isNewer);
      if (found < version)
        await runTransaction(upgradeMs, async () => {
          if (ask(database, 'user_version') !== found) return;
          await upgrade(found, query, dialect);
          database.exec(`PRAGMA user_version = ${found + 1}`);
        });
    }
  }
  await migrate();
  if (space < Infinity)
    ask(database, `max_page_count = ${Math.ceil(space / Number(ask(database, 'page_size')))}`);
  const opened = identify(file);

  /** @throws Error when a write would be lost, or the file has another version. */
  function requireUnchanged(): void {
    if (identify(file) !== opened)
      throw new Error(`"${file}" was deleted or replaced while it was open. Restart the receiver.`);
    if (ask(database, 'user_version') !== version) throw new Error(`"${file}" was ${isOther}`);
  }

  async function verify(): Promise<void> {
    const damage = ask(database, 'quick_check(1)');
    if (damage !== 'ok')
      throw new Error(`"${file}" is damaged: ${String(damage)}. Restore it from a backup.`);
  }

  async function probe(): Promise<void> {
    requireUnchanged();
    const [most, used, free, size] = ['max_page_count', 'page_count', 'freelist_count', 'page_size'].map(
      (name) => Number(ask(database, name)),
    ) as [number, number, number, number];
    const { bavail, bsize } = statfsSync(dirname(file));
    if (Math.min((most - used + free) * size, bavail * bsize) < maxFileSize) throw new Error(isFull);
    // Test a write that changes nothing, then an insert that is rolled back.
    database.exec(`PRAGMA user_version = ${version}`);
    await begin(performance.now() + busyMs);
    try {
      database.exec(`INSERT INTO message (id, fingerprint, received, page, form, subject, answers, suspect)
        VALUES ('', '', '', '', '', '', '{}', 0)`);
    } finally {
      database.exec('ROLLBACK');
    }
  }

  /** The write-ahead log still holds the deleted text. */
  async function emptyLog(): Promise<void> {
    const until = performance.now() + busyMs;
    while (ask(database, 'wal_checkpoint(TRUNCATE)') !== 0) {
      if (performance.now() > until)
        throw new Error(`Another program is reading "${file}". Delete any message once it has ended.`);
      await wait(20);
    }
  }

  return {
    dialect,
    query: (statement, ...values) => inLine(() => query(statement, ...values)),
    transaction: (work) =>
      inLine(() => {
        requireUnchanged();
        return runTransaction(busyMs, () => {
          requireUnchanged();
          return work(query);
        });
      }),
    probe: () => inLine(probe),
    verify: () => inLine(verify),
    erase: () => inLine(emptyLog),
    close: () => inLine(async () => void database.close()),
  };
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
