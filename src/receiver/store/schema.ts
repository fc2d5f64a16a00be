import { foldForSearch } from './fold-for-search.ts';
import type { Dialect, Query } from './engine.ts';

type Step = (query: Query, dialect: Dialect) => Promise<void>;

/** Each step leads from one version to the next. A step that was released does not change any more. */
const steps: Step[] = [
  async (query, { serial, bytes, code }) => {
    await query(`CREATE TABLE inquiries.message (
      number ${serial}, id ${code} NOT NULL UNIQUE, fingerprint ${code} NOT NULL, received ${code} NOT NULL,
      page TEXT NOT NULL, form TEXT NOT NULL, subject TEXT NOT NULL, answers TEXT NOT NULL, suspect INTEGER NOT NULL
    )`);
    await query(`CREATE TABLE inquiries.file (
      message BIGINT NOT NULL REFERENCES inquiries.message (number) ON DELETE CASCADE,
      field TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, content ${bytes} NOT NULL
    )`);
    await query('CREATE INDEX file_message ON inquiries.file (message)');
  },
  async (query, { serial, code, tuning }) => {
    for (const column of [
      `reasons TEXT NOT NULL DEFAULT '[]'`,
      `folded TEXT NOT NULL DEFAULT ''`,
      `labels TEXT NOT NULL DEFAULT '{}'`,
      `lang TEXT NOT NULL DEFAULT 'en'`,
      ...['seen', 'done', 'binned'].map((name) => `${name} ${code}`),
      'note TEXT',
    ])
      await query(`ALTER TABLE inquiries.message ADD COLUMN ${column}`);
    await query('CREATE INDEX message_age ON inquiries.message (suspect, received)');
    await query(`CREATE TABLE inquiries.notice (
      number ${serial}, message BIGINT REFERENCES inquiries.message (number) ON DELETE CASCADE,
      kind ${code} NOT NULL, target TEXT NOT NULL, key ${code} NOT NULL UNIQUE, written ${code} NOT NULL,
      due ${code}, tries INTEGER NOT NULL DEFAULT 0, holder TEXT, error TEXT NOT NULL DEFAULT '', sent ${code},
      told INTEGER NOT NULL DEFAULT 0
    )`);
    await query('CREATE INDEX notice_message ON inquiries.notice (message)');
    await query('CREATE INDEX notice_due ON inquiries.notice (due) WHERE due IS NOT NULL');
    await query(`CREATE TABLE inquiries.turn (name ${code} PRIMARY KEY, due ${code} NOT NULL)`);
    for (const statement of tuning) await query(statement);
    await foldStored(query);
  },
];

export const version = steps.length;

/** For a database of a newer version. */
export const isNewer = 'It was written by a newer version of this program. Update the program first.';

/** Leads a database from version `from` to the next one, in the transaction of `query`. */
export async function upgrade(from: number, query: Query, dialect: Dialect): Promise<void> {
  const step = steps[from];
  if (!step) throw new Error(`No step leads on from version ${from} of the database.`);
  await step(query, dialect);
}

/** Fills the column for searching for messages that were stored without it. */
async function foldStored(query: Query): Promise<void> {
  type Row = { number: number; answers: string };
  const next = `SELECT number, answers FROM inquiries.message WHERE number > $1 ORDER BY number LIMIT 500`;
  const names = `SELECT name FROM inquiries.file WHERE message = $1`;
  for (let after = 0; ;) {
    const rows = await query<Row>(next, after);
    const last = rows.at(-1);
    if (!last) return;
    for (const { number, answers } of rows) {
      const files = await query<{ name: string }>(names, number);
      const folded = foldForSearch(JSON.parse(answers) as Record<string, string>, files);
      await query('UPDATE inquiries.message SET folded = $1 WHERE number = $2', folded, number);
    }
    after = last.number;
  }
}
