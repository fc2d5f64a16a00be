import type { FormWords } from '../generated/sections.ts';
import inForm from './words/in-form.json' with { type: 'json' };
import ofNotice from './words/of-notice.json' with { type: 'json' };
import ofReceiver from './words/of-receiver.json' with { type: 'json' };

export type CompleteFormWords = Required<FormWords>;

/** What a form and its receiver say. Browsers load the words with the code that says them. */
export const defaultFormWords: CompleteFormWords = { ...inForm, ...ofNotice, ...ofReceiver };

/** The words a block sets itself, and for the rest the defaults that the schema promises. */
export function completeFormWords(words: FormWords | undefined): CompleteFormWords {
  return { ...defaultFormWords, ...words };
}
