import { resolve } from 'node:path';

/** Path of the message file. `INQUIRIES_FILE` or `--data` overrides it. */
export function inquiriesFile(flag?: string): string {
  return resolve(flag ?? process.env.INQUIRIES_FILE ?? '.data/inquiries.sqlite');
}

/** Limit of stored messages, in bytes. `RECEIVER_SPACE` overrides it, in megabytes. */
export function spaceForMessages(flag?: number): number {
  return (flag ?? readNumber('RECEIVER_SPACE', 1024, 10, 'megabytes')) * 1024 * 1024;
}

/** Messages per minute and sender. `RECEIVER_RATE` overrides it. */
export function messagesPerMinute(flag?: number): number {
  return flag ?? readNumber('RECEIVER_RATE', 30, 1, 'messages per minute');
}

function readNumber(name: string, fallback: number, least: number, unit: string): number {
  const text = process.env[name] ?? String(fallback);
  if (Number(text) >= least) return Number(text);
  throw new Error(`Expected ${least} or more ${unit} in ${name} instead of "${text}".`);
}
