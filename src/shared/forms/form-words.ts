import type { FormWords } from '../generated/sections.ts';
import defaults from './form-words.json' with { type: 'json' };

export type CompleteFormWords = Required<FormWords>;

export const defaultFormWords: CompleteFormWords = defaults;

/** The words of a block, completed with the defaults. */
export function completeFormWords(words: FormWords | undefined): CompleteFormWords {
  return { ...defaultFormWords, ...words };
}
