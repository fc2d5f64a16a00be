import type { FormWords } from '../generated/sections.ts';
import type { BlockWords, LanguageWords, SiteWords, Words } from '../generated/site.ts';
import siteDefaults from './site-words.json' with { type: 'json' };

/** What a site says by itself in one language, where it is not as by default. */
export interface OwnWords {
  blocks: BlockWords;
  forms: FormWords;
  site: SiteWords;
}

/** The words that a site has of its own for a language: those of `de` hold for `de-AT` too, unless that has others. */
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

/** What is said around the blocks. */
export function siteWordsOf(words: Words | undefined, language: string): Required<SiteWords> {
  return { ...siteDefaults, ...ownWordsOf(words, language).site };
}
