import { foldLetters } from '../shared/fold-letters.ts';

/** Searches as people type: true for a text that holds each of the words, in any order and spelling of accents. */
export function holdsWords(text: string, words: string): boolean {
  const searched = foldLetters(text);
  return foldLetters(words)
    .split(' ')
    .every((word) => searched.includes(word));
}
