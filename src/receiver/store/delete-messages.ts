import { parameters, type Engine, type Table } from './engine.ts';
import type { Choice } from './message-store.ts';
import { conditionOf, portion, type Condition } from './read-messages.ts';

/** Deletes messages, and erases their text from the disk. Resolves with how many existed. */
export async function removeMessages(engine: Engine, numbers: readonly number[]): Promise<number> {
  let sum = 0;
  const changed = new Set<Table>();
  for (let start = 0; start < numbers.length; start += portion) {
    const values = numbers.slice(start, start + portion);
    const text = `number IN (${parameters(values.length)})`;
    const { count, tables } = await deleteWhere(engine, { text, values });
    sum += count;
    if (count > 0) for (const table of tables) changed.add(table);
  }
  try {
    await engine.erase([...changed]);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${sum} deleted, but their text is still in the data files. ${message}`, {
      cause: error,
    });
  }
  return sum;
}

/** Deletes messages without erasing what the data files still contain of them. Resolves with how many existed. */
export async function expireMessages(engine: Engine, choice: Choice): Promise<number> {
  const { count } = await deleteWhere(engine, conditionOf(engine.dialect, choice));
  if (count > 0) await engine.erase([]);
  return count;
}

/** Deletes the messages that a condition selects, in portions. Resolves with how many, and whose tables. */
async function deleteWhere(
  { transaction }: Engine,
  { text, values }: Condition,
): Promise<{ count: number; tables: Table[] }> {
  const selected = `SELECT number FROM inquiries.message WHERE ${text} ORDER BY number LIMIT ${portion}`;
  const selectFile = `SELECT message FROM inquiries.file WHERE message IN (${selected}) LIMIT 1`;
  let count = 0;
  let hasFiles = false;
  for (let rows = portion; rows === portion; count += rows) {
    [rows, hasFiles] = await transaction(async (run) => {
      const files = await run(selectFile, ...values);
      const deleted = await run(
        `DELETE FROM inquiries.message WHERE number IN (${selected}) RETURNING number`,
        ...values,
      );
      return [deleted.length, hasFiles || files.length > 0];
    });
  }
  return { count, tables: hasFiles ? ['message', 'notice', 'file'] : ['message', 'notice'] };
}
