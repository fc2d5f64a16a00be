/** No name of a language is longer. */
const maxLength = 64;

const named = { fallback: 'none' } as const;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', ...named });
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', ...named });

/** Whether browsers take the text for a language, in the one way to write it: `en-GB`, not `en-gb`, `en-UK` or `english`. */
export function isLanguage(tag: string): boolean {
  return canonical(tag) === tag && isKnown(new Intl.Locale(tag));
}

/** The language that was probably meant: `en_uk` → `en-GB`, `jp` → `ja`, `German` → `de`, `en-USA` → `en`. */
export function meantLanguage(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const tag = canonical(text.trim().replaceAll('_', '-'));
  const locale = tag === undefined ? undefined : new Intl.Locale(tag);
  if (locale && isKnown(locale)) return tag;
  const byName = codeOf(text.trim());
  if (byName !== undefined) return byName;
  const first = text.slice(0, 2).toLowerCase();
  if (/^..[^a-z]/i.test(text) && isLanguage(first)) return first;
  return locale && languageOfCountry(locale);
}

/** Three letters name some eight thousand languages, of which nobody here has a list. */
function isKnown({ language, region }: Intl.Locale): boolean {
  const isKnownLanguage = language.length === 3 || languageNames.of(language) !== undefined;
  return isKnownLanguage && (region === undefined || regionNames.of(region) !== undefined);
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** A language by the name it has in English or in itself. */
function codeOf(name: string): string | undefined {
  const wanted = name.toLowerCase();
  return allCodes().find((code) => {
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    return [languageNames.of(code), own].some((known) => known?.toLowerCase() === wanted);
  });
}

function allCodes(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => canonical(code) === code && languageNames.of(code) !== undefined);
}

/** Where the letters of a country stand in place of its language's: `jp`. */
function languageOfCountry({ language }: Intl.Locale): string | undefined {
  const isCountry = language.length === 2 && regionNames.of(language.toUpperCase()) !== undefined;
  const { language: spoken } = new Intl.Locale(isCountry ? `und-${language}` : 'und').maximize();
  return isCountry && spoken !== 'und' ? spoken : undefined;
}
