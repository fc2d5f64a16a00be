import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { findReference, type SchemasByName } from './find-reference.ts';
import { readUsedIn, type UsedIn } from './used-in.ts';

/** What a schema says of one value, read once with all references followed. */
export interface Field {
  role?: RoleName;
  /** The required kind of the value, if the schema sets one. */
  kind?: Kind;
  description?: string;
  alsoCalled?: readonly string[];
  /** Names that the property, or the section type, had before. */
  formerNames?: readonly string[];
  /** Today's value by each former one. */
  formerValues?: ReadonlyMap<string, string>;
  /** Names of properties that the object had before. */
  droppedNames?: readonly string[];
  /** Hints for properties that do not exist here but that people try, by their names. */
  instead?: ReadonlyMap<string, string>;
  headingLevel?: HeadingLevel;
  /** For the role `key`: the property that holds the list. */
  keyOf?: string;
  /** For the role `picture`: minimum drawn width on a laptop in CSS pixels. */
  shownWide?: number;
  /** The variants of the block that show the property; undefined when all do. */
  usedIn?: UsedIn;
  /** For a block: its variants, and the default one. */
  variants?: { all: readonly string[]; default: string };
  /** In the order of the schema, which is the order on the screen. */
  properties: Properties;
  items?: Field;
  /** The values of an object with arbitrary keys. */
  values?: Field;
}

export type Properties = ReadonlyMap<string, Field>;

type Kind = 'array' | 'boolean' | 'null' | 'number' | 'object' | 'string';

function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
}

/** False when the schema requires another kind. */
export function canBe({ kind }: Field, value: Json): boolean {
  return kind === undefined || kind === kindOf(value);
}

/** Caches fields, as schemas may have several references to a part, or contain themselves. */
export function createFieldReader(schemas: SchemasByName): (name: string, schema: JsonObject) => Field {
  const known = new Map<JsonObject, Field>();

  function readField(name: string, schema: JsonObject): Field {
    const found = known.get(schema);
    if (found) return found;
    const field: Field = { properties: new Map() };
    // Set before reading its parts, as a schema may contain itself.
    known.set(schema, field);
    if (typeof schema.$ref === 'string') {
      const { name: owner, target } = findReference(schemas, name, schema.$ref);
      Object.assign(field, readField(owner, target));
    }
    Object.assign(field, readKeywords(schema));
    if (isObject(schema.properties))
      field.properties = new Map(
        Object.entries(schema.properties).flatMap(([key, child]) =>
          isObject(child) ? [[key, readField(name, child)] as const] : [],
        ),
      );
    if (isObject(schema.items)) field.items = readField(name, schema.items);
    if (isObject(schema.additionalProperties)) field.values = readField(name, schema.additionalProperties);
    proveUnused(field);
    return field;
  }

  return readField;
}

/** A schema's own keywords, without its parts. */
function readKeywords(schema: JsonObject): Partial<Field> {
  const { role, description, alsoCalled, instead, keyOf, shownWide } = schema;
  const kind = readKind(schema);
  const headingLevel = readLevel(schema.headingLevel);
  const usedIn = readUsedIn(schema);
  const variants = readVariants(schema);
  return {
    ...(isRoleName(role) && { role }),
    ...(kind && { kind }),
    ...(typeof description === 'string' && { description }),
    ...(Array.isArray(alsoCalled) && { alsoCalled: alsoCalled.map(String) }),
    ...readFormerly(schema),
    ...(isObject(instead) && { instead: readInstead(instead) }),
    ...(headingLevel !== undefined && { headingLevel }),
    ...(typeof keyOf === 'string' && { keyOf }),
    ...(typeof shownWide === 'number' && { shownWide }),
    ...(usedIn && { usedIn }),
    ...(variants && { variants }),
  };
}

function readKind({ type, enum: values }: JsonObject): Kind | undefined {
  if (typeof type === 'string') return type === 'integer' ? 'number' : (type as Kind);
  return Array.isArray(values) && values[0] !== undefined ? kindOf(values[0]) : undefined;
}

/** Reads the keyword `formerly`: `"tone"`, `{ "madder": "brand" }`, `{ "color": null }`, or a list of these. */
function readFormerly({ formerly, enum: allowed }: JsonObject): Partial<Field> {
  const parts = Array.isArray(formerly) ? formerly : [formerly ?? {}];
  const names = parts.filter((part) => typeof part === 'string');
  const words = parts.filter(isObject).flatMap((part) => Object.entries(part));
  const values = words.flatMap(([former, today]) =>
    typeof today === 'string' ? [[former, today] as const] : [],
  );
  const dropped = words.flatMap(([former, today]) => (today === null ? [former] : []));
  const choices: readonly Json[] = Array.isArray(allowed) ? allowed : [];
  for (const [former, today] of values)
    if (choices.includes(former) || !choices.includes(today))
      throw new Error(
        `Expected "formerly" to lead from a word outside of "enum" to one inside of it, not from "${former}" to "${today}".`,
      );
  return {
    ...(names.length > 0 && { formerNames: names }),
    ...(values.length > 0 && { formerValues: new Map(values) }),
    ...(dropped.length > 0 && { droppedNames: dropped }),
  };
}

/** @throws Error when a former name of a property is one of today's, or that of two properties. */
function proveUnused({ properties, droppedNames = [] }: Field): void {
  const names = [...properties.values()].flatMap(({ formerNames = [] }) => formerNames);
  const all = [...properties.keys(), ...names, ...droppedNames];
  const twice = all.find((name, index) => all.indexOf(name) !== index);
  if (twice !== undefined)
    throw new Error(
      `Expected a name in "formerly" that no other property has or had, instead of "${twice}".`,
    );
}

function readInstead(instead: JsonObject): Map<string, string> {
  return new Map(
    Object.entries(instead).flatMap(([names, hint]) =>
      names.split(' ').map((other) => [other, String(hint)] as const),
    ),
  );
}

function readVariants({ properties }: JsonObject): Field['variants'] {
  const variant = isObject(properties) ? properties.variant : undefined;
  if (!isObject(variant) || !Array.isArray(variant.enum) || typeof variant.default !== 'string')
    return undefined;
  return { all: variant.enum.map(String), default: variant.default };
}

function readLevel(value: Json | undefined): HeadingLevel | undefined {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return undefined;
  const [first, others] = value;
  return typeof first === 'number' && typeof others === 'number' ? [first, others] : undefined;
}

/** A fact about a field and all fields of its parts, found once for each field. */
export function ofFieldsIn<Fact>(find: (fields: readonly Field[]) => Fact): (field: Field) => Fact {
  const known = new WeakMap<Field, { fact: Fact }>();
  return (field) => {
    const { fact } = known.get(field) ?? { fact: find(listFields(field)) };
    known.set(field, { fact });
    return fact;
  };
}

function listFields(field: Field): Field[] {
  // The loop also visits parts that it adds to the set.
  const within = new Set([field]);
  for (const { properties, items, values } of within)
    for (const part of [...properties.values(), items, values]) if (part) within.add(part);
  return [...within];
}

/** Possible levels of the headings in a value of a field. */
export const headingLevelsOf = ofFieldsIn(
  (fields): ReadonlySet<number> =>
    new Set(
      fields.flatMap(({ role, headingLevel = 2 }) => {
        // Subheadings of rich text are of these two levels.
        if (role === 'richText') return [3, 4];
        return role === 'heading' ? headingLevel : [];
      }),
    ),
);

/** Meanings of a property's value beyond its JSON type: see `content/roles/`. */
export const roleNames = [
  'url',
  'picture',
  'socialPicture',
  'themePicture',
  'font',
  'color',
  'scheme',
  'file',
  'richText',
  'heading',
  'anchor',
  'key',
  'form',
  'sharedBlock',
] as const;

export type RoleName = (typeof roleNames)[number];

export function isRoleName(value: Json | undefined): value is RoleName {
  return (roleNames as readonly unknown[]).includes(value);
}

/** A heading's level; `[1, 2]`: level 1 for the first heading in the block, level 2 for the others. */
type HeadingLevel = number | readonly [first: number, others: number];
