import { resolve } from 'node:path';
import { parseUrl } from '../shared/parse-url.ts';

/** Where messages are stored: in a PostgreSQL database, or else in a file. `space` is in bytes. */
export interface StoreSettings {
  url: string | undefined;
  file: string;
  space: number;
}

/**
 * The settings of the store: those given, then those of the environment. A given file excludes a database.
 * @throws Error for an invalid one.
 */
export function storeSettings({
  data,
  space,
}: { data?: string | undefined; space?: number | undefined } = {}): StoreSettings {
  return {
    url: data === undefined ? databaseUrl() : undefined,
    file: inquiriesFile(data),
    space: spaceForMessages(space),
  };
}

const likeThis = 'Write it like this: postgres://user:password@host:5432/database';

/** Address of a PostgreSQL database: `DATABASE_URL`. Error messages do not show it, because it contains a password. */
function databaseUrl(): string | undefined {
  const text = process.env.DATABASE_URL;
  if (text === undefined) return undefined;
  const url = parseUrl(text);
  if (!/^postgres(?:ql)?:/.test(text))
    throw new Error(`Expected the address of a PostgreSQL database in DATABASE_URL. ${likeThis}`);
  if (!url || /%(?![0-9a-f]{2})/i.test(url.username + url.password))
    throw new Error(
      `Unexpected characters in DATABASE_URL, most likely in the password: there, write % as %25, / as %2F, # as %23, ? as %3F and @ as %40. ${likeThis}`,
    );
  if (!url.hostname && !url.searchParams.has('host'))
    throw new Error(`Missing host in DATABASE_URL. ${likeThis}`);
  if (url.pathname.length < 2) throw new Error(`Missing name of the database in DATABASE_URL. ${likeThis}`);
  return text;
}

/** Path of the message file. `INQUIRIES_FILE` or `--data` overrides it. @throws Error for an empty one. */
function inquiriesFile(flag?: string): string {
  const usual = '.data/inquiries.sqlite';
  const name = flag === undefined ? 'INQUIRIES_FILE' : '--data';
  const file = flag ?? process.env.INQUIRIES_FILE ?? usual;
  if (file.trim() === '')
    throw new Error(`${name} is empty: name a file, or leave it out to use "${usual}".`);
  return resolve(file);
}

/** Limit of stored messages, in bytes. `RECEIVER_SPACE` overrides it, in megabytes. */
function spaceForMessages(flag?: number): number {
  return (flag ?? readNumber('RECEIVER_SPACE', 1024, 10, 'megabytes')) * 1024 * 1024;
}

/** How many days messages and suspects are kept: `INQUIRIES_KEEP_DAYS`, `INQUIRIES_KEEP_SUSPECTS`. */
export function daysToKeep(): { all: number | undefined; suspects: number } {
  const days = (name: string, fallback: number) => readNumber(name, fallback, 1, 'days', 36_500);
  return {
    all: process.env.INQUIRIES_KEEP_DAYS === undefined ? undefined : days('INQUIRIES_KEEP_DAYS', 1),
    suspects: days('INQUIRIES_KEEP_SUSPECTS', 30),
  };
}

/** Messages per minute and sender. `RECEIVER_RATE` overrides it. */
export function messagesPerMinute(flag?: number): number {
  return flag ?? readNumber('RECEIVER_RATE', 30, 1, 'messages per minute');
}

/** `most` is the largest value, when there is one. */
function readNumber(name: string, fallback: number, least: number, unit: string, most = Infinity): number {
  const text = process.env[name] ?? String(fallback);
  if (Number(text) >= least && Number(text) <= most) return Number(text);
  const range = most === Infinity ? `${least} or more` : `${least} to ${most}`;
  throw new Error(`Expected ${range} ${unit} in ${name} instead of "${text}".`);
}
