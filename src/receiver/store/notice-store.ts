import type { Dialect, Engine, Query } from './engine.ts';
import type {
  MessageStore,
  NewNotice,
  NoticeCount,
  NoticeState,
  StoredNotice,
  TakenNotice,
} from './message-store.ts';

type NoticeStore = Pick<
  MessageStore,
  | 'clear'
  | 'addNotice'
  | 'takeNotices'
  | 'markSent'
  | 'markFailed'
  | 'retryNotices'
  | 'listNotices'
  | 'countNotices'
>;

/** A notice is held until it has a time; one without a time that was tried is given up. */
const state = `CASE WHEN sent IS NOT NULL THEN 'sent' WHEN due IS NOT NULL THEN 'waiting'
  WHEN tries = 0 THEN 'held' ELSE 'failed' END`;

/** Writes a notice unless its key exists or there are enough of its kind. Returns whether it did. */
export async function insertNotice(
  run: Query,
  { later }: Dialect,
  { kind, target, key, mostPerHour }: NewNotice,
  { message = null, isHeld = false }: { message?: number | null; isHeld?: boolean } = {},
): Promise<boolean> {
  const recent = `(SELECT count(*) FROM inquiries.notice WHERE kind = $2 AND written >= ${later('-3600')})`;
  const rows = await run(
    `INSERT INTO inquiries.notice (message, kind, target, key, written, due)
     SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), ${later('0')},
       ${isHeld ? 'NULL' : later('0')}
     WHERE ${mostPerHour === undefined ? '1 = 1' : `${recent} < ${mostPerHour}`}
     ON CONFLICT (key) DO NOTHING RETURNING number`,
    message,
    kind,
    target,
    key,
  );
  return rows.length > 0;
}

/** The part of the store that keeps notices. */
export function createNoticeStore(engine: Engine): NoticeStore {
  const { query, transaction, dialect } = engine;
  return {
    clear: (message) => clear(engine, message),
    addNotice: (notice) => transaction((run) => insertNotice(run, dialect, notice)),
    takeNotices: (holder, limit, leaseSeconds) => takeNotices(engine, holder, limit, leaseSeconds),
    markSent: (number, holder, told = []) => markSent(engine, number, holder, told),
    markFailed: (number, holder, error, seconds) => markFailed(engine, number, holder, error, seconds),
    retryNotices: (message) => retryNotices(engine, message),
    listNotices: (wanted) => listNotices(query, wanted),
    countNotices: () =>
      query<NoticeCount>(
        `SELECT kind, ${state} AS state, count(*) AS count, min(written) AS oldest
         FROM inquiries.notice GROUP BY kind, ${state} ORDER BY kind, state`,
      ),
  };
}

function clear({ transaction, dialect }: Engine, message: number): Promise<boolean> {
  return transaction(async (run) => {
    const cleared = await run(
      'UPDATE inquiries.message SET suspect = 0 WHERE number = $1 AND suspect = 1 RETURNING number',
      message,
    );
    if (cleared.length === 0) return false;
    await run(
      `UPDATE inquiries.notice SET due = ${dialect.later('0')}
       WHERE message = $1 AND due IS NULL AND sent IS NULL AND tries = 0`,
      message,
    );
    return true;
  });
}

function takeNotices(
  { transaction, dialect: { later, skipLocked } }: Engine,
  holder: string,
  limit: number,
  leaseSeconds: number,
): Promise<TakenNotice[]> {
  return transaction((run) =>
    run<TakenNotice>(
      `UPDATE inquiries.notice SET holder = $1, tries = tries + 1, due = ${later('$2')}
       WHERE number IN
         (SELECT number FROM inquiries.notice WHERE due <= ${later('0')} ORDER BY due LIMIT $3 ${skipLocked})
       RETURNING number, message, kind, target, key, tries`,
      holder,
      leaseSeconds,
      limit,
    ),
  );
}

function markSent(
  { transaction, dialect }: Engine,
  number: number,
  holder: string,
  told: readonly number[],
): Promise<boolean> {
  return transaction(async (run) => {
    const isHeld = await change(run, `sent = ${dialect.later('0')}, due = NULL, error = ''`, number, holder);
    for (const failed of told) await run('UPDATE inquiries.notice SET told = 1 WHERE number = $1', failed);
    return isHeld;
  });
}

function markFailed(
  { transaction, dialect }: Engine,
  number: number,
  holder: string,
  error: string,
  seconds: number | undefined,
): Promise<boolean> {
  // Databases take no U+0000 in texts.
  const text = error.replaceAll('\0', '').slice(0, 1000);
  return transaction((run) =>
    seconds === undefined
      ? change(run, 'due = NULL, error = $3', number, holder, text)
      : change(run, `due = ${dialect.later('$4')}, error = $3`, number, holder, text, seconds),
  );
}

/** Changes a notice that this holder has, and gives it up. `values` begin with $3. False when another one has it. */
async function change(
  run: Query,
  assignments: string,
  number: number,
  holder: string,
  ...values: (string | number)[]
): Promise<boolean> {
  const statement = `UPDATE inquiries.notice SET ${assignments}, holder = NULL WHERE number = $1 AND holder = $2 RETURNING number`;
  return (await run(statement, number, holder, ...values)).length > 0;
}

function retryNotices({ transaction, dialect }: Engine, message: number): Promise<number> {
  const now = dialect.later('0');
  return transaction(async (run) => {
    // One that is being sent now is left alone.
    const rows = await run(
      `UPDATE inquiries.notice SET due = ${now}, tries = 0, told = 0, holder = NULL
       WHERE message = $1 AND sent IS NULL AND (tries > 0 OR due IS NOT NULL)
         AND (holder IS NULL OR due <= ${now}) RETURNING number`,
      message,
    );
    return rows.length;
  });
}

async function listNotices(query: Query, wanted: NoticeState): Promise<StoredNotice[]> {
  const rows = await query<Omit<StoredNotice, 'told'> & { told: number }>(
    `SELECT number, message, kind, target, key, tries, ${state} AS state, written, due, error, sent, told
     FROM inquiries.notice WHERE ${state} = $1 ORDER BY number`,
    wanted,
  );
  return rows.map((row) => ({ ...row, told: row.told === 1 }));
}
