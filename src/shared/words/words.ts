import type { BlockWords, LanguageWords, SiteWords, Words } from '../generated/site.ts';
import siteDefaults from './site-words.json' with { type: 'json' };

/** The word "years" after a number, by the form of that number (Unicode's plural rules). */
const formsOfYears = {
  one: 'yearsOne',
  two: 'yearsTwo',
  few: 'yearsFew',
  many: 'yearsMany',
  zero: 'years',
  other: 'years',
} as const;

/** The unit after a number of years in a language. */
export function unitOfYears(words: Required<BlockWords>, years: number, language: string): string {
  return words[formsOfYears[new Intl.PluralRules(language).select(years)]];
}

/**
 * The site's own words for a language, which replace the defaults. Those of `de` also apply to `de-AT`, which may
 * override them.
 */
export function ownWordsOf(words: Words | undefined, language: string): Required<LanguageWords> {
  const merged = { blocks: {} as BlockWords, forms: {}, site: {}, mails: {} };
  const parts = language.split('-');
  for (const end of parts.keys()) {
    const languageWords = words?.languages[parts.slice(0, end + 1).join('-')];
    for (const name of ['blocks', 'forms', 'site', 'mails'] as const)
      Object.assign(merged[name], languageWords?.[name]);
  }
  const { years } = merged.blocks;
  // Some languages have one form for all numbers.
  if (years !== undefined) for (const form of Object.values(formsOfYears)) merged.blocks[form] ??= years;
  return merged;
}

/** The words outside of blocks, completed with the defaults. */
export function siteWordsOf(words: Words | undefined, language: string): Required<SiteWords> {
  return { ...siteDefaults, ...ownWordsOf(words, language).site };
}
