/* Forms from schemas: what fields a block, a page or a file of `_site/` has, and in which order. */
import type { Site } from '../../engine/content/site.ts';
import { typeOf } from '../../engine/content/fill-texts.ts';
import { meaningsOf } from '../../engine/schemas/enum-meanings.ts';
import { isObject, type Json, type JsonObject, readPointer } from '../../engine/json/json.ts';
import { roles } from '../../engine/content/roles/index.ts';
import type { Field } from '../../engine/schemas/field.ts';
import { describeUsedIn } from '../../engine/schemas/used-in.ts';
import type { FormField, Forms } from '../protocol.ts';

/** What is passed on as a schema has it. Ajv has proven the types. */
const keywords = 'title default const maxLength minimum maxItems required'.split(' ');

/** All fields of a site's schemas as one table of plain data. */
export function describeForms(site: Site): Forms {
  const { page, block, collection, types, site: siteFiles } = site.schemas;
  const indexes = new Map<Field, number>();
  const fields: FormField[] = [];

  function indexOf(field: Field): number {
    const described = indexes.get(field);
    if (described !== undefined) return described;
    const index = fields.length;
    indexes.set(field, index);
    // Numbers instead of nesting, as a schema may contain itself.
    const description: FormField = {};
    fields.push(description);
    Object.assign(description, describe(field));
    return index;
  }

  function describe(field: Field): FormField {
    const { kind, role, schema, properties, items, values, usedIn, variants } = field;
    return {
      ...Object.fromEntries(keywords.map((key) => [key, schema[key]])),
      description: typeof schema.description === 'string' ? sayOfForm(schema.description) : undefined,
      kind: kind ?? firstKind(schema),
      role,
      choices: describeChoices(field, site),
      properties: Array.from(properties, ([name, property]) => [name, indexOf(property)]),
      items: items && items !== block.field ? indexOf(items) : undefined,
      values: values && indexOf(values),
      isBlocks: items === block.field,
      usedIn: usedIn && { variants: Object.keys(usedIn), sentence: describeUsedIn(usedIn) },
      variant: variants?.default,
    };
  }

  const all = (schemas: ReadonlyMap<string, { field: Field }>) =>
    Object.fromEntries(Array.from(schemas, ([name, { field }]) => [name, indexOf(field)]));
  return {
    types: all(types),
    page: indexOf(page.field),
    site: all(siteFiles),
    ...(collection && { collection: indexOf(collection.field) }),
    fields,
  };
}

/** Schemas describe JSON, such as `true shows …`: says the same of the form. */
const sayOfForm = (text: string) =>
  text
    .replace(/^true (\w)/, (_, letter: string) => letter.toUpperCase())
    .replaceAll('Write \\n', 'Press Enter')
    .replaceAll(' ("")', '');

/** The first of several types: a picture is a path or an object. */
function firstKind({ type, properties }: JsonObject): FormField['kind'] {
  if (Array.isArray(type)) return String(type[0]) as FormField['kind'];
  return isObject(properties) ? 'object' : undefined;
}

function describeChoices({ schema, role }: Field, site: Site): FormField['choices'] {
  if (!Array.isArray(schema.enum)) return undefined;
  const ofSchema = meaningsOf(schema);
  const ofTheme = role && roles[role].describes?.(site);
  return schema.enum.map((value, index) => ({
    value,
    description: [ofSchema?.[index], ofTheme?.get(String(value))].filter(Boolean).join(' ') || undefined,
  }));
}

/** The field of a file, by its path. */
function fieldOfFile({ schemas, files }: Site, file: string): Field | undefined {
  const nameOf = (of: ReadonlyMap<string, string>) => [...of].find(([, path]) => path === file)?.[0];
  const name = nameOf(files.site);
  if (name !== undefined) return schemas.site.get(name)?.field;
  if (nameOf(files.collections) !== undefined) return schemas.collection?.field;
  return nameOf(files.shared) === undefined ? schemas.page.field : schemas.block.field;
}

/** The names of the properties at a pointer, in the order of their schema. */
export function orderIn(site: Site, file: string, root: Json): (pointer: string) => Iterable<string> {
  const ofType = (field: Field | undefined, value: Json | undefined) =>
    field === site.schemas.block.field && value !== undefined
      ? site.schemas.types.get(typeOf(value, site.placeholders) ?? '')?.field
      : field;
  return (pointer) => {
    let value: Json | undefined = root;
    let field = ofType(fieldOfFile(site, file), value);
    for (const step of readPointer(pointer)) {
      if (Array.isArray(value)) [value, field] = [value[Number(step)], field?.items];
      else if (isObject(value)) [value, field] = [value[step], field?.properties.get(step) ?? field?.values];
      field = ofType(field, value);
    }
    return field?.properties.keys() ?? [];
  };
}
