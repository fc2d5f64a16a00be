import type { FormWords } from '../generated/sections.ts';
import type { BlockWords, LanguageWords, SiteWords, Words } from '../generated/site.ts';
import siteDefaults from './site-words.json' with { type: 'json' };

/** The site's own words in one language, which replace the defaults. */
export interface OwnWords {
  blocks: BlockWords;
  forms: FormWords;
  site: SiteWords;
}

/** The site's own words for a language. Those of `de` also apply to `de-AT`, which may override them. */
export function ownWordsOf(words: Words | undefined, language: string): OwnWords {
  const parts = language.split('-');
  const found = parts.flatMap((_, index): LanguageWords[] => {
    const own = words?.languages[parts.slice(0, index + 1).join('-')];
    return own ? [own] : [];
  });
  const merge = <Key extends keyof LanguageWords>(key: Key): NonNullable<LanguageWords[Key]> =>
    Object.assign({}, ...found.map((own) => own[key]));
  return { blocks: merge('blocks'), forms: merge('forms'), site: merge('site') };
}

/** The words outside of blocks, completed with the defaults. */
export function siteWordsOf(words: Words | undefined, language: string): Required<SiteWords> {
  return { ...siteDefaults, ...ownWordsOf(words, language).site };
}
