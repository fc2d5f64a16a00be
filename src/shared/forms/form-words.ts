import type { FormWords } from '../generated/sections.ts';
import defaultWords from './default-words.json' with { type: 'json' };

export type CompleteFormWords = Required<FormWords>;

/** The words a block sets itself, and for the rest the defaults that the schema promises. */
export function completeFormWords(words: FormWords | undefined): CompleteFormWords {
  return { ...defaultWords, ...words };
}
