/** Letters of scripts without spaces between words. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

const noFallback = { fallback: 'none' } as const;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', ...noFallback });
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', ...noFallback });

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

/** The English name of a language that `isLanguage` knows: `de-AT` → `Austrian German`. */
export function nameLanguage(tag: string): string {
  return languageNames.of(tag) ?? tag;
}

/** Guesses the intended tag: `en_uk` → `en-GB`, `jp` → `ja`, `German` → `de`, `en-USA` → `en`. */
export function guessLanguage(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  const tag = canonical(name.replaceAll('_', '-'));
  if (tag !== undefined && isLanguage(tag)) return tag;
  const [first] = /^[a-z]{2}(?![a-z])/.exec(name) ?? [];
  return [codeOf(name, 'language'), first, spokenIn(tag)].find((code = '') => isLanguage(code));
}

/** Two letters, but not a code for a union, outlying islands, tests, or what is unknown, which have names too. */
const countryForm = /^(?!AC|CP|CQ|DG|E[AUZ]|IC|QO|TA|UN|X[AB]|ZZ)[A-Z]{2}$/;

/** True for the code of a country of today in capital letters: `GB`, not `UK` or `EU`. */
export function isCountry(code: string): boolean {
  const tag = `und-${code}`;
  return countryForm.test(code) && canonical(tag) === tag && regionNames.of(code) !== undefined;
}

/** Guesses the intended country: `uk` → `GB`, `Deutschland` and `Germany` → `DE`. */
export function guessCountry(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  const { region = '' } = new Intl.Locale(canonical(`und-${name}`) ?? 'und');
  return isCountry(region) ? region : codeOf(name, 'region');
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Finds a code by its name in English or in its own language, in small letters. */
function codeOf(name: string, type: 'language' | 'region'): string | undefined {
  const isRegion = type === 'region';
  const codes = isRegion ? pairs.map((pair) => pair.toUpperCase()) : pairs;
  return codes.filter(isRegion ? isCountry : isLanguage).find((code) => {
    const languages = ['en', isRegion ? spokenIn(code)! : code];
    return languages.some(
      (language) => new Intl.DisplayNames([language], { type }).of(code)?.toLowerCase() === name,
    );
  });
}

/** The main language of a country: `jp` → `ja`. */
function spokenIn(code = ''): string | undefined {
  return isCountry(code.toUpperCase()) ? new Intl.Locale(`und-${code}`).maximize().language : undefined;
}
