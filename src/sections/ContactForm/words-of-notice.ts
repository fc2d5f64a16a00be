import defaults from '../../shared/forms/words/of-notice.json' with { type: 'json' };
import type { WordsInForm } from './words-in-form.ts';

/** The words of a block, and all that is said of a message that was sent. */
export type WordsOfNotice = WordsInForm & typeof defaults;

export function completeWordsOfNotice(words: WordsInForm): WordsOfNotice {
  return { ...defaults, ...words };
}
