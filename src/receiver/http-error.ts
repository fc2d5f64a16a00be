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
