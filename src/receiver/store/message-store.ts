import type { OpenDatabase } from './open-database.ts';

export interface StoredFile {
  field: string;
  name: string;
  /** The media type, detected from the content and not taken from the sender. */
  type: string;
  content: Buffer;
}

/** A message before it is stored. */
export interface NewMessage {
  /** The sender's idempotency key: messages with the same key are one message. */
  id: string;
  /** The id of the same message a while ago, when the sender gave none. */
  formerId?: string | undefined;
  /** A digest of the content, which detects another message with the same id. */
  fingerprint: string;
  page: string;
  form: string;
  subject: string;
  /** Answers by field, in the order of the form. */
  answers: Record<string, string>;
  files: StoredFile[];
  /** True when a robot most likely wrote it. Stored apart and not refused, because a person might have. */
  suspect: boolean;
}

/** A message as its readers get it. */
export interface StoredMessage extends Pick<NewMessage, 'page' | 'form' | 'subject' | 'answers'> {
  /** Ascending, never reused. */
  number: number;
  /** ISO 8601, UTC. */
  received: string;
  files: (Omit<StoredFile, 'content'> & { size: number })[];
}

/** `repeated`: already stored. `conflict`: another message has the same id. */
type Acceptance = 'stored' | 'repeated' | 'conflict';

export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(database: OpenDatabase) {
  const insert = database.prepare(
    'INSERT INTO message (id, fingerprint, received, page, form, subject, answers, suspect) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const insertFile = database.prepare(
    'INSERT INTO file (message, field, name, type, content) VALUES (?, ?, ?, ?, ?)',
  );
  const findId = database.prepare('SELECT fingerprint FROM message WHERE id = ?');

  function write(message: NewMessage): Acceptance {
    const { id, formerId, fingerprint, page, form, subject, answers, suspect } = message;
    if (formerId !== undefined && findId.get(formerId)) return 'repeated';
    const received = new Date().toISOString();
    const values = [id, fingerprint, received, page, form, subject, JSON.stringify(answers), suspect ? 1 : 0];
    const { changes, lastInsertRowid } = insert.run(...values);
    if (changes === 0) {
      const known = findId.get(id) as { fingerprint: string };
      return known.fingerprint === fingerprint ? 'repeated' : 'conflict';
    }
    for (const { field, name, type, content } of message.files)
      insertFile.run(lastInsertRowid, field, name, type, content);
    return 'stored';
  }

  return {
    /**
     * Stores a message. When it returns, the message is on the disk.
     * @throws Error when the write fails.
     */
    accept(message: NewMessage): Acceptance {
      database.requireUnchanged();
      database.exec('BEGIN IMMEDIATE');
      try {
        const acceptance = write(message);
        database.exec('COMMIT');
        return acceptance;
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    /** In the order of arrival. */
    list: ({ suspects = false } = {}) =>
      rowsOf(database, 'WHERE suspect = ? ORDER BY number', suspects ? 1 : 0),
    find: (number: number) => rowsOf(database, 'WHERE number = ?', number)[0],
    readFile(number: number, field: string) {
      const row = database
        .prepare('SELECT field, name, type, content FROM file WHERE message = ? AND field = ?')
        .get(number, field);
      return row as StoredFile | undefined;
    },
    /** Returns how many of them existed. */
    remove(numbers: number[]): number {
      const statement = database.prepare('DELETE FROM message WHERE number = ?');
      const count = numbers.reduce((sum, number) => sum + statement.run(number).changes, 0);
      // Truncate the write-ahead log, which still holds the deleted text.
      database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      return count;
    },
    probe: database.probe,
    verify: database.verify,
    close: () => void database.close(),
  };
}

function rowsOf(database: OpenDatabase, where: string, ...values: number[]): StoredMessage[] {
  const rows = database
    .prepare(`SELECT number, received, page, form, subject, answers FROM message ${where}`)
    .all(...values) as (Omit<StoredMessage, 'answers' | 'files'> & { answers: string })[];
  const files = database.prepare(
    'SELECT field, name, type, length(content) AS size FROM file WHERE message = ?',
  );
  return rows.map((row) => ({
    ...row,
    answers: JSON.parse(row.answers) as Record<string, string>,
    files: files.all(row.number) as StoredMessage['files'],
  }));
}
