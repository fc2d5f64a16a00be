import { useLanguage } from '../../components/use-language.ts';
import { defaultFormWords } from '../../shared/forms/form-words.ts';
import { directionOf, isEnglish, languageAttributes } from '../../shared/language.ts';

const english = new Set<string>(Object.values(defaultFormWords));
/** What stands around the value in those that have one. */
const framed = [...english].map((word) => word.split(/\{\w+\}/)).filter(({ length }) => length > 1);

function isDefault(word: string): boolean {
  return english.has(word) || framed.some(([start, end]) => word.startsWith(start!) && word.endsWith(end!));
}

/** A word of a form, with the language that it has if it falls back to English. */
export function Said({ children: word }: { children: string }) {
  const { lang } = useLanguage();
  if (isEnglish(lang) || !isDefault(word)) return word;
  return <span {...languageAttributes('en', directionOf(lang))}>{word}</span>;
}
