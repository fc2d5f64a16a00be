import type { CompleteFormWords } from '../shared/forms/form-words.ts';

interface Details {
  headers?: Readonly<Record<string, string>>;
  /** What visitors may meet is said in the words of the form. */
  word?: keyof Pick<CompleteFormWords, 'notStored' | 'tooLarge' | 'tooSoon'>;
  /** How long to wait. */
  seconds?: number;
}

/** A request that gets no other answer than this one. `reason` is for its sender, unless there is a word; from 500 on for the log. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly reason: string,
    readonly details: Details = {},
  ) {
    super(reason);
  }
}

/** `reason` is for the log; senders are told in the words of the form. */
export function notStored(reason: string): HttpError {
  return new HttpError(503, reason, {
    word: 'notStored',
    headers: { 'retry-after': '5' },
  });
}

/** The sender may try again after this time. */
export function tooSoon(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new HttpError(429, 'Messages come too fast.', {
    word: 'tooSoon',
    seconds,
    headers: { 'retry-after': String(seconds) },
  });
}
