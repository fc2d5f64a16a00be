import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { followReferences, type SchemasByName } from './find-reference.ts';
import type { UsedIn } from './used-in.ts';
import { roleKinds as ownKinds } from '../../own/role-kinds.ts';
import commonWords from './common-words.json' with { type: 'json' };

/** The keywords of one value that are kept as a schema has them. Ajv has proven their types. */
interface Keywords {
  role?: RoleName | undefined;
  description?: string | undefined;
  alsoCalled?: readonly string[] | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** For the role `key`: the property that holds the list. */
  keyOf?: string | undefined;
  /** For the role `picture`: minimum drawn width on a laptop in CSS pixels. */
  shownWide?: number | undefined;
  /** Hints for properties that do not exist here but that people try, by their names with spaces between them. */
  instead?: Readonly<Record<string, string>> | undefined;
  /** The variants of the block that show the property; undefined when all do. */
  usedIn?: UsedIn | undefined;
  /** What each variant of the block shows where the property is left out. */
  defaultIn?: Readonly<Record<string, string>> | undefined;
  /** A property beside this one that is shown in its place. */
  replacedBy?: string | undefined;
}

/** What a schema says of one value, read once with all references followed. */
export interface Field extends Keywords {
  schema: JsonObject;
  /** The required kind of the value, if the schema sets one. */
  kind?: Kind | undefined;
  /** Names that the property, or the section type, had before. */
  formerNames: readonly string[];
  /** Today's value by each former one. */
  formerValues: ReadonlyMap<string, string>;
  /** Names of properties that the object had before. */
  droppedNames: readonly string[];
  /** For a block: its variants, and the default one. */
  variants?: { all: readonly string[]; default: string } | undefined;
  /** In the order of the schema, which is the order on the screen. */
  properties: Properties;
  items: Field | undefined;
  /** The values of an object with arbitrary keys. */
  values: Field | undefined;
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
  const fields = new Map<JsonObject, Field>();

  /** `key`: the name of the property that the schema is of, and `beside` those of all in its object. */
  function readField(name: string, schema: JsonObject, key = '', beside: readonly string[] = []): Field {
    const cached = fields.get(schema);
    if (cached) return cached;
    const { name: owner, target: whole } = followReferences(schemas, { name, target: schema });
    const { properties, items, additionalProperties: values } = whole;
    const field: Field = {
      ...(whole as Keywords),
      ...readOtherWords(whole, key, beside),
      schema: whole,
      kind: readKind(whole),
      ...readFormerly(whole),
      variants: readVariants(whole),
      properties: new Map(),
      items: undefined,
      values: undefined,
    };
    // Set before reading its parts, as a schema may contain itself.
    fields.set(schema, field);
    if (isObject(properties))
      field.properties = new Map(
        Object.entries(properties).flatMap(([childKey, child]) =>
          isObject(child)
            ? [[childKey, readField(owner, child, childKey, Object.keys(properties))] as const]
            : [],
        ),
      );
    if (isObject(items)) field.items = readField(owner, items);
    if (isObject(values)) field.values = readField(owner, values);
    // A name that another property has today stays a former one where its value tells them apart.
    const formerNames = [...field.properties.values()].flatMap((child) =>
      child.formerNames.filter(
        (former) => !field.properties.has(former) || !isDistinct(child.schema, field.properties.get(former)!),
      ),
    );
    const former = [...formerNames, ...field.droppedNames];
    proveUnused(former, [...field.properties.keys(), ...former], 'property');
    return field;
  }

  return readField;
}

/** True if the value tells which property is meant: the one that had a name, or the one that has it today. */
function isDistinct({ enum: choices, type }: JsonObject, today: Field): boolean {
  return choices !== undefined || (type === 'object' && today.schema.type !== 'object');
}

/** The keyword `alsoCalled`, with what a property of this name is called in German, French and Spanish. */
function readOtherWords({ alsoCalled }: Keywords, key: string, beside: readonly string[]): Keywords {
  const common = Object.hasOwn(commonWords, key) ? commonWords[key as keyof typeof commonWords] : [];
  const words = [...(alsoCalled ?? []), ...common.filter((word) => !beside.includes(word))];
  return words.length === 0 ? {} : { alsoCalled: words };
}

function readKind({ type, enum: values }: JsonObject): Kind | undefined {
  if (typeof type === 'string') return type === 'integer' ? 'number' : (type as Kind);
  return Array.isArray(values) && values[0] !== undefined ? kindOf(values[0]) : undefined;
}

/** Reads the keyword `formerly`: `"tone"`, `{ "madder": "brand" }`, `{ "color": null }`, or a list of these. */
function readFormerly({ formerly, enum: allowed }: JsonObject) {
  const entries = Array.isArray(formerly) ? formerly : [formerly ?? {}];
  const words = entries.filter(isObject).flatMap((entry) => Object.entries(entry));
  const values = words.filter((word): word is [string, string] => typeof word[1] === 'string');
  const choices: readonly Json[] = Array.isArray(allowed) ? allowed : [];
  for (const [former, today] of values)
    if (choices.includes(former) || !choices.includes(today))
      throw new Error(
        `Expected "formerly" to lead from a word outside of "enum" to one inside of it, not from "${former}" to "${today}".`,
      );
  return {
    formerNames: entries.filter((entry) => typeof entry === 'string'),
    formerValues: new Map(values),
    droppedNames: words.flatMap(([former, today]) => (today === null ? [former] : [])),
  };
}

/** @throws Error when a former name is one of today's, or was that of two. `all`: the names of both kinds. */
export function proveUnused(former: readonly string[], all: readonly string[], of: string): void {
  const twice = former.find((word) => all.indexOf(word) !== all.lastIndexOf(word));
  if (twice !== undefined)
    throw new Error(`Expected a name in "formerly" that no other ${of} has or had, instead of "${twice}".`);
}

function readVariants({ properties }: JsonObject): Field['variants'] {
  const variant = isObject(properties) ? properties.variant : undefined;
  if (!isObject(variant) || !Array.isArray(variant.enum) || typeof variant.default !== 'string')
    return undefined;
  return { all: variant.enum.map(String), default: variant.default };
}

/** A fact about a field and all fields of its parts, found once for each field. */
export function ofFieldsIn<Fact>(find: (fields: readonly Field[]) => Fact): (field: Field) => Fact {
  const facts = new WeakMap<Field, { fact: Fact }>();
  return (field) => {
    const { fact } = facts.get(field) ?? { fact: find(listFields(field)) };
    facts.set(field, { fact });
    return fact;
  };
}

function listFields(field: Field): Field[] {
  // The loop also visits parts that it adds to the set.
  const within = new Set([field]);
  for (const { properties, items, values } of within)
    for (const child of [...properties.values(), items, values]) if (child) within.add(child);
  return [...within];
}

/**
 * Meanings of a property's value beyond its JSON type, with the types that it may have: see `content/roles/`. A company
 * adds its own.
 */
export const roleKinds = {
  ...ownKinds,
  url: ['string'],
  picture: ['string', 'object'],
  icon: ['string'],
  socialPicture: ['object'],
  themePicture: ['string'],
  font: ['string'],
  color: ['string'],
  scheme: ['string'],
  file: ['string'],
  download: ['string'],
  richText: ['string'],
  heading: ['string'],
  anchor: ['string'],
  key: ['string'],
  form: ['object'],
  sharedBlock: ['string'],
  collection: ['string'],
  tag: ['string'],
  pageTitle: ['string'],
  lastDay: ['string'],
  moment: ['string'],
  openingHours: ['array'],
} as const;

export type RoleName = keyof typeof roleKinds;

/** A heading's level; `[1, 2]`: level 1 for the first heading in the block, level 2 for the others. */
type HeadingLevel = number | readonly [first: number, others: number];
