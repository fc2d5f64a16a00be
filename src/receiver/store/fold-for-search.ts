import { foldLetters } from '../../shared/fold-letters.ts';

/** The text in which messages are searched: answers and names of files. */
export function foldForSearch(answers: Record<string, string>, files: { name: string }[]): string {
  const texts = [...Object.values(answers), ...files.map(({ name }) => name)];
  return texts.map(fold).join('\n');
}

/** A part of such a text. Databases take no U+0000 in texts. */
export function fold(text: string): string {
  return foldLetters(text.replaceAll('\0', ''));
}
