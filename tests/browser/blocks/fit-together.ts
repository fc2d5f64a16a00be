import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';
import { schemasByName } from '../../stage/project-schemas.ts';
import { openReference } from './sample-value.ts';

/** Makes properties consistent that the schema describes separately. `name` is the schema's file. */
export function fitTogether(name: string, block: JsonObject): JsonObject {
  fitLists(name, schemasByName.get(name)!, block, block);
  // A subheading needs a heading above it.
  if (typeof block.body === 'string' && block.title === undefined)
    block.body = block.body.replaceAll('### ', '');
  walk(block, (part) => {
    if ('recipient' in part) part.recipient = '{email}';
    // The heading of a form may be the main one, which no subheading follows.
    if (typeof part.note === 'string') part.note = part.note.replaceAll('### ', '');
    // The site's default destination: the schema cannot know the names of others.
    delete part.destination;
    if ('kind' in part) fitField(part);
  });
  return block;
}

/**
 * Gives a list with `asManyAs` as many entries as the other list of the block, a table's row a cell for each column, and
 * a value with `keyOf` the key of the last entry of its list.
 */
function fitLists(file: string, part: JsonObject, value: Json, block: JsonObject): void {
  const { name: at, schema } = openReference(file, part);
  if (Array.isArray(value)) {
    const other = block[String(schema.asManyAs)];
    if (Array.isArray(other))
      value.splice(0, Infinity, ...other.map((_, index) => value[index % value.length]!));
    if (isObject(schema.items)) for (const item of value) fitLists(at, schema.items, item, block);
  }
  if (!isObject(value) || !isObject(schema.properties)) return;
  for (const [key, property] of Object.entries(schema.properties)) {
    if (!isObject(property) || value[key] === undefined) continue;
    const list = value[String(property.keyOf)];
    const last = Array.isArray(list) ? list.at(-1) : undefined;
    if (isObject(last)) value[key] = last.key!;
    fitLists(at, property, value[key], block);
  }
}

/** A field has options if and only if it is a list to choose from. */
function fitField(field: JsonObject): void {
  // The destination does not accept files.
  if (field.kind === 'file') field.kind = 'paragraph';
  if (field.kind === 'select') {
    field.options ??= ['India', 'Elsewhere'];
    return;
  }
  delete field.options;
  delete field.placeholder;
}

function walk(value: Json, visit: (part: JsonObject) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isObject(value)) return;
  visit(value);
  for (const part of Object.values(value)) walk(part, visit);
}
