import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';

/** Makes properties consistent that the schema describes separately. */
export function fitTogether(block: JsonObject): JsonObject {
  const list = Array.isArray(block.tabs) ? block.tabs : block.categories;
  const last = Array.isArray(list) ? list.at(-1) : undefined;
  if ('defaultTab' in block && isObject(last)) block.defaultTab = last.key!;
  // A subheading needs a heading above it.
  if (typeof block.body === 'string' && block.title === undefined)
    block.body = block.body.replaceAll('### ', '');
  const { columns } = block;
  walk(block, (part) => {
    // A table has a cell for each column.
    if (Array.isArray(columns) && Array.isArray(part.cells)) {
      const { cells } = part;
      part.cells = columns.map((_, index) => cells[index % cells.length]!);
    }
    if ('recipient' in part) part.recipient = '{email}';
    // The heading of a form may be the main one, which no subheading follows.
    if (typeof part.note === 'string') part.note = part.note.replaceAll('### ', '');
    // The site's default destination: the schema cannot know the names of others.
    delete part.destination;
    if ('kind' in part) fitField(part);
  });
  return block;
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
