import {
  chmodSync,
  chownSync,
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Database from 'libsql';
import { makeFolder } from '../../command-line/make-folder.ts';
import { isNewer, version } from './schema.ts';
import { findReason } from './sqlite.ts';

/** Messages are personal data, so only the current user may read a new file. */
const mode = 0o600;

/** What SQLite keeps beside a file, and would apply to another one of the same name. */
const logs = ['-wal', '-shm', '-journal'];

/**
 * Copies a file of messages that may be in use, as it is at one moment, and reads the whole copy. Returns the number of its
 * messages. A copy that is cut short never has the name of one.
 * @throws Error with a sentence. Then there is no copy.
 */
export function backUp(file: string, copy: string): number {
  if (!existsSync(file)) throw new Error(`There is no file of messages "${file}". --data names another one.`);
  if (existsSync(copy))
    throw new Error(
      `"${copy}" exists, and a backup replaces no file. Choose another name, for example with the date.`,
    );
  const draft = `${resolve(copy)}.part`;
  try {
    closeSync(openSync(draft, 'w', mode));
    executeIn(file, 'PRAGMA busy_timeout = 5000', `VACUUM INTO '${draft.replaceAll("'", "''")}'`);
    const count = verifyAndCount(draft);
    sync(draft);
    renameSync(draft, copy);
    return count;
  } catch (error) {
    throw explain(error, `"${file}" cannot be copied to "${copy}"`, findReason(file));
  } finally {
    removeDraft(draft);
  }
}

/**
 * Puts a backup in the place of the file of messages, and keeps that beside it. Resolves with the number of its messages,
 * and with the name of the file that was replaced, if any.
 * @throws Error with a sentence: also while another program has the file open. Then nothing is changed.
 */
export async function restore(
  file: string,
  backup: string,
): Promise<{ count: number; replaced: string | undefined }> {
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile())
    throw new Error(`There is no file "${backup}" to restore.`);
  makeFolder(dirname(file), 0o700);
  const former = existsSync(file) ? realpathSync(file) : undefined;
  const place = former ?? file;
  if (realpathSync(backup) === former)
    throw new Error(`"${backup}" is the file of stored messages itself. Name a backup.`);
  if ((statSync(`${backup}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new Error(
      `"${backup}" has the log "${backup}-wal" beside it, so a program may be using it, and it lacks what is in there. Make one file of both first: npm run inquiries -- --data "${backup}" backup NEW, and restore that.`,
    );
  const draft = `${place}.part`;
  const release = former === undefined ? () => {} : lockExclusively(former);
  try {
    await pipeline(createReadStream(backup), createWriteStream(draft, { mode }));
    const count = verifyAndCount(draft);
    // It may be root who restores, and the receiver another user.
    const like = statSync(former ?? dirname(place));
    if (like.uid !== statSync(draft).uid) chownSync(draft, like.uid, like.gid);
    if (former !== undefined) chmodSync(draft, like.mode);
    sync(draft);
    return { count, replaced: replace(place, draft, former) };
  } catch (error) {
    const reason = former === undefined ? undefined : findReason(former);
    throw explain(error, `"${backup}" cannot be restored, and nothing was changed`, reason);
  } finally {
    removeDraft(draft);
    release();
  }
}

/** At no moment is there no file: a receiver that starts then would make an empty one. */
function replace(place: string, draft: string, former: string | undefined): string | undefined {
  const kept = `${place}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  if (former !== undefined) linkSync(former, kept);
  for (const end of logs) if (existsSync(place + end)) renameSync(place + end, kept + end);
  renameSync(draft, place);
  sync(dirname(place));
  return former === undefined ? undefined : kept;
}

/**
 * Moves the content of the log into its file, which SQLite does only while no other program has it open, and keeps
 * others out until the returned function is called. A damaged file is left as it is.
 */
function lockExclusively(file: string): () => void {
  const reason = findReason(file);
  if (reason !== undefined) throw new Error(`The messages in "${file}" cannot be replaced: ${reason}`);
  const database = new Database(file);
  try {
    for (const name of ['busy_timeout = 1000', 'journal_mode = DELETE', 'locking_mode = EXCLUSIVE'])
      database.exec(`PRAGMA ${name}`);
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (isDamage(error)) return () => database.close();
    database.close();
    if (!/locked|busy/.test((error as Error).message)) throw error;
    throw new Error(
      `Another program has "${file}" open, most likely the receiver, which would go on with the messages of before. Stop it, and start again.`,
      { cause: error },
    );
  }
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}

/** Reads all of a file of messages, and returns their number. @throws Error when it is none, or damaged. */
function verifyAndCount(file: string): number {
  const database = new Database(file);
  const ask = (text: string) => Object.values(database.prepare(text).get() as object)[0] as unknown;
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    const tables = `SELECT count(*) FROM sqlite_master WHERE name IN ('message', 'file')`;
    if (ask(tables) !== 2) throw new Error('it is no file of messages.');
    const damage = ask('PRAGMA integrity_check(1)');
    if (damage !== 'ok') throw new Error(`it is damaged: ${String(damage)}.`);
    if (Number(ask('PRAGMA user_version')) > version) throw new Error(isNewer);
    return Number(ask('SELECT count(*) FROM message'));
  } finally {
    database.close();
  }
}

function executeIn(file: string, ...statements: string[]): void {
  const database = new Database(file);
  try {
    for (const statement of statements) database.exec(statement);
  } finally {
    database.close();
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const isDamage = (error: unknown) => /^SQLITE_(?:NOTADB|CORRUPT)/.test(codeOf(error));

/** What SQLite says in words of its own. */
const reasonByCode: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'it is no file of messages.',
  SQLITE_CORRUPT: 'it is damaged, or only a part of it. Use another backup.',
  SQLITE_FULL: 'the disk is full. Free some space on it.',
};

function explain(error: unknown, failure: string, reason: string | undefined): Error {
  const code = codeOf(error);
  // An error of the file system names the file, and the command explains it.
  if (/^E[A-Z]+$/.test(code)) return error as Error;
  return new Error(`${failure}: ${reasonByCode[code] ?? reason ?? (error as Error).message}`, {
    cause: error,
  });
}

/** Removes what was not finished: it is personal data, too. */
function removeDraft(draft: string): void {
  for (const end of ['', ...logs]) rmSync(draft + end, { force: true });
}

/** Waits until a file or folder is on the disk. */
function sync(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
