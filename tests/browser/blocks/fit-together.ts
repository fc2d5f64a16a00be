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
    // Only a form with one e-mail address confirms its messages, which nobody sees in the page.
    delete part.confirm;
    // The heading of a form may be the main one, which no subheading follows.
    if (typeof part.note === 'string') part.note = part.note.replaceAll('### ', '');
    // Only on the page of its collection.
    delete part.paged;
    // The site's default destination: the schema cannot know the names of others.
    delete part.destination;
    // A confirmation goes to the only address.
    if (
      Array.isArray(part.fields) &&
      part.fields.filter((field) => isObject(field) && field.kind === 'email').length !== 1
    )
      delete part.confirm;
    if ('kind' in part) fitField(part);
  });
  return block;
}

/** Takes the background from each card that has that of its block: the check says that nobody sees such a card. */
export function showCards(block: JsonObject): void {
  for (const part of Object.values(block))
    walk(part, (card) => {
      if (card.background === block.background) delete card.background;
    });
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

/** What only some kinds of fields have, with a value that fits where not any does. */
const ofKinds: Record<string, { kinds: readonly string[]; value?: Json }> = {
  options: { kinds: ['select', 'choice'] },
  placeholder: { kinds: ['select'] },
  statement: { kinds: ['checkbox'], value: 'Agreed as in the [notice](/) of **today**.' },
  several: { kinds: ['choice'] },
  least: { kinds: ['number', 'choice'], value: 2 },
  most: { kinds: ['number', 'choice'], value: 2 },
  decimals: { kinds: ['number'] },
  earliest: { kinds: ['date', 'time'] },
  latest: { kinds: ['date', 'time'] },
  accept: { kinds: [] },
};

/** A field has what its kind has. */
function fitField(field: JsonObject): void {
  // The destination does not accept files.
  if (field.kind === 'file') field.kind = 'paragraph';
  if (field.kind === 'select' || field.kind === 'choice') field.options ??= ['India', 'Elsewhere'];
  if (field.kind === 'checkbox') field.statement ??= '';
  for (const [name, { kinds, value }] of Object.entries(ofKinds))
    if (!kinds.includes(String(field.kind))) delete field[name];
    else if (field[name] !== undefined && value !== undefined) field[name] = value;
  if (field.kind === 'choice' && field.several !== true)
    for (const name of ['least', 'most']) delete field[name];
  if (field.kind !== 'time') return;
  for (const name of ['earliest', 'latest']) if (field[name] !== undefined) field[name] = '08:30';
}

function walk(value: Json, visit: (part: JsonObject) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isObject(value)) return;
  visit(value);
  for (const part of Object.values(value)) walk(part, visit);
}
