import { findReference } from '../../../src/engine/schemas/find-reference.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';
import { schemasByName } from '../../stage/project-schemas.ts';
import type { Random } from '../../stage/random.ts';
import { sampleRichText, type Wording, type Writer } from './sample-text.ts';

/** Pictures of the fixture, one per shape: wide, upright, swatch, icon, photographs. */
const pictures = [
  '/pictures/wide.svg',
  '/pictures/bed.svg',
  '/pictures/upright.svg',
  '/pictures/swatch-1.svg',
  '/tools/spade.svg',
  '/pictures/small-photo.webp',
  '/pictures/wide-photo.webp',
];

/** Tags of the fixture's collection. */
const tags = ['beds', 'people', 'tools', 'weather'];

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Options for generating a block. Paths look like `cards.text`: the property `text` of the items of `cards`. */
export interface SampleOptions {
  wording: Wording;
  /** Number of items of a list, between its minimum and maximum. */
  count: (least: number, most: number, path: string) => number;
  /** Whether to include an optional property. */
  has: (path: string) => boolean;
  /** `big`: the widest figures allowed, such as "12,500,000+". */
  figures: 'plain' | 'big';
}

export interface Maker {
  options: SampleOptions;
  writer: Writer;
  random: Random;
}

/** Resolves the `$ref` of a schema. Properties beside it take precedence. `name` is the schema's file. */
export function openReference(name: string, schema: JsonObject) {
  if (typeof schema.$ref !== 'string') return { name, schema };
  const { $ref, ...own } = schema;
  const { name: file, target } = findReference(schemasByName, name, $ref)!;
  const opened: { name: string; schema: JsonObject } = openReference(file, target);
  return { name: opened.name, schema: { ...opened.schema, ...own } };
}

/** Generates a value that is valid for the schema and follows the options. */
export function sampleValue(maker: Maker, name: string, part: JsonObject, path: string): Json {
  const { schema, name: file } = openReference(name, part);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return maker.random.pick(schema.enum);
  if (isObject(schema.properties)) return sampleObject(maker, file, schema, path);
  if (isObject(schema.items)) return sampleList(maker, file, schema, path);
  if (schema.type === 'boolean') return maker.random.next() < 0.5;
  if (schema.type === 'integer' || schema.type === 'number') return sampleNumber(maker, schema, path);
  return sampleString(maker, schema, path);
}

function sampleObject(maker: Maker, file: string, schema: JsonObject, path: string): JsonObject {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const value: JsonObject = {};
  const properties = (schema.properties ?? {}) as Record<string, JsonObject>;
  const fill = (key: string) => {
    const place = path === '' ? key : `${path}.${key}`;
    // With times, a block would not always be shown.
    if (openReference(file, properties[key]!).schema.role === 'moment') return;
    value[key] = sampleValue(maker, file, properties[key]!, place);
  };
  for (const key of Object.keys(properties))
    if (required.includes(key) || maker.options.has(path === '' ? key : `${path}.${key}`)) fill(key);
  const oneOf = Array.isArray(schema.needsOne) ? schema.needsOne.map(String) : [];
  if (!oneOf.some((key) => key in value)) for (const key of oneOf.slice(0, 1)) fill(key);
  if (schema.title === 'Statistic') value.value = sampleFigure(maker);
  if (schema.role === 'picture') value.src = maker.random.pick(pictures);
  return value;
}

function sampleList(maker: Maker, file: string, schema: JsonObject, path: string): Json[] {
  const count = maker.options.count(Number(schema.minItems ?? 0), Number(schema.maxItems), path);
  // Hours of one day may not overlap.
  if (schema.role === 'openingHours')
    return week.slice(0, count).map((day) => ({ days: [day], opens: '09:00', closes: '17:30' }));
  // Which kinds of values there are is limited.
  if (schema.uniqueItems === true && isObject(schema.items) && Array.isArray(schema.items.enum))
    return schema.items.enum.slice(0, count);
  // A tag that the collection of the fixture does not have is a finding.
  if (isObject(schema.items) && schema.items.role === 'tag') return tags.slice(0, count);
  const list = Array.from({ length: count }, () =>
    sampleValue(maker, file, schema.items as JsonObject, path),
  );
  // The shortest texts repeat: there are few single letters.
  const isTwice = (text: Json, index: number) => schema.uniqueItems === true && list.indexOf(text) < index;
  return list.map((text, index) => (isTwice(text, index) ? `${String(text)}${index}` : text));
}

function sampleNumber({ options }: Maker, { minimum, maximum }: JsonObject, path: string): number {
  if (typeof minimum !== 'number' || typeof maximum !== 'number')
    throw new Error(`"${path}" may be any number. Give it a "minimum" and a "maximum" in its schema.`);
  return options.wording === 'shortest' ? minimum : maximum;
}

function sampleString({ options, writer, random }: Maker, schema: JsonObject, path: string): string {
  switch (schema.role) {
    case 'url':
      return '/';
    case 'picture':
      return random.pick(pictures);
    case 'collection':
      return '/news';
    case 'file':
    case 'download':
      return '/films/clouds.mp4';
    case 'richText':
      return sampleRichText(writer, options.wording);
  }
  if (Array.isArray(schema.examples)) return String(schema.examples[0]);
  if (schema.pattern !== undefined) return writer.name();
  if (schema.maxLength === undefined)
    throw new Error(`"${path}" may be of any length. Give it a "maxLength" in its schema.`);
  return writer.write(Number(schema.minLength ?? 0), Number(schema.maxLength), options.wording);
}

function sampleFigure({ options, random }: Maker): string {
  if (options.figures === 'big') return random.pick(['12,500,000+', '$12,500,000+', '1,250,000.5%']);
  if (options.wording === 'shortest') return random.pick(['1', '7', '9']);
  return random.pick(['98%', '4200+', '25+', '$55M+', '1.5 M', '800+']);
}
