/** Letters that are not made of another letter and a mark, as people type them who lack them. */
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

/** A text as it is compared with what somebody searches for: small, without marks and without room around it. */
export function foldLetters(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter]!);
}

/** How those spell a letter with a mark who lack it: Zuerich, Aarhus. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** A text as it is compared, with its marks spelled out: `Zürich` → `zuerich`. */
export function foldSpelledOut(text: string): string {
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüåø]/g, (letter) => spelledOut[letter]!);
  return foldLetters(spelled);
}
