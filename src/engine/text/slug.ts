import { foldSpelledOut } from '../../shared/fold-letters.ts';

/** A name as addresses have it: `Über uns` → `ueber-uns`. Undefined when nothing is left of it. */
export function slugOf(text: string): string | undefined {
  const plain = foldSpelledOut(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? undefined : plain;
}
