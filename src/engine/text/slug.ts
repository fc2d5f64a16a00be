/** How letters are written where only a to z are known. Others lose their accents. */
const spelled: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A name as addresses have it: `Über uns` → `ueber-uns`. Undefined when nothing is left of it. */
export function slugOf(text: string): string | undefined {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæœøåłđðþı]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? undefined : plain;
}
