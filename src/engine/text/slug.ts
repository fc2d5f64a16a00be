import { foldLetters } from '../../shared/fold-letters.ts';

/** How German spells its letters where only a to z are known. */
const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A name as addresses have it: `Über uns` → `ueber-uns`. Undefined when nothing is left of it. */
export function slugOf(text: string): string | undefined {
  const german = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => spelled[letter]!);
  const plain = foldLetters(german)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? undefined : plain;
}
