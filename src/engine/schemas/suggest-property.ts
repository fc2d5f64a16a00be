import { isOnlySlip, suggest } from '../../shared/suggest.ts';
import type { JsonObject } from '../json/json.ts';
import { canBe, type Properties } from './field.ts';
import { sameWord } from './same-word.ts';

interface Meant {
  /** The property that was probably meant. */
  meant: string | undefined;
  /** Nobody needs to be asked whether it was. */
  safe: boolean;
  /** The schema says that people call it so. It may be there already. */
  isOtherWord: boolean;
  /** What was written is of another kind than the property. */
  isOtherKind?: boolean;
}

/**
 * Finds what unknown properties of one object mean: one that is spelt nearly so or also called so, and that takes what
 * was written; or the only one that is missing. No two of them mean the same property.
 */
export function createNameFinder(
  value: JsonObject,
  properties: Properties,
  unknown: readonly string[],
  missing: ReadonlySet<string>,
): (key: string) => Meant {
  const free = new Set([...properties.keys()].filter((key) => !Object.hasOwn(value, key)));
  const [needed] = missing.size === 1 && unknown.length === 1 ? missing : [];

  function takes(name: string, key: string): boolean {
    const property = properties.get(name);
    const written = value[key];
    return property !== undefined && written !== undefined && canBe(property, written);
  }

  /** A single "card" is what "cards" are made of. */
  function canMean(name: string, key: string): boolean {
    return takes(name, key) || sameWord(name, key);
  }

  function find(key: string): Meant {
    const slip = suggest(key, missing) ?? suggest(key, free);
    if (slip !== undefined && isOnlySlip(key, slip, free) && (missing.has(slip) || canMean(slip, key)))
      return { meant: slip, safe: takes(slip, key), isOtherWord: false };
    const others = [...missing, ...free, ...properties.keys()].filter((name) =>
      properties.get(name)?.alsoCalled?.some((other) => sameWord(other, key)),
    );
    const other = others.find((name) => takes(name, key)) ?? others[0];
    if (other !== undefined)
      return { meant: other, safe: false, isOtherWord: true, isOtherKind: !takes(other, key) };
    const fits = (names: ReadonlySet<string>) => [...names].filter((name) => canMean(name, key));
    const near = suggest(key, missing) ?? suggest(key, fits(free));
    // One property too many, one missing, and both of a kind: what was written goes by another name here.
    const lone = needed !== undefined && properties.get(needed)?.kind !== undefined && takes(needed, key);
    return { meant: near ?? (lone ? needed : undefined), safe: false, isOtherWord: false };
  }

  return (key) => {
    const found = find(key);
    if (found.meant !== undefined) free.delete(found.meant);
    return found;
  };
}
