import { resolve } from 'node:path';

/** The file messages are stored in, unless `INQUIRIES_FILE` or `--data` names another one. */
export function inquiriesFile(flag?: string): string {
  return resolve(flag ?? process.env.INQUIRIES_FILE ?? '.data/inquiries.sqlite');
}

/** How many bytes stored messages may take. `RECEIVER_SPACE` sets another number, of megabytes. */
export function spaceForMessages(flag?: number): number {
  const megabytes = flag ?? Number(process.env.RECEIVER_SPACE ?? 1024);
  if (!(megabytes >= 10)) throw new Error('The space takes a number of megabytes, 10 or more.');
  return megabytes * 1024 * 1024;
}

/** Messages a sender may send in a minute. `RECEIVER_RATE` sets another number. */
export function messagesPerMinute(flag?: number): number {
  const rate = flag ?? Number(process.env.RECEIVER_RATE ?? 30);
  if (!(rate >= 1)) throw new Error('The rate takes a number of messages per minute, 1 or more.');
  return rate;
}
