import { parameters, type Engine, type Query, type Table, type Value } from './engine.ts';

const ofMessage =
  'id fingerprint received page form subject answers suspect reasons folded labels lang seen done binned note';
const ofFile = 'field name type content';
const ofNotice = 'kind target key written due tries error sent told';

/** How many messages are copied in one transaction. */
const portion = 100;

type Row = Record<string, Value>;
type MessageRow = Row & { number: number };

/**
 * Copies all messages with their files and notices into another database, in their order. Those whose id is there are
 * left out, so it may be repeated. Copied messages get new numbers, and keep their time.
 */
export async function copyMessages(from: Engine, to: Engine): Promise<{ total: number; copied: number }> {
  let total = 0;
  let copied = 0;
  for (let after = 0; ;) {
    const messages = await from.query<MessageRow>(
      `SELECT number, ${list(ofMessage)} FROM inquiries.message WHERE number > $1 ORDER BY number LIMIT ${portion}`,
      after,
    );
    const last = messages.at(-1);
    if (!last) return { total, copied };
    copied += await to.transaction((run) => copyPortion(from, run, messages), 1);
    total += messages.length;
    after = last.number;
  }
}

/** Resolves with how many of the messages were copied. */
async function copyPortion(from: Engine, run: Query, messages: MessageRow[]): Promise<number> {
  // Each insert takes a number, also one that meets its id.
  const ids = messages.map(({ id }) => id ?? null);
  const existing = await run<{ id: string }>(
    `SELECT id FROM inquiries.message WHERE id IN (${parameters(ids.length)})`,
    ...ids,
  );
  let copied = 0;
  for (const row of messages) {
    if (existing.some(({ id }) => id === row.id)) continue;
    const message = await insert(run, 'message', ofMessage, row);
    if (message === undefined) continue;
    copied++;
    for (const [table, columns] of [['file', ofFile] as const, ['notice', ofNotice] as const]) {
      const select = `SELECT ${list(columns)} FROM inquiries.${table} WHERE message = $1`;
      for (const child of await from.query<Row>(select, row.number))
        await insert(run, table, `message ${columns}`, { ...child, message });
    }
  }
  return copied;
}

/** Inserts a row unless it exists. Returns its number. */
async function insert(run: Query, table: Table, columns: string, row: Row): Promise<number | undefined> {
  const names = columns.split(' ');
  const [added] = await run<{ number: number }>(
    `INSERT INTO inquiries.${table} (${names.join(', ')}) VALUES (${parameters(names.length)}) ON CONFLICT DO NOTHING
     RETURNING ${table === 'file' ? 'message' : 'number'} AS number`,
    ...names.map((name) => row[name] ?? null),
  );
  return added?.number;
}

function list(columns: string): string {
  return columns.replaceAll(' ', ', ');
}
