import { listSome, quote } from '../text/messages.ts';
import type { ErrorObject } from 'ajv';
import { isObject, type Json, type JsonObject, stepInto } from '../json/json.ts';
import { didYouMean, type FindingWords, type Violation } from '../diagnostics/finding.ts';
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
  const field = levels.at(-1)?.field;
  const properties: Properties = field?.properties ?? new Map();
  // A block without a type may have any property: one that may mean the type is unknown.
  const isOpen = field?.schema.additionalProperties === true;
  const unknown = isOpen ? [...missing].flatMap(findMeaning) : namesBy('additionalProperty');
  const [needed] = missing.size === 1 && unknown.length === 1 ? missing : [];
  /** Properties that the object lacks. */
  const free = new Set([...properties.keys()].filter((key) => !Object.hasOwn(value, key)));

  function takes(name: string, key: string): boolean {
    const property = properties.get(name);
    return property !== undefined && canBe(property, value[key]!);
  }

  function isOtherWord(name: string, key: string): boolean {
    return properties.get(name)?.alsoCalled?.some((other) => sameWord(other, key)) ?? false;
  }

  /** The key that may mean a missing property. A single one may be the type of the block that it holds. */
  function findMeaning(name: string): string | string[] {
    const keys = Object.keys(value);
    const meant = suggest(name, keys).meant ?? keys.find((key) => isOtherWord(name, key) && takes(name, key));
    return meant ?? keys.filter((key) => keys.length === 1 && isObject(value[key]));
  }

  /** The property for which the schema lists this word. The object may have the property already. */
  function findByOtherWord(key: string): string | undefined {
    const others = [...missing, ...free, ...properties.keys()].filter((name) => isOtherWord(name, key));
    return others.find((name) => free.has(name) && takes(name, key)) ?? others[0];
  }

  function findNear(key: string): string | undefined {
    // A single "card" may be an item of "cards".
    const fitting = [...free].filter((name) => takes(name, key) || sameWord(name, key));
    const near = suggest(key, missing).meant ?? suggest(key, fitting).meant;
    if (near !== undefined || needed === undefined) return near;
    // One unknown and one missing property of the same kind: probably the same property under another name.
    return properties.get(needed)?.kind !== undefined && takes(needed, key) ? needed : undefined;
  }

  function explainUnknown(key: string): FindingWords {
    if (key.trim() === '') return { message: 'Missing name of this property.', hint: listKnown(properties) };
    const message = `Unknown property ${quote(key)}.`;
    const explainAll = (hint: string): FindingWords => {
      missing.clear();
      return { message, hint };
    };
    if (/^(?:\.{3}|…)$/.test(key))
      return explainAll('Something was left out here. Write it, or remove this.');
    if (isOpen && isObject(value[key]))
      return explainAll(`Write "type": ${quote(key)}, and beside it what is in these curly brackets.`);
    const hint = adviseInstead([field], key);
    if (hint !== undefined) return { message, hint, fix: removal };
    const { meant: slip = '', safe: isSlip } = suggest(key, free);
    if (isSlip && takes(slip, key)) return rename(key, slip, 'slip');
    const other = isSlip ? undefined : findByOtherWord(key);
    if (missing.size > 0 && holdsMissing(value[key]) && !(other && takes(other, key)))
      return explainAll('What it contains belongs here. Remove this name and its curly brackets.');
    if (other !== undefined) return rename(key, other, 'synonym');
    // An exact match in another object beats a similar name in this one.
    const elsewhere = findElsewhere(levels, key, outer);
    if (elsewhere !== undefined)
      return { message: `Unknown property ${quote(key)} in this place.`, hint: elsewhere };
    const name = value[key];
    if (typeof name === 'string' && isExchanged(key, name)) {
      missing.delete(name);
      return { message, hint: `Key and value are exchanged: write "${name}": ${quote(key)}.` };
    }
    const part = findPart(key) ?? adviseInstead(properties.values(), key);
    if (part !== undefined) return { message, hint: part };
    const near = findNear(key);
    if (near === undefined) return { message, hint: listKnown(properties), fix: removal };
    return rename(key, near, 'similar');
  }

  /** The place of "buttonText", which is the "label" of "action". */
  function findPart(key: string): string | undefined {
    const [first = '', ...others] = key.split(/(?=[A-Z])|[-_]/);
    const isNamed = (name: string, words: Field['alsoCalled'], word: string) =>
      [name, ...(words ?? [])].some((other) => sameWord(other, word));
    for (const [name, { alsoCalled = [], items, properties: own }] of properties) {
      if (others.length === 0 || !isNamed(name, [...alsoCalled, ...(items?.alsoCalled ?? [])], first))
        continue;
      for (const [inner, { alsoCalled: words }] of items?.properties ?? own) {
        if (!isNamed(inner, words, others.join(''))) continue;
        missing.delete(name);
        return `It belongs in ${items ? 'an entry of ' : ''}${quote(name)}, as ${quote(inner)}.`;
      }
    }
    return undefined;
  }

  /** True for an object that wraps all that is missing here, as exports of other programs have it. */
  function holdsMissing(part: Json | undefined): boolean {
    if (!isObject(part)) return false;
    return [...missing].every((name) => Object.hasOwn(part, name)) || Object.values(part).some(holdsMissing);
  }

  function rename(key: string, meant: string, how: 'slip' | 'synonym' | 'similar'): FindingWords {
    const message = `Unknown property ${quote(key)}.`;
    const named = `It is called ${quote(meant)} here`;
    if (Object.hasOwn(value, meant) && JSON.stringify(value[meant]) === JSON.stringify(value[key]))
      return { message, hint: `${named}, and there is one already. Remove this one.`, fix: removal };
    if (Object.hasOwn(value, meant))
      return {
        message,
        hint: `The nearest is ${quote(meant)}, which is there already. What this one says has no property of its own here: write it into another, or remove it.`,
      };
    missing.delete(meant);
    free.delete(meant);
    const hint = properties.get(meant)?.description;
    if (how === 'synonym' && !takes(meant, key))
      return { message, hint: [`${named}.`, hint].filter(Boolean).join(' ') };
    return { ...didYouMean(message, key, meant, { safe: how === 'slip' }), hint };
  }

  /** True for `"Our harbour": "title"`: the value is a name, and the key is none or the name is missing. */
  function isExchanged(key: string, name: string): boolean {
    const property = properties.get(name);
    const isNoName = missing.has(name) || /[^\w$-]/.test(key);
    return property !== undefined && !Object.hasOwn(value, name) && isNoName && canBe(property, key);
  }

  // The whole file is a block.
  const isBlock = missing.has('sections') && unknown.includes('type');
  const violations = (isBlock ? ['type'] : unknown).map((key): Violation => {
    const place = { at: 'key', pointer: stepInto(path, key) } as const;
    return { rule: 'schema/unknown-property', place, ...explainUnknown(key) };
  });
  if (isBlock) return violations;
  // What belongs further in names the missing object.
  for (const [name, part] of properties)
    if (unknown.some((key) => part.properties.has(key))) missing.delete(name);
  for (const key of missing)
    violations.push({
      rule: 'schema/missing-property',
      place: { at: 'type', pointer: path },
      message: `Missing property "${key}".`,
      hint: properties.get(key)?.description,
    });
  return violations;
}

/** The hint of one of the schemas for a property that people expect. */
function adviseInstead(fields: Iterable<Field | undefined>, key: string): string | undefined {
  const hints = [...fields].flatMap((field) => Object.entries(field?.instead ?? {}));
  return hints.find(([names]) => names.split(' ').some((name) => sameWord(name, key)))?.[1];
}

const removal = { removes: true, safe: false } as const;

function listKnown(properties: Properties): string {
  const known = [...properties.keys()].filter((name) => name !== '$schema');
  return known.length === 0 ? 'No property is allowed here. Remove it.' : `Known here: ${listSome(known)}.`;
}

/** A hint if an object around the last one, one of its parts, or the page takes the property. */
function findElsewhere(levels: readonly Level[], key: string, outer: Field | undefined): string | undefined {
  const nested = `It is inside ${quote(key)} already. Move what it contains there.`;
  for (const [index, { field, value }] of [...levels.entries()].slice(0, -1).toReversed()) {
    const property = field?.properties.get(key);
    if (!property) continue;
    const own = adviseInstead([property], key);
    if (own !== undefined) return own;
    const neighbour = quote(levels[index + 1]!.step);
    if (neighbour === quote(key)) return nested;
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
  const ofPage = outer?.properties.get(key);
  if (ofPage?.items?.kind === 'object') return nested;
  const isThere = (outer?.schema.required as string[] | undefined)?.includes(key);
  return ofPage && !isThere ? 'It belongs to the page, beside "sections". Move it there.' : undefined;
}
