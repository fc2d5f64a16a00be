/** Letters that Unicode does not decompose, with their common ASCII spellings. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Normalizes a text for searching: lower case, trimmed, without diacritics; dashes and spaces are one space. */
export function foldLetters(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[\p{Dash}\s]+/gu, ' ')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** How people spell a letter when their keyboard lacks the mark: Zuerich, Aarhus. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Normalizes a text for searching, with umlauts spelled out: `Zürich` → `zuerich`. */
export function foldSpelledOut(text: string): string {
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter);
  return foldLetters(spelled);
}
