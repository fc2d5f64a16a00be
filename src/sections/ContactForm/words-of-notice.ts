import defaults from '../../shared/forms/words/of-notice.json' with { type: 'json' };
import type { WordsInForm } from './words-in-form.ts';

/** The texts of a form including its panel, complete with defaults. */
export type WordsOfNotice = WordsInForm & typeof defaults;

export function completeWordsOfNotice(words: WordsInForm): WordsOfNotice {
  return { ...defaults, ...words };
}
