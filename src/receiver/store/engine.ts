export type Value = string | number | Buffer | null;

/** Executes a statement and resolves with its rows. Blobs are Buffers, whole numbers are numbers. */
export type Query = <Row extends object>(statement: string, ...values: Value[]) => Promise<Row[]>;

/** The row of a statement that always has one. */
export async function readRow<Row extends object>(
  query: Query,
  statement: string,
  ...values: Value[]
): Promise<Row> {
  const [row] = await query<Row>(statement, ...values);
  if (!row) throw new Error(`The database returned no row for: ${statement}`);
  return row;
}

/** The first parameters of a statement: `$1, $2, $3`. */
export function parameters(count: number): string {
  return Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');
}

export type Table = 'message' | 'notice' | 'file';

/** The SQL that differs between the engines. */
export interface Dialect {
  /** Column types. */
  serial: string;
  bytes: string;
  /** A text that sorts by its codes. */
  code: string;
  /** The present time of the database, in seconds from now, as ISO 8601 in UTC. */
  later(seconds: string): string;
  /** Whether one text contains another. */
  contains(text: string, term: string): string;
  /** Ends a selection: other transactions skip its rows until this one ends. */
  skipLocked: string;
  /** Ends the creation of all tables. */
  tuning: string[];
}

/**
 * A database. Statements are written as PostgreSQL reads them: parameters are `$1`, `$2`, tables are named with their
 * schema, as in `inquiries.message`.
 */
export interface Engine {
  dialect: Dialect;
  /** Executes one statement that changes nothing. */
  query: Query;
  /**
   * All or nothing, and on the disk when it resolves. `bytes`: what the work adds.
   * @throws Error also when the database has another version by now, or no room.
   */
  transaction<T>(work: (query: Query) => Promise<T>, bytes?: number): Promise<T>;
  /** @throws Error when a message could not be stored. */
  probe(): Promise<void>;
  /** @throws Error when any part of a file is damaged. */
  verify(): Promise<void>;
  /**
   * Removes what was deleted from the data files. PostgreSQL must write a whole table again for that, so it does so only
   * with these.
   */
  erase(tables: Table[]): Promise<void>;
  close(): Promise<void>;
}

export const isFull =
  'The space for messages is full, or the disk. Delete messages, or raise RECEIVER_SPACE.';
export const isServerFull = 'The disk of the server is full. Free some space there.';
export const isOther = 'changed by another version of this program. Restart the receiver.';
export const isStandby = 'The server is a standby. Name the primary server in DATABASE_URL.';
export const isNotSynced =
  'The server has the setting "fsync = off", so a crash loses messages. Switch it on.';

export const isReadOnly = 'The server is a standby, or read-only. Name the primary server in DATABASE_URL.';

/** Why messages cannot be stored, as far as anybody may read it. */
export const publicReasons = [isFull, isServerFull, isStandby, isReadOnly, isNotSynced];

/** The database cannot be reached now, which may end by itself. */
export class Unavailable extends Error {
  override name = 'Error';
}
