import type { FormWords } from '../generated/sections.ts';
import inForm from './words/in-form.json' with { type: 'json' };
import ofNotice from './words/of-notice.json' with { type: 'json' };
import ofReceiver from './words/of-receiver.json' with { type: 'json' };

export type CompleteFormWords = Required<FormWords>;

/** The default words, in three files: browsers load each with the code that uses it. */
export const defaultFormWords: CompleteFormWords = { ...inForm, ...ofNotice, ...ofReceiver };

/** The words of a block, completed with the defaults. */
export function completeFormWords(words: FormWords | undefined): CompleteFormWords {
  return { ...defaultFormWords, ...words };
}
