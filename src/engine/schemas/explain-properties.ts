import { listSome, quote } from '../text/messages.ts';
import type { ErrorObject } from 'ajv';
import { isObject, type Json, type JsonObject, stepInto } from '../json/json.ts';
import { didYouMean, type Violation, type Words } from '../diagnostics/finding.ts';
import { sameWord } from './suggest-type.ts';
import { canBe, type Field, type Properties } from './field.ts';
import { suggest } from '../../shared/suggest.ts';

/** A value on the way from the root to the mistake, with its field, and its key or index. */
export interface Level {
  field: Field | undefined;
  value: Json | undefined;
  step: string;
}

/**
 * Explains the errors about the properties of one object. An unknown property that means a missing one is a single
 * mistake, and gives one violation. `levels` end with the object. `outer`: the field of the file, when the root is a block.
 */
export function explainProperties(
  errors: readonly ErrorObject[],
  levels: readonly Level[],
  outer: Field | undefined,
): Violation[] {
  const [error] = errors;
  if (!error) return [];
  const { instancePath: path } = error;
  const value = error.data as JsonObject;
  const namesBy = (param: string) =>
    errors.flatMap(({ params }) => (params[param] as string | undefined) ?? []);
  const missing = new Set(namesBy('missingProperty'));
  const unknown = namesBy('additionalProperty');
  const field = levels.at(-1)?.field;
  const properties: Properties = field?.properties ?? new Map();
  const instead = Object.entries(field?.instead ?? {});
  const findMeant = createNameFinder(value, properties, unknown, missing);

  function explain(key: string): Words {
    if (key.trim() === '') return { message: 'Missing name of this property.', hint: listKnown(properties) };
    const message = `Unknown property ${quote(key)}.`;
    const [, hint] = instead.find(([names]) => names.split(' ').some((name) => sameWord(name, key))) ?? [];
    if (hint !== undefined) return { message, hint, fix: removal };
    const { meant, safe, isOtherWord, isOtherKind } = findMeant(key);
    // An exact match in another object beats a similar name in this one.
    const elsewhere = safe || isOtherWord ? undefined : findElsewhere(levels, key, outer);
    if (elsewhere !== undefined)
      return { message: `Unknown property ${quote(key)} in this place.`, hint: elsewhere };
    const name = value[key];
    if (!safe && !isOtherWord && typeof name === 'string' && isExchanged(key, name)) {
      missing.delete(name);
      return { message, hint: `Key and value are exchanged: write "${name}": ${quote(key)}.` };
    }
    if (meant === undefined) return { message, hint: listKnown(properties), fix: removal };
    const named = `It is called ${quote(meant)} here`;
    if (Object.hasOwn(value, meant))
      return { message, hint: `${named}, and there is one already. Remove this one.`, fix: removal };
    missing.delete(meant);
    const description = properties.get(meant)?.description;
    if (isOtherKind) return { message, hint: [`${named}.`, description].filter(Boolean).join(' ') };
    return { ...didYouMean(message, key, meant, { safe }), ...hintOf(properties.get(meant)) };
  }

  /** True for `"Our harbour": "title"`: the value is a name, and the key is none or the name is missing. */
  function isExchanged(key: string, name: string): boolean {
    const property = properties.get(name);
    const isNoName = missing.has(name) || /[^\w$-]/.test(key);
    return property !== undefined && !Object.hasOwn(value, name) && isNoName && canBe(property, key);
  }

  const violations = unknown.map((key): Violation => {
    const place = { at: 'key', pointer: stepInto(path, key) } as const;
    return { rule: 'schema/unknown-property', place, ...explain(key) };
  });
  for (const key of missing)
    violations.push({
      rule: 'schema/missing-property',
      place: { at: 'type', pointer: path },
      message: `Missing property "${key}".`,
      ...hintOf(properties.get(key)),
    });
  return violations;
}

const removal = { removes: true, safe: false } as const;

function listKnown(properties: Properties): string {
  const known = [...properties.keys()].filter((name) => name !== '$schema');
  return known.length === 0 ? 'No property is allowed here. Remove it.' : `Known here: ${listSome(known)}.`;
}

function hintOf(property: Field | undefined): { hint?: string } {
  return property?.description === undefined ? {} : { hint: property.description };
}

/** A hint if an object around the last one, one of its parts, or the page takes the property. */
function findElsewhere(levels: readonly Level[], key: string, outer: Field | undefined): string | undefined {
  for (const [index, { field, value }] of [...levels.entries()].slice(0, -1).toReversed()) {
    if (!field?.properties.has(key)) continue;
    const neighbour = quote(levels[index + 1]!.step);
    return isObject(value) && Object.hasOwn(value, key)
      ? `It belongs beside ${neighbour}, where there is one already. Remove this one.`
      : `It belongs further out, beside ${neighbour}. Move it there.`;
  }
  const { field, value } = levels.at(-1)!;
  const takes = (part: Field | undefined) => {
    const property = part?.properties.get(key);
    return property !== undefined && isObject(value) && canBe(property, value[key]!);
  };
  const inside = [...(field?.properties ?? [])].flatMap(([name, part]) => {
    if (takes(part)) return [quote(name)];
    return takes(part.items) ? [`an entry of ${quote(name)}`] : [];
  });
  if (inside.length > 0) return `It belongs further in, in ${inside.join(' or ')}. Move it there.`;
  return outer?.properties.has(key) ? 'It belongs to the page, beside "sections". Move it there.' : undefined;
}

interface Meant {
  meant: string | undefined;
  /** True when a fix may use it without asking. */
  safe: boolean;
  /** The schema lists the name as another word for it. The object may have the property already. */
  isOtherWord: boolean;
  isOtherKind?: boolean;
}

/** Suggests one property for each unknown one: by its name, by another word for it, or the only missing one. */
function createNameFinder(
  value: JsonObject,
  properties: Properties,
  unknown: readonly string[],
  missing: ReadonlySet<string>,
): (key: string) => Meant {
  const free = new Set([...properties.keys()].filter((key) => !Object.hasOwn(value, key)));
  const [needed] = missing.size === 1 && unknown.length === 1 ? missing : [];

  function takes(name: string, key: string): boolean {
    const property = properties.get(name);
    return property !== undefined && canBe(property, value[key]!);
  }

  /** A single "card" may be an item of "cards". */
  function canMean(name: string, key: string): boolean {
    return takes(name, key) || sameWord(name, key);
  }

  function find(key: string): Meant {
    const { meant: slip = '', safe: isOnlySlip } = suggest(key, free);
    if (isOnlySlip && (missing.has(slip) || canMean(slip, key)))
      return { meant: slip, safe: takes(slip, key), isOtherWord: false };
    const others = [...missing, ...free, ...properties.keys()].filter((name) =>
      properties.get(name)?.alsoCalled?.some((other) => sameWord(other, key)),
    );
    const other = others.find((name) => takes(name, key)) ?? others[0];
    if (other !== undefined)
      return { meant: other, safe: false, isOtherWord: true, isOtherKind: !takes(other, key) };
    const fits = (names: ReadonlySet<string>) => [...names].filter((name) => canMean(name, key));
    const near = suggest(key, missing).meant ?? suggest(key, fits(free)).meant;
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
