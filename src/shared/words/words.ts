import type { LanguageWords, SiteWords, Words } from '../generated/site.ts';
import siteDefaults from './site-words.json' with { type: 'json' };

/**
 * The site's own words for a language, which replace the defaults. Those of `de` also apply to `de-AT`, which may
 * override them.
 */
export function ownWordsOf(words: Words | undefined, language: string): Required<LanguageWords> {
  const own = { blocks: {}, forms: {}, site: {}, mails: {} };
  const parts = language.split('-');
  for (const end of parts.keys()) {
    const found = words?.languages[parts.slice(0, end + 1).join('-')];
    for (const name of ['blocks', 'forms', 'site', 'mails'] as const) Object.assign(own[name], found?.[name]);
  }
  return own;
}

/** The words outside of blocks, completed with the defaults. */
export function siteWordsOf(words: Words | undefined, language: string): Required<SiteWords> {
  return { ...siteDefaults, ...ownWordsOf(words, language).site };
}
