import { listSome, quote } from '../text/messages.ts';
import { foldLetters } from '../../shared/fold-letters.ts';
import { suggest } from '../../shared/suggest.ts';
import { didYouMean, type FindingWords } from '../diagnostics/finding.ts';
import type { SchemaSet } from './schema-set.ts';

/**
 * Suggests for an unknown section type one with a similar or alternative name, or with that word in its name. `shared`: the
 * shared blocks by their names.
 */
export function explainUnknownType(
  type: string,
  { sections, types }: SchemaSet,
  shared: ReadonlyMap<string, unknown>,
): FindingWords {
  const message = `Unknown section type ${quote(type)}.`;
  if (shared.has(type))
    return { message, hint: `Write "type": "shared" and "use": ${quote(type)} to place this shared block.` };
  const { meant: near, safe } = suggest(type, types.keys());
  const findByName = (word: string) => findType(word, { sections });
  // "stats" is a part of "statsStrip". A word in the names of several types suggests none of them.
  const withWord = [...sections.keys()].filter((name) => partsOf(name).some((word) => sameWord(word, type)));
  // "heroBlock" and "hero-banner" contain a type's name.
  const inside = new Set(partsOf(type).flatMap((word) => findByName(word) ?? []));
  const meant = safe ? near : (findByName(type) ?? onlyOne(withWord) ?? onlyOne([...inside]) ?? near);
  const allTypes = `Known: ${listSome([...types.keys()])}. docs/sections.md shows each.`;
  const hint = meant ? types.get(meant)?.field.description : allTypes;
  return { ...didYouMean(message, type, meant, { safe }), hint };
}

/** The section type with this name, or with this word for it. */
export function findType(word: string, { sections }: Pick<SchemaSet, 'sections'>): string | undefined {
  return [...sections].find(([candidate, { field }]) =>
    [candidate, ...(field.alsoCalled ?? [])].some((name) => sameWord(name, word)),
  )?.[0];
}

function partsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[^\p{L}\p{M}\p{N}]+/u);
}

function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/** True when two words differ only in case, hyphens, the plural, the width of their letters, or in umlauts and accents. */
export function sameWord(word: string, candidate: string): boolean {
  return reduce(word) === reduce(candidate);
}

function reduce(word: string): string {
  const letters = foldLetters(word.slice(0, 64))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    // Umlauts, which are "a", "o" and "u" here, are also spelled with an "e".
    .replaceAll(/(?<=[aou])e/g, '');
  return letters.endsWith('s') ? letters.slice(0, -1) : letters;
}
