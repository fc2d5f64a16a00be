import { createContext, useContext } from 'react';
import type { BlockWords } from '../shared/generated/site.ts';
import { writeSeconds } from '../shared/language.ts';
import { remember } from '../shared/remember.ts';
import defaultWords from '../shared/words/block-words.json' with { type: 'json' };

/** The language a block is drawn in. */
export interface BlockLanguage {
  /** As HTML names it: `en-GB`. */
  lang: string;
  /** What blocks say by themselves, where that is not as by default. */
  words?: BlockWords | undefined;
}

/** Set around each block by what draws pages. */
export const LanguageContext = createContext<BlockLanguage>({ lang: 'en' });

// A format takes longer to make than all figures and lists of a page to write.
const formatOf = remember(100, (lang) => new Intl.NumberFormat(lang));
const listFormatOf = remember(100, (lang) => new Intl.ListFormat(lang));

/** What a block says beside its own texts, and how its figures and lists are written. */
export function useLanguage() {
  const { lang, words } = useContext(LanguageContext);
  const figure = (number: number) => formatOf(lang).format(number);
  return {
    lang,
    words: { ...defaultWords, ...words },
    /** A number as the language writes it. */
    figure,
    /** A time to wait as the language writes it: `9 sec`. */
    seconds: (number: number) => writeSeconds(number, lang),
    /** Words with two figures in their places: "{number} of {count}" → "1 of 3". */
    fill: (text: string, number: number, count: number) =>
      text.replace('{number}', figure(number)).replace('{count}', figure(count)),
    /** What stands between the entries of a list of so many: ", " and ", and " of "a, b, and c". */
    separators: (count: number) =>
      listFormatOf(lang)
        .formatToParts(Array.from({ length: count }, () => '1'))
        .flatMap(({ type, value }) => (type === 'literal' ? value : [])),
  };
}
