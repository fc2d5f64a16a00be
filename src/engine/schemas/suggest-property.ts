import { isOnlySlip, suggest } from '../../shared/suggest.ts';
import type { JsonObject } from '../json/json.ts';
import { canBe, type Properties } from './field.ts';
import { sameWord } from './same-word.ts';

interface Meant {
  /** The suggested property. */
  meant: string | undefined;
  /** True when a fix may use it without asking. */
  safe: boolean;
  /** The schema lists the name as another word for it. The object may have the property already. */
  isOtherWord: boolean;
  /** The value is not of the property's kind. */
  isOtherKind?: boolean;
}

/**
 * Suggests properties for the unknown ones of one object: one with a similar or alternative name that takes
 * the value, or the only missing one. Never suggests one property twice.
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

  /** A single "card" may be an item of "cards". */
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
    // One unknown and one missing property of the same kind: probably the same property under another name.
    const lone = needed !== undefined && properties.get(needed)?.kind !== undefined && takes(needed, key);
    return { meant: near ?? (lone ? needed : undefined), safe: false, isOtherWord: false };
  }

  return (key) => {
    const found = find(key);
    if (found.meant !== undefined) free.delete(found.meant);
    return found;
  };
}
