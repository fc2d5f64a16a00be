import type { Brand } from './generated/site.ts';
import type { HtmlAttributes } from './html.ts';

/** What a site is written in unless it says so. */
const defaultLanguage = 'en';

/** The scripts that are written from right to left, of languages that are written today (ISO 15924). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** The language of a site's words, as HTML names it. */
export function languageOfSite({ language = defaultLanguage }: Pick<Brand, 'language'>): string {
  // The development server draws pages also while the check complains about this.
  return localeOf(language) ? language : defaultLanguage;
}

/** Which way the words of a language run: `ar` → `rtl`, `en-GB` → `ltr`. Not every Node knows it by itself. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const script = localeOf(language)?.maximize().script;
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}

/** What an element says about the language in it: its direction only where that is not the direction around it. */
export function languageAttributes(language: string, around: 'ltr' | 'rtl' = 'ltr'): HtmlAttributes {
  const dir = directionOf(language);
  return { lang: language, dir: dir === around ? undefined : dir };
}

/** A time to wait as a language writes it, in short: `9 sec`, `9 Sek.` */
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
