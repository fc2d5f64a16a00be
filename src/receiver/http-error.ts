import type { CompleteFormWords } from '../shared/forms/form-words.ts';

interface Details {
  headers?: Readonly<Record<string, string>>;
  /** Key of the message in the form's words, for cases that visitors meet. */
  word?: keyof Pick<CompleteFormWords, 'notStored' | 'tooLarge' | 'tooSoon'>;
  /** How long to wait. */
  seconds?: number;
}

/** Ends a request. `reason` goes to the client unless `word` is set, and to the log from status 500 on. */
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

/** `reason` goes to the log. The client gets the form's own words. */
export function notStored(reason: string): HttpError {
  return new HttpError(503, reason, {
    word: 'notStored',
    headers: { 'retry-after': '5' },
  });
}

/** `waitMs`: milliseconds until the client may try again. */
export function tooSoon(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new HttpError(429, 'Messages come too fast.', {
    word: 'tooSoon',
    seconds,
    headers: { 'retry-after': String(seconds) },
  });
}
