import { useLanguage } from '../../components/use-language.ts';
import { defaultFormWords } from '../../shared/forms/form-words.ts';
import { directionOf, isEnglish, languageAttributes } from '../../shared/language.ts';

const english = new Set<string>(Object.values(defaultFormWords));

/** A word of a form, with the language that it has if it falls back to English. */
export function Said({ children: word }: { children: string }) {
  const { lang } = useLanguage();
  if (isEnglish(lang) || !english.has(word)) return word;
  return <span {...languageAttributes('en', directionOf(lang))}>{word}</span>;
}
