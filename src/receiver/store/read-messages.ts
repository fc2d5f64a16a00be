import { readRow, type Dialect, type Engine, type Value } from './engine.ts';
import type { Choice, StoredFile, StoredMessage } from './message-store.ts';

/** How many messages are read or deleted at once. */
export const portion = 200;

const columns = 'number, received, page, form, subject, lang, answers, labels, suspect, reasons';

type Row = Omit<StoredMessage, 'answers' | 'labels' | 'suspect' | 'reasons' | 'files'> &
  Record<'answers' | 'labels' | 'reasons', string> & { suspect: number };

/** A condition of SQL, and the values of its parameters, from $1 on. */
export interface Condition {
  text: string;
  values: Value[];
}

/** The condition of a choice, for messages after a number. */
export function conditionOf(
  { later, contains }: Dialect,
  { suspects, olderThanDays, withinDays, contains: terms }: Choice,
  after = 0,
): Condition {
  const values: Value[] = [after];
  const parameter = (value: Value) => `$${values.push(value)}`;
  const daysAgo = (days: number) => later(parameter(-days * 86_400));
  const conditions = ['number > $1'];
  if (suspects !== undefined) conditions.push(`suspect = ${parameter(suspects ? 1 : 0)}`);
  if (olderThanDays !== undefined) conditions.push(`received < ${daysAgo(olderThanDays)}`);
  if (withinDays !== undefined) conditions.push(`received >= ${daysAgo(withinDays)}`);
  if (terms) conditions.push(`(${terms.map((term) => contains('folded', parameter(term))).join(' OR ')})`);
  return { text: conditions.join(' AND '), values };
}

export async function* listMessages(engine: Engine, choice: Choice): AsyncGenerator<StoredMessage> {
  for (let after = 0; ;) {
    const messages = await readPortion(engine, conditionOf(engine.dialect, choice, after));
    yield* messages;
    const last = messages.at(-1);
    if (!last || messages.length < portion) return;
    after = last.number;
  }
}

export async function findMessage(engine: Engine, number: number): Promise<StoredMessage | undefined> {
  const [message] = await readPortion(engine, { text: 'number = $1', values: [number] });
  return message;
}

export async function countMessages({ query, dialect }: Engine, choice: Choice): Promise<number> {
  const { text, values } = conditionOf(dialect, choice);
  const statement = `SELECT count(*) AS count FROM inquiries.message WHERE ${text}`;
  return (await readRow<{ count: number }>(query, statement, ...values)).count;
}

/** The file of a field of a message: the one with this name, or else the first. */
export async function readFile(
  { query }: Engine,
  message: number,
  field: string,
  name?: string,
): Promise<StoredFile | undefined> {
  const statement = 'SELECT field, name, type, content FROM inquiries.file WHERE message = $1 AND field = $2';
  const [file] = await (name === undefined
    ? query<StoredFile>(statement, message, field)
    : query<StoredFile>(`${statement} AND name = $3`, message, field, name));
  return file;
}

async function readPortion({ query }: Engine, { text, values }: Condition): Promise<StoredMessage[]> {
  const rows = await query<Row>(
    `SELECT ${columns} FROM inquiries.message WHERE ${text} ORDER BY number LIMIT ${portion}`,
    ...values,
  );
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return [];
  const files = await query<StoredMessage['files'][number] & { message: number }>(
    `SELECT message, field, name, type, length(content) AS size FROM inquiries.file
     WHERE message BETWEEN $1 AND $2 ORDER BY message, field, name`,
    first.number,
    last.number,
  );
  return rows.map(({ answers, labels, reasons, suspect, ...row }) => ({
    ...row,
    answers: JSON.parse(answers) as StoredMessage['answers'],
    labels: JSON.parse(labels) as StoredMessage['labels'],
    suspect: suspect === 1,
    reasons: JSON.parse(reasons) as string[],
    files: files.filter((file) => file.message === row.number).map(({ message: _message, ...file }) => file),
  }));
}
