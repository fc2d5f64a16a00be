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

/** The size of a file in the short form of a language: `820 kB`, `1,2 MB`. */
export function writeFileSize(bytes: number, language: string): string {
  const isSmall = bytes < 1_000_000;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const style = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  } as const;
  return new Intl.NumberFormat(language, style).format(
    isSmall ? Math.max(1, bytes / 1000) : bytes / 1_000_000,
  );
}

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}
