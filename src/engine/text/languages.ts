/** The longest name of a language is shorter. */
const maxLength = 64;

const named = { fallback: 'none' } as const;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', ...named });
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', ...named });

/**
 * True for a tag that browsers know in its canonical form: `en-GB`, not `en-gb`, `en-UK` or `english`. There are about
 * 8,000 three-letter codes and `Intl` has no list of them, so all are accepted but "und", which names no language.
 */
export function isLanguage(tag: string): boolean {
  if (canonical(tag) !== tag || /^und\b/.test(tag)) return false;
  const { language, region } = new Intl.Locale(tag);
  const isKnown = language.length === 3 || languageNames.of(language) !== undefined;
  return isKnown && (region === undefined || regionNames.of(region) !== undefined);
}

/** Guesses the intended tag: `en_uk` → `en-GB`, `jp` → `ja`, `German` → `de`, `en-USA` → `en`. */
export function meantLanguage(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const name = text.trim().toLowerCase();
  const tag = canonical(name.replaceAll('_', '-'));
  if (tag !== undefined && isLanguage(tag)) return tag;
  const [first] = /^[a-z]{2}(?![a-z])/.exec(name) ?? [];
  return [codeOf(name), first, spokenIn(tag)].find((code = '') => isLanguage(code));
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Finds a language by its English name or its own name, in small letters. */
function codeOf(name: string): string | undefined {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((one) => letters.map((two) => one + two));
  const codes = pairs.filter((pair) => languageNames.of(pair) !== undefined && canonical(pair) === pair);
  return codes.find((code) => {
    const own = new Intl.DisplayNames([code], { type: 'language' });
    return [languageNames, own].some((names) => names.of(code)?.toLowerCase() === name);
  });
}

/** The language of a country whose code was used as a language: `jp` → `ja`. */
function spokenIn(code = ''): string | undefined {
  const isCountry = code.length === 2 && regionNames.of(code.toUpperCase()) !== undefined;
  return isCountry ? new Intl.Locale(`und-${code}`).maximize().language : undefined;
}
