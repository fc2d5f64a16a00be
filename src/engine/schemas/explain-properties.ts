import { listSome, quote } from '../text/messages.ts';
import type { ErrorObject } from 'ajv';
import { type JsonObject, stepInto } from '../json/json.ts';
import { didYouMean, type Violation, type Words } from '../diagnostics/finding.ts';
import { sameWord } from './suggest-type.ts';
import { canBe, type Field, type Properties } from './field.ts';
import { isOnlySlip, suggest } from '../../shared/suggest.ts';

/** Fields of the values around the mistake. */
export interface Surroundings {
  findField: (path: string) => Field | undefined;
  /** A hint for a property that another object takes; undefined when none does. */
  findPlace: (path: string, key: string) => string | undefined;
}

/** An unknown property that means a missing one is a single mistake, and gives one violation. */
export function explainProperties(
  path: string,
  errors: ErrorObject[],
  { findField, findPlace }: Surroundings,
): Violation[] {
  const missing = new Set(
    errors.flatMap(({ params }) => (params.missingProperty as string | undefined) ?? []),
  );
  const unknown = errors.flatMap(({ params }) => (params.additionalProperty as string | undefined) ?? []);
  const [error] = errors;
  if (!error) return [];
  const value = error.data as JsonObject;
  const field = findField(path);
  const properties: Properties = field?.properties ?? new Map();
  const instead = [...(field?.instead ?? [])];
  const findMeant = createNameFinder(value, properties, unknown, missing);

  function explain(key: string): Words {
    const message = `Unknown property ${quote(key)}.`;
    const [, hint] = instead.find(([name]) => sameWord(name, key)) ?? [];
    if (hint !== undefined) return { message, hint, fix: removal };
    const { meant, safe, isOtherWord, isOtherKind } = findMeant(key);
    // An exact match in another object beats a similar name in this one.
    const elsewhere = safe || isOtherWord ? undefined : findPlace(path, key);
    if (elsewhere !== undefined)
      return { message: `Unknown property ${quote(key)} in this place.`, hint: elsewhere };
    if (meant === undefined) return { message, hint: listKnown(properties), fix: removal };
    const named = `It is called ${quote(meant)} here`;
    if (Object.hasOwn(value, meant))
      return { message, hint: `${named}, and there is one already. Remove this one.`, fix: removal };
    missing.delete(meant);
    const description = properties.get(meant)?.description;
    if (isOtherKind) return { message, hint: [`${named}.`, description].filter(Boolean).join(' ') };
    return { ...didYouMean(message, key, meant, { safe }), ...hintOf(properties.get(meant)) };
  }

  const violations = unknown.map((key): Violation => {
    const place = { at: 'key', pointer: stepInto(path, key) } as const;
    return { rule: 'schema/unknown-property', place, ...explain(key) };
  });
  for (const key of missing) violations.push(missingProperty(path, key, properties));
  return violations;
}

const removal = { removes: true, safe: false } as const;

function listKnown(properties: Properties): string {
  const known = [...properties.keys()].filter((name) => name !== '$schema');
  return known.length === 0 ? 'No property is allowed here. Remove it.' : `Known here: ${listSome(known)}.`;
}

function missingProperty(path: string, key: string, properties: Properties): Violation {
  return {
    rule: 'schema/missing-property',
    place: { at: 'type', pointer: path },
    message: `Missing property "${key}".`,
    ...hintOf(properties.get(key)),
  };
}

function hintOf(property: Field | undefined): { hint?: string } {
  return property?.description === undefined ? {} : { hint: property.description };
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
