import { isReadOnly, isServerFull, Unavailable } from './engine.ts';

/** Host, port and name of a database: a whole address would show the password. */
export function nameDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${hostname || searchParams.get('host')}:${port || 5432}${decodeURIComponent(pathname)}`;
}

/** What to do about an error of the server, by the beginning of its code (SQLSTATE). */
const advice: Readonly<Record<string, string>> = {
  28: 'Correct the user or the password in DATABASE_URL.',
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  42501: 'Make the user the owner of the database, or of its schema "inquiries".',
  25006: isReadOnly,
  53100: isServerFull,
};

/** Beginnings of the codes of errors that waiting may mend: no connection, too many, shutting down, a lock, a time-out. */
const passing = /^(?:08|40|53[0234]|55P03|57|25P03)/;
/** Codes of Node.js, and sentences of `pg`, for a connection that cannot be made or breaks. */
const noConnection = /^(?:E[A-Z]+|UND_)|terminated|timeout|time-out|not queryable|closed|rolled back/i;

/** One sentence about an error, with the database and without its password. An `Unavailable` may pass by waiting. */
export function explainPostgres(error: unknown, place: string): Error {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const { code = '', message } = first as Error & { code?: string };
  // Of `pg`, which has no password to answer with.
  const adviceKey = message.startsWith('SASL')
    ? '28'
    : Object.keys(advice).find((beginning) => code.startsWith(beginning));
  const text = `The messages in PostgreSQL at ${place} cannot be used: ${message || code}`;
  const sentence = `${text.replace(/\.?$/, '.')}${adviceKey === undefined ? '' : ` ${advice[adviceKey]}`}`;
  const isServers = /^[0-9A-Z]{5}$/.test(code) && 'severity' in (first as object);
  const passes = isServers ? passing.test(code) && code !== '53100' : noConnection.test(code || message);
  return new (passes ? Unavailable : Error)(sentence, { cause: error });
}
