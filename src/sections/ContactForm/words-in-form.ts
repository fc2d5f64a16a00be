import defaults from '../../shared/forms/words/in-form.json' with { type: 'json' };
import type { FormWords } from '../../shared/generated/sections.ts';

/** The words of a block, and all that its form says before a message is sent. */
export type WordsInForm = FormWords & typeof defaults;

/** Fills in those words. The others come with the code that says them (words-of-notice.ts). */
export function completeWordsInForm(words: FormWords | undefined): WordsInForm {
  return { ...defaults, ...words };
}
