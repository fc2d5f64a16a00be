import type { Engine, Value } from './engine.ts';

const ofMessage =
  'id fingerprint received page form subject answers suspect reasons folded labels lang seen done binned note';
const ofFile = 'field name type content';
const ofNotice = 'kind target key written due tries error sent told';

/** How many messages are copied in one transaction. */
const portion = 100;

type Row = Record<string, Value>;

/**
 * Copies all messages with their files and notices into another database, in their order. Those whose id is there are
 * left out, so it may be repeated. Copied messages get new numbers, and keep their time.
 */
export async function copyMessages(from: Engine, to: Engine): Promise<{ found: number; copied: number }> {
  let [found, copied, last] = [0, 0, 0];
  for (;;) {
    const messages = await from.query<Row & { number: number }>(
      `SELECT number, ${list(ofMessage)} FROM inquiries.message WHERE number > $1 ORDER BY number LIMIT ${portion}`,
      last,
    );
    if (messages.length === 0) return { found, copied };
    copied += await to.transaction(async (run) => {
      /** Inserts a row unless it exists. Returns its number. */
      async function insert(table: string, columns: string, row: Row): Promise<number | undefined> {
        const names = columns.split(' ');
        const places = names.map((_, index) => `$${index + 1}`).join(', ');
        const [added] = await run<{ number: number }>(
          `INSERT INTO inquiries.${table} (${names.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING
           RETURNING ${table === 'file' ? 'message' : 'number'} AS number`,
          ...names.map((name) => row[name] ?? null),
        );
        return added?.number;
      }
      // Each insert takes a number, also one that meets its id.
      const ids = messages.map(({ id }) => id ?? null);
      const places = ids.map((_, index) => `$${index + 1}`).join(', ');
      const known = await run<{ id: string }>(
        `SELECT id FROM inquiries.message WHERE id IN (${places})`,
        ...ids,
      );
      let added = 0;
      for (const row of messages) {
        if (known.some(({ id }) => id === row.id)) continue;
        const message = await insert('message', ofMessage, row);
        if (message === undefined) continue;
        added++;
        for (const [table, columns] of [['file', ofFile] as const, ['notice', ofNotice] as const]) {
          const parts = `SELECT ${list(columns)} FROM inquiries.${table} WHERE message = $1`;
          for (const part of await from.query<Row>(parts, row.number))
            await insert(table, `message ${columns}`, { ...part, message });
        }
      }
      return added;
    }, 1);
    found += messages.length;
    last = messages.at(-1)!.number;
  }
}

const list = (columns: string) => columns.replaceAll(' ', ', ');
