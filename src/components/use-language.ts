import { createContext, useContext } from 'react';
import type { BlockWords } from '../shared/generated/site.ts';
import { writeSeconds } from '../shared/language.ts';
import { memoize } from '../shared/memoize.ts';
import defaultWords from '../shared/words/block-words.json' with { type: 'json' };

/** The language a block is rendered in. */
export interface BlockLanguage {
  /** A BCP 47 tag, as in HTML: `en-GB`. */
  lang: string;
  /** Translations of the components' own texts, where they differ from the defaults. */
  words?: BlockWords | undefined;
}

/** Provided around each block by the page's renderer. */
export const LanguageContext = createContext<BlockLanguage>({ lang: 'en' });

// Creating a format takes longer than formatting all figures and lists of a page.
const formatOf = memoize(100, (lang) => new Intl.NumberFormat(lang));
const listFormatOf = memoize(100, (lang) => new Intl.ListFormat(lang));

/** Formats figures and lists in the block's language, and translates components' own texts. */
export function useLanguage() {
  const { lang, words } = useContext(LanguageContext);
  const figure = (number: number) => formatOf(lang).format(number);
  return {
    lang,
    words: { ...defaultWords, ...words },
    /** A number in the format of the language. */
    figure,
    /** A duration in the format of the language: `9 sec`. */
    seconds: (number: number) => writeSeconds(number, lang),
    /** Fills two figures into a text: "{number} of {count}" → "1 of 3". */
    fill: (text: string, number: number, count: number) =>
      text.replace('{number}', figure(number)).replace('{count}', figure(count)),
    /** The separators of a list of `count` entries: ", " and ", and " of "a, b, and c". */
    separators: (count: number) =>
      listFormatOf(lang)
        .formatToParts(Array.from({ length: count }, () => '1'))
        .flatMap(({ type, value }) => (type === 'literal' ? value : [])),
  };
}
