import { resolve } from 'node:path';

/** The file messages are stored in, unless `INQUIRIES_FILE` or `--data` names another one. */
export function inquiriesFile(flag?: string): string {
  return resolve(flag ?? process.env.INQUIRIES_FILE ?? '.data/inquiries.sqlite');
}

/** Messages a sender may send in a minute. `RECEIVER_RATE` sets another number. */
export function messagesPerMinute(flag?: number): number {
  const rate = flag ?? Number(process.env.RECEIVER_RATE ?? 30);
  if (!(rate >= 1)) throw new Error('The rate takes a number of messages per minute, 1 or more.');
  return rate;
}
