import defaults from '../../shared/forms/words/in-form.json' with { type: 'json' };
import type { FormWords } from '../../shared/generated/sections.ts';

/** The texts of a form before it is submitted, complete with defaults. */
export type WordsInForm = FormWords & typeof defaults;

/** Adds the default texts. The texts of the panel are loaded with its code (words-of-notice.ts). */
export function completeWordsInForm(words: FormWords | undefined): WordsInForm {
  return { ...defaults, ...words };
}
