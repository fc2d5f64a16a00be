import { createFieldReader, type Field } from '../schemas/field.ts';
import { describeProperty } from '../schemas/used-in.ts';
import { type CompiledSchema, examplesOf, type SchemaSet } from '../schemas/schema-set.ts';
import { resolveReference } from '../schemas/find-reference.ts';
import { roles } from '../content/roles/index.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { nameColor } from '../text/color-names.ts';
import type { Theme } from '../../shared/generated/site.ts';

/** Folder of the pictures of docs/sections.md, relative to the project. */
export const pictureFolder = 'docs/pictures';

/** Shows every background of the theme, with texts on it. */
export const backgroundsPicture = 'backgrounds.webp';

/** A section type, or a variant of it, that has a picture. */
export interface SectionPicture {
  type: string;
  variant: string | undefined;
  file: string;
}

/** A property as the docs show it. */
interface Row {
  /** `items[].title` */
  path: string;
  kind: string;
  isRequired: boolean;
  description: string;
}

/** A section type as Markdown: description, properties and examples. */
export function describeSection(type: string, compiled: CompiledSchema, partsPage?: string): string {
  const { field } = compiled;
  const [smallest, ...larger] = examplesOf(compiled);
  return [
    `## ${type}`,
    field.description,
    picturesOf(type, field).map(showPicture).join('\n\n'),
    listFields(field, partsPage).map(showRow).join('\n'),
    ...(smallest ? [`The smallest one:\n\n${fence(smallest)}`] : []),
    ...larger.slice(-1).map((example) => `With everything:\n\n${fence(example)}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A file of `_site/` as Markdown: description, properties and a complete example. */
export function describeSiteFile(name: string, compiled: CompiledSchema, partsPage: string): string {
  const { field, schema } = compiled;
  return [
    `## ${name}.json`,
    `${field.description} ${schema.mayBeMissing === true ? 'It may be missing.' : 'Every site has it.'}`,
    listFields(field, partsPage, new Map()).map(showRow).join('\n'),
    `With everything:\n\n${fence(fullestExample(compiled))}`,
  ].join('\n\n');
}

/** @throws Error for a schema without examples, which the contract test reports. */
function fullestExample(compiled: CompiledSchema): JsonObject {
  const example = examplesOf(compiled).at(-1);
  if (!example) throw new Error(`${compiled.file} has no "examples".`);
  return example;
}

/** The parts that several types share, with their properties. */
export function describeSharedParts({ files, site }: SchemaSet): string {
  const readField = createFieldReader(files);
  const chapters = sharedParts.map(([key, name]) => {
    const { target } = resolveReference(files, 'defs.json', `#/$defs/${key}`);
    const field = readField('defs.json', target);
    const rows = listFields(field, '').map(showRow).join('\n');
    const kind = nameKind(field, '');
    // The name may already give the kind.
    const opening = rows !== '' || kind === name ? '' : `${capitalize(kind)}. `;
    const text = opening + escapeText(field.description ?? '');
    return [
      `### ${capitalize(name)}`,
      text,
      ...(key === 'background'
        ? [`![All backgrounds](pictures/${backgroundsPicture})`, describeBackgrounds(site.get('theme'))]
        : []),
      ...(rows === '' ? [] : [rows]),
    ].join('\n\n');
  });
  return ['## Shared parts', 'What several types take in the same way.', ...chapters].join('\n\n');
}

/** The colours of the included theme, by what they look like. It is the last example of the file. */
function describeBackgrounds(theme: CompiledSchema | undefined): string {
  const { schemes, colors } = (theme && examplesOf(theme).at(-1)) as unknown as Pick<Theme, 'colors'> & {
    schemes: Record<string, { background?: string }>;
  };
  const descriptions = Object.entries(schemes).flatMap(([name, { background }]) => {
    const color = colors?.[background ?? ''] ?? background;
    return color === undefined ? [] : [`"${name}" is ${nameColor(color)} (\`${color}\`)`];
  });
  return `In the included theme, ${descriptions.join(', ')}. With another theme, \`npm run check\` and editors name its own colours.`;
}

function showRow({ path, kind, isRequired, description }: Row): string {
  const text = description === '' ? '' : ` ${escapeText(description)}`;
  return `- \`${path}\`: ${kind}${isRequired ? ', required' : ''}.${text}`;
}

/** `statsStrip` → `StatsStrip` */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function showPicture({ type, variant, file }: SectionPicture): string {
  const name = variant === undefined ? type : `${type}, variant "${variant}"`;
  return `${variant === undefined ? '' : `\`"variant": "${variant}"\`\n\n`}![${name}](pictures/${file})`;
}

/** All pictures, in the order of the docs. */
export function listSectionPictures({ sections }: SchemaSet): SectionPicture[] {
  return [...sections].flatMap(([type, { field }]) => picturesOf(type, field));
}

function picturesOf(type: string, { variants }: Field): SectionPicture[] {
  if (!variants) return [{ type, variant: undefined, file: `${type}.webp` }];
  return variants.all.map((variant) => ({ type, variant, file: `${type}-${variant}.webp` }));
}

/**
 * Every property of a value, each followed by the properties of its parts. `partsPage`: the page that explains shared parts
 * once (`describeSharedParts`), "" for the same page. `listed`: where each type was listed, so that it is not listed again.
 */
export function listFields(
  { schema, properties }: Field,
  partsPage?: string,
  listed?: Map<Json, string>,
  prefix = '',
): Row[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return [...properties].flatMap(([key, property]) => {
    const path = prefix + key;
    const { items, values } = property;
    const sharedPart = sharedPartOf(property, partsPage);
    if (key === '$schema' || (listed === undefined && sharedPart !== undefined && commonParts.has(key)))
      return [];
    const { [key]: declared } = schema.properties as Record<string, JsonObject>;
    const initial = JSON.stringify(property.schema.default) as string | undefined;
    const row: Row = {
      path,
      kind: nameKind(property, partsPage) + (initial === undefined ? '' : `; left out, \`${initial}\``),
      isRequired: required.includes(key),
      // The part's own description appears in its section.
      description: describeProperty({
        ...property.schema,
        ...(sharedPart !== undefined && { description: declared?.description ?? '' }),
      }),
    };
    // A recursive schema would be listed without end.
    const isRecursive = path.split('[]').length > 4;
    const within = items ?? values ?? property;
    const isShared = sharedPart !== undefined || sharedPartOf(within, partsPage) !== undefined;
    if (isShared || isRecursive) return [row];
    const owner = path + (items ? '[]' : values ? '.NAME' : '');
    const { title = owner } = within.schema;
    const listedAt = within.properties.size > 0 && listed?.get(title);
    if (listedAt) return [{ ...row, kind: `${row.kind} with the properties of \`${listedAt}\`` }];
    listed?.set(title, owner);
    return [row, ...listFields(within, partsPage, listed, `${owner}.`)];
  });
}

/** The name of the shared part that a schema references, if the page explains it. */
function sharedPartOf({ schema }: Field, partsPage: string | undefined): string | undefined {
  return sharedParts.find(
    ([key]) => partsPage !== undefined && String(schema.$ref).endsWith(`#/$defs/${key}`),
  )?.[1];
}

function nameKind(field: Field, partsPage: string | undefined): string {
  const sharedPart = sharedPartOf(field, partsPage);
  if (sharedPart !== undefined) return `[${sharedPart}](${partsPage}#${sharedPart.replaceAll(' ', '-')})`;
  const { schema, role, items, values } = field;
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  const named = role && roles[role].kind?.(schema);
  if (named !== undefined) return named;
  if (schema.type === 'array')
    return `list of ${items ? nameKind(items, partsPage) : 'value'}${nameLimits(schema.minItems, schema.maxItems)}`;
  if (values) return `object of names, each with ${nameKind(values, partsPage)}`;
  const kinds: Record<string, string> = {
    string: 'text',
    boolean: 'true or false',
    integer: 'whole number',
    number: 'number',
    object: 'object',
  };
  return `${kinds[String(schema.type)] ?? 'value'}${nameLimits(schema.minLength, schema.maxLength)}`;
}

function nameLimits(min: Json | undefined, max: Json | undefined): string {
  const isMinKnown = typeof min === 'number' && min > 0;
  if (isMinKnown && typeof max === 'number') return ` (${min} to ${max})`;
  if (typeof max === 'number') return ` (up to ${max})`;
  return isMinKnown ? ` (${min} or more)` : '';
}

function escapeText(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('<', '&lt;').replaceAll(/[*[]/g, '\\$&');
}

function fence(example: Json): string {
  return `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
}

/** The parts that docs/sections.md explains once, in this order, with their names there. Others are short and differ by type. */
const sharedParts = Object.entries({
  id: 'id',
  hidden: 'hidden',
  from: 'from',
  until: 'until',
  background: 'background',
  url: 'link address',
  link: 'link',
  crumb: 'crumb',
  picture: 'picture',
  pictureFile: 'picture file',
  richText: 'rich text',
  statistic: 'statistic',
  slip: 'slip',
  pattern: 'pattern',
});

/** Every block has them: docs/sections.md explains them before. A file of `_site/` has some of them. */
const commonParts = new Set(['id', 'hidden', 'from', 'until']);
