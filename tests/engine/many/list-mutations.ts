import { findReference, type SchemasByName } from '../../../src/engine/schemas/find-reference.ts';
import { escapeStep, isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';

/** One mistake made in an otherwise good value, and the finding it must give. */
export interface Mutation {
  name: string;
  value: Json;
  expected: { rule: string; pointer: string; suggestion?: string };
}

interface Position {
  schema: JsonObject;
  /** The schema file that `schema` stands in. */
  owner: string;
  value: Json;
  pointer: string;
  /** The whole value with another one in this place; undefined removes it. */
  replace: (value: Json | undefined, key?: string) => Json;
}

/** Every way to break a value once: a required property dropped, a key misspelt, a type changed, an enum value broken. */
export function listMutations(
  schemas: SchemasByName,
  owner: string,
  schema: JsonObject,
  value: Json,
): Mutation[] {
  return mutate(schemas, { schema, owner, value, pointer: '', replace: (changed) => changed ?? null });
}

function mutate(schemas: SchemasByName, position: Position): Mutation[] {
  const resolved = resolve(schemas, position);
  const { value, schema, pointer, replace } = resolved;
  const own = [...(pointer === '' ? [] : changeType(resolved)), ...breakEnum(resolved)];
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!isObject(items)) return own;
    return [
      ...own,
      ...value.flatMap((item, index) =>
        mutate(schemas, {
          ...resolved,
          schema: items,
          value: item,
          pointer: `${pointer}/${index}`,
          replace: (changed) => replace(value.with(index, changed ?? null)),
        }),
      ),
    ];
  }
  if (!isObject(value) || !isObject(schema.properties)) return own;
  return [...own, ...Object.keys(value).flatMap((key) => mutateProperty(schemas, resolved, value, key))];
}

function mutateProperty(
  schemas: SchemasByName,
  { schema, owner, pointer, replace }: Position,
  object: JsonObject,
  key: string,
): Mutation[] {
  const property = isObject(schema.properties) ? schema.properties[key] : undefined;
  if (!isObject(property)) throw new Error(`${owner} has an example with the undescribed property "${key}".`);
  const child = object[key] ?? null;
  const childPointer = `${pointer}/${escapeStep(key)}`;
  const rename = (name: string | undefined, value: Json) =>
    replace(
      Object.fromEntries(
        Object.entries(object).flatMap(([other, old]) =>
          other !== key ? [[other, old]] : name === undefined ? [] : [[name, value]],
        ),
      ),
    );
  const misspelt = `${key}${key.at(-1) ?? ''}`;

  const mutations: Mutation[] = [
    {
      name: `misspell ${childPointer}`,
      value: rename(misspelt, child),
      expected: {
        rule: 'schema/unknown-property',
        pointer: `${pointer}/${escapeStep(misspelt)}`,
        suggestion: key,
      },
    },
  ];
  const isRequired = Array.isArray(schema.required) && schema.required.includes(key);
  if (isRequired)
    mutations.push({
      name: `drop ${childPointer}`,
      value: rename(undefined, child),
      expected: { rule: 'schema/missing-property', pointer },
    });
  const isType = isObject(property) && property.const !== undefined;
  if (isType && typeof child === 'string') {
    mutations.push({
      name: `break ${childPointer}`,
      value: rename(key, `${child}${child.at(-1)}`),
      expected: { rule: 'schema/unknown-type', pointer: childPointer, suggestion: child },
    });
    return mutations;
  }
  return [
    ...mutations,
    ...mutate(schemas, {
      schema: property,
      owner,
      value: child,
      pointer: childPointer,
      replace: (changed) => rename(key, changed ?? null),
    }),
  ];
}

function changeType({ value, pointer, replace }: Position): Mutation[] {
  const other: Json =
    typeof value === 'string'
      ? 5
      : typeof value === 'object'
        ? 'text'
        : typeof value === 'number'
          ? 'five'
          : 7;
  return [
    {
      name: `change the type of ${pointer}`,
      value: replace(other),
      expected: { rule: 'schema/wrong-type', pointer },
    },
  ];
}

function breakEnum({ schema, value, pointer, replace }: Position): Mutation[] {
  if (!Array.isArray(schema.enum) || typeof value !== 'string') return [];
  return [
    {
      name: `break ${pointer}`,
      value: replace(`${value}${value.at(-1)}`),
      expected: { rule: 'schema/unknown-value', pointer, suggestion: value },
    },
  ];
}

function resolve(schemas: SchemasByName, position: Position): Position {
  const { schema, owner } = position;
  if (typeof schema.$ref !== 'string') return position;
  const { name, target } = findReference(schemas, owner, schema.$ref);
  return resolve(schemas, {
    ...position,
    schema: { ...target, ...Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$ref')) },
    owner: name,
  });
}
