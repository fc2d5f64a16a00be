import type { Engine, Table, Value } from './engine.ts';
import { foldForSearch } from './fold-for-search.ts';
import type {
  Acceptance,
  Choice,
  MessageStore,
  NewMessage,
  StoredFile,
  StoredMessage,
} from './message-store.ts';
import { createNoticeStore, insertNotice } from './notice-store.ts';

/** How many messages are read or deleted at once. */
const portion = 200;

const columns = 'number, received, page, form, subject, lang, answers, labels, suspect, reasons';

type Row = Omit<StoredMessage, 'answers' | 'labels' | 'suspect' | 'reasons' | 'files'> &
  Record<'answers' | 'labels' | 'reasons', string> & { suspect: number };

/** The store in a database. The statements for all engines are here and in `notice-store.ts`. */
export function createStore(engine: Engine): MessageStore {
  const { query, transaction, dialect } = engine;

  async function accept(message: NewMessage): Promise<Acceptance> {
    const { id, formerId, fingerprint, page, form, subject, lang, answers, labels, files, suspect, reasons } =
      message;
    const ownTexts = [id, fingerprint, page, form, subject, lang];
    const json = [answers, labels, reasons].map((value) => JSON.stringify(value));
    const folded = foldForSearch(answers, files);
    const size = files.reduce((sum, { content }) => sum + content.length, folded.length + 2000);
    return transaction(async (run) => {
      const find = 'SELECT fingerprint FROM inquiries.message WHERE id = $1';
      if (formerId !== undefined && (await run(find, formerId)).length > 0) return 'repeated';
      const [stored] = await run<{ number: number }>(
        `INSERT INTO inquiries.message (received, id, fingerprint, page, form, subject, lang, answers, labels, reasons, folded, suspect)
         VALUES (${dialect.later('0')}, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (id) DO NOTHING RETURNING number`,
        ...ownTexts,
        ...json,
        folded,
        suspect ? 1 : 0,
      );
      if (!stored) {
        const [known] = await run<{ fingerprint: string }>(find, id);
        return known?.fingerprint === fingerprint ? 'repeated' : 'conflict';
      }
      for (const { field, name, type, content } of files)
        await run(
          'INSERT INTO inquiries.file (message, field, name, type, content) VALUES ($1, $2, $3, $4, $5)',
          stored.number,
          field,
          name,
          type,
          content,
        );
      for (const notice of message.notices)
        await insertNotice(run, dialect, notice, { message: stored.number, isHeld: suspect });
      return 'stored';
    }, size);
  }

  /** The condition of a choice. The values are those of its parameters, from $1 on. */
  function where({ suspects, olderThanDays, withinDays, contains }: Choice, after = 0) {
    const values: Value[] = [after];
    const parameter = (value: Value) => `$${values.push(value)}`;
    const daysAgo = (days: number) => dialect.later(parameter(-days * 86_400));
    const parts = ['number > $1'];
    if (suspects !== undefined) parts.push(`suspect = ${parameter(suspects ? 1 : 0)}`);
    if (olderThanDays !== undefined) parts.push(`received < ${daysAgo(olderThanDays)}`);
    if (withinDays !== undefined) parts.push(`received >= ${daysAgo(withinDays)}`);
    if (contains)
      parts.push(`(${contains.map((text) => dialect.contains('folded', parameter(text))).join(' OR ')})`);
    return { condition: parts.join(' AND '), values };
  }

  async function read(condition: string, values: Value[]): Promise<StoredMessage[]> {
    const rows = await query<Row>(
      `SELECT ${columns} FROM inquiries.message WHERE ${condition} ORDER BY number LIMIT ${portion}`,
      ...values,
    );
    if (rows.length === 0) return [];
    const files = await query<StoredMessage['files'][number] & { message: number }>(
      `SELECT message, field, name, type, length(content) AS size FROM inquiries.file
       WHERE message BETWEEN $1 AND $2 ORDER BY message, field`,
      rows[0]!.number,
      rows.at(-1)!.number,
    );
    return rows.map(({ answers, labels, reasons, suspect, ...row }) => ({
      ...row,
      answers: JSON.parse(answers) as StoredMessage['answers'],
      labels: JSON.parse(labels) as StoredMessage['labels'],
      suspect: suspect === 1,
      reasons: JSON.parse(reasons) as string[],
      files: files
        .filter((file) => file.message === row.number)
        .map(({ message: _message, ...file }) => file),
    }));
  }

  async function* list(choice: Choice = {}): AsyncGenerator<StoredMessage> {
    for (let after = 0; ;) {
      const { condition, values } = where(choice, after);
      const messages = await read(condition, values);
      yield* messages;
      if (messages.length < portion) return;
      after = messages.at(-1)!.number;
    }
  }

  /** Deletes the messages that a condition selects, in portions. Returns how many, and whose tables. */
  async function deleteWhere(
    condition: string,
    values: Value[],
  ): Promise<{ count: number; tables: Table[] }> {
    const chosen = `SELECT number FROM inquiries.message WHERE ${condition} ORDER BY number LIMIT ${portion}`;
    const found = `SELECT message FROM inquiries.file WHERE message IN (${chosen}) LIMIT 1`;
    let [count, hasFiles] = [0, false];
    for (let rows = portion; rows === portion; count += rows) {
      [rows, hasFiles] = await transaction(async (run) => {
        const files = await run(found, ...values);
        const gone = await run(
          `DELETE FROM inquiries.message WHERE number IN (${chosen}) RETURNING number`,
          ...values,
        );
        return [gone.length, hasFiles || files.length > 0];
      });
    }
    const tables: Table[] = hasFiles ? ['message', 'notice', 'file'] : ['message', 'notice'];
    return { count, tables };
  }

  return {
    accept,
    list,
    async count(choice = {}) {
      const { condition, values } = where(choice);
      const [row] = await query<{ count: number }>(
        `SELECT count(*) AS count FROM inquiries.message WHERE ${condition}`,
        ...values,
      );
      return row!.count;
    },
    find: async (number) => (await read('number = $1', [number]))[0],
    async readFile(number, field) {
      const statement =
        'SELECT field, name, type, content FROM inquiries.file WHERE message = $1 AND field = $2';
      return (await query<StoredFile>(statement, number, field))[0];
    },
    async remove(numbers) {
      let [sum, erased] = [0, new Set<Table>()];
      for (let at = 0; at < numbers.length; at += portion) {
        const some = numbers.slice(at, at + portion);
        const { count, tables } = await deleteWhere(
          `number IN (${some.map((_, index) => `$${index + 1}`).join(', ')})`,
          some,
        );
        sum += count;
        if (count > 0) erased = new Set([...erased, ...tables]);
      }
      try {
        await engine.erase([...erased]);
      } catch (error) {
        throw new Error(
          `${sum} deleted, but their text is still in the data files. ${(error as Error).message}`,
          {
            cause: error,
          },
        );
      }
      return sum;
    },
    async expire(choice) {
      const { condition, values } = where(choice);
      const { count } = await deleteWhere(condition, values);
      if (count > 0) await engine.erase([]);
      return count;
    },
    takeTurn: (name, seconds) =>
      transaction(async (run) => {
        const taken = await run(
          `INSERT INTO inquiries.turn (name, due) VALUES ($1, ${dialect.later('$2')})
           ON CONFLICT (name) DO UPDATE SET due = excluded.due WHERE turn.due <= ${dialect.later('0')} RETURNING name`,
          name,
          seconds,
        );
        return taken.length > 0;
      }),
    ...createNoticeStore(engine),
    probe: () => engine.probe(),
    verify: () => engine.verify(),
    close: () => engine.close(),
  };
}
