import type { Dialect, Engine, Query } from './engine.ts';
import type { MessageStore, NewNotice, NoticeCount, StoredNotice, TakenNotice } from './message-store.ts';

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
export function createNoticeStore({ query, transaction, dialect }: Engine): NoticeStore {
  const { later, skipLocked } = dialect;
  const now = later('0');

  /** Changes a notice that this holder has. */
  const change = (assignments: string, ...values: (string | number)[]) =>
    transaction(async (run) => {
      const held = `UPDATE inquiries.notice SET ${assignments}, holder = NULL WHERE number = $1 AND holder = $2 RETURNING number`;
      return (await run(held, ...values)).length > 0;
    });

  return {
    clear: (number) =>
      transaction(async (run) => {
        const cleared = await run(
          'UPDATE inquiries.message SET suspect = 0 WHERE number = $1 AND suspect = 1 RETURNING number',
          number,
        );
        if (cleared.length === 0) return false;
        await run(
          `UPDATE inquiries.notice SET due = ${now} WHERE message = $1 AND due IS NULL AND sent IS NULL AND tries = 0`,
          number,
        );
        return true;
      }),
    addNotice: (notice) => transaction((run) => insertNotice(run, dialect, notice)),
    takeNotices: (holder, limit, leaseSeconds) =>
      transaction((run) =>
        run<TakenNotice>(
          `UPDATE inquiries.notice SET holder = $1, tries = tries + 1, due = ${later('$2')}
           WHERE number IN
             (SELECT number FROM inquiries.notice WHERE due <= ${now} ORDER BY due LIMIT $3 ${skipLocked})
           RETURNING number, message, kind, target, key, tries`,
          holder,
          leaseSeconds,
          limit,
        ),
      ),
    markSent: (number, holder, told = []) =>
      transaction(async (run) => {
        const sent = await run(
          `UPDATE inquiries.notice SET sent = ${now}, due = NULL, error = '', holder = NULL
           WHERE number = $1 AND holder = $2 RETURNING number`,
          number,
          holder,
        );
        for (const other of told) await run('UPDATE inquiries.notice SET told = 1 WHERE number = $1', other);
        return sent.length > 0;
      }),
    markFailed: (number, holder, error, seconds) =>
      seconds === undefined
        ? change('due = NULL, error = $3', number, holder, clean(error))
        : change(`due = ${later('$4')}, error = $3`, number, holder, clean(error), seconds),
    retryNotices: (message) =>
      transaction(async (run) => {
        // One that is being sent now is left alone.
        const rows = await run(
          `UPDATE inquiries.notice SET due = ${now}, tries = 0, told = 0, holder = NULL
           WHERE message = $1 AND sent IS NULL AND (tries > 0 OR due IS NOT NULL)
             AND (holder IS NULL OR due <= ${now}) RETURNING number`,
          message,
        );
        return rows.length;
      }),
    async listNotices(wanted) {
      type Row = Omit<StoredNotice, 'told'> & { told: number };
      const rows = await query<Row>(
        `SELECT number, message, kind, target, key, tries, ${state} AS state, written, due, error, sent, told
         FROM inquiries.notice WHERE ${state} = $1 ORDER BY number`,
        wanted,
      );
      return rows.map((row) => ({ ...row, told: row.told === 1 }));
    },
    countNotices: () =>
      query<NoticeCount>(
        `SELECT kind, ${state} AS state, count(*) AS count, min(written) AS oldest
         FROM inquiries.notice GROUP BY kind, ${state} ORDER BY kind, state`,
      ),
  };
}

/** Databases take no U+0000 in texts. */
const clean = (text: string) => text.replaceAll('\0', '').slice(0, 1000);
