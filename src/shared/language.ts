import type { Brand } from './generated/site.ts';
import type { HtmlAttributes } from './html.ts';
import { memoize } from './memoize.ts';

/** Right-to-left scripts of languages in use today (ISO 15924). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** The language of a site, for the `lang` attribute. */
export function languageOfSite({ language = 'en' }: Pick<Brand, 'language'>): string {
  return language;
}

/** Text direction of a language: `ar` → `rtl`, `en-GB` → `ltr`. Memoized, as finding it is slow. */
export const directionOf = memoize(200, (language): 'ltr' | 'rtl' => {
  // Not every Node has `getTextInfo`.
  const script = localeOf(language)?.maximize().script;
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
});

/** True for the language of the site's own words that nobody has translated. */
export function isEnglish(language: string): boolean {
  return /^en\b/.test(language);
}

/** The `lang` attribute, and `dir` only where it differs from the direction around the element. */
export function languageAttributes(language: string, around: 'ltr' | 'rtl' = 'ltr'): HtmlAttributes {
  const dir = directionOf(language);
  return { lang: language, dir: dir === around ? undefined : dir };
}

/** A duration in the short form of a language: `9 sec`, `9 Sek.` */
export function writeSeconds(seconds: number, language: string): string {
  const style = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(language, style).format(seconds);
}

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}
