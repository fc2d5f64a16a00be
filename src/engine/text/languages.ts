/** The longest name of a language is shorter. */
const maxLength = 64;

const named = { fallback: 'none' } as const;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', ...named });
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', ...named });

/** True for a tag that browsers know in its canonical form: `en-GB`, not `en-gb`, `en-UK` or `english`. */
export function isLanguage(tag: string): boolean {
  return canonical(tag) === tag && isKnown(new Intl.Locale(tag));
}

/** Guesses the intended tag: `en_uk` → `en-GB`, `jp` → `ja`, `German` → `de`, `en-USA` → `en`. */
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

/**
 * There are about 8,000 three-letter codes and `Intl` has no list of them, so all are accepted. For "und", which names
 * no language, Node.js gives none.
 */
function isKnown({ language = 'und', region }: Partial<Intl.Locale>): boolean {
  if (language === 'und') return false;
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

/** Finds a language by its English name or its own name. */
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

/** The language of a country code that was used as a language: `jp` → `ja`. */
function languageOfCountry({ language = '' }: Partial<Intl.Locale>): string | undefined {
  const isCountry = language.length === 2 && regionNames.of(language.toUpperCase()) !== undefined;
  const { language: spoken } = new Intl.Locale(isCountry ? `und-${language}` : 'und').maximize();
  return isCountry && spoken !== 'und' ? spoken : undefined;
}
