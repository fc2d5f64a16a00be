import { foldSpelledOut } from '../../shared/fold-letters.ts';

/** Converts a name to a slug: `Über uns` → `ueber-uns`. Undefined when no character remains. */
export function slugOf(text: string): string | undefined {
  const plain = foldSpelledOut(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? undefined : plain;
}
