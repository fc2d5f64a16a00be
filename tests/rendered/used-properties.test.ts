import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../src/engine/json/json.ts';
import type { Usage, UsedIn } from '../../src/engine/schemas/used-in.ts';
import { partAt, type Path, withPart } from '../engine/many/values.ts';
import { openReference } from '../browser/blocks/sample-value.ts';
import { fullBlock } from './sample-blocks.ts';
import { schemasByName } from '../stage/project-schemas.ts';
import { compileBlock, sectionSchemas, site } from './site.ts';

const cases = sectionSchemas.flatMap(({ type, variants }) => variants.map((one) => [type, one] as const));

/**
 * Shown in some cases only, which have their own tests: what only the receiver reads of a form, the addresses of a path,
 * the last of which is this page, the contents of a text, which has subheadings in an example only, what only search engines read of an office,
 * and which pages a list shows.
 */
const sometimesShown = [
  /^contactForm tabs\.(?:destination|recipient|notice|confirm|subject)$/,
  /^(?:hero|contactForm) crumbs\.href$/,
  /^richText contents$/,
  /^pageList (?:collection|tags|show|paged)$/,
  /^officeLocation (?:others\.)?(?:country|business)$/,
];

/** Properties without a visible trace of their own. */
const steering = ['type', 'id', 'hidden', 'variant'];

// A schema declares which properties a variant renders. This test verifies it: changing a declared property must change
// the HTML, changing any other must not.
test.each(cases)('%s %s renders the properties that its schema declares, and no others', (type, variant) => {
  const block = fullBlock(type, variant);
  const before = draw(block);
  const wrong: string[] = [];
  for (const { path, steps, schema, isDrawn } of listParts(type, variant, block)) {
    if (sometimesShown.some((pattern) => pattern.test(`${type} ${path}`))) continue;
    const isSeen = draw(changed(block, steps, schema, isDrawn)) !== before;
    if (isSeen && !isDrawn) wrong.push(`${steps.join('.')} is shown. Add "${variant}" to its "usedIn".`);
    const otherwise = variant === '' ? 'remove it from the schema' : `leave "${variant}" out of its "usedIn"`;
    if (!isSeen && isDrawn)
      wrong.push(
        `${steps.join('.')} is not shown. Show it, or ${otherwise}. If a click shows it, write "shownLater": true there.`,
      );
  }
  expect(wrong).toEqual([]);
});

const withDefaults = cases.flatMap(([type, variant]) => {
  const { background } = schemasByName.get(`${type}.json`)!.properties as Record<string, JsonObject>;
  const value = (background?.defaultIn as Record<string, string> | undefined)?.[variant];
  return value === undefined ? [] : [[type, variant, value] as const];
});

test.each(withDefaults)('%s %s without a background has "%s", as its schema says', (type, variant, value) => {
  const { background: _, ...block } = fullBlock(type, variant);
  expect(/data-background="([^"]*)"/.exec(draw(block))?.[1]).toBe(value);
});

/** A part of a block to change: a value, or an entire property or entry that its variant leaves out. */
interface Part {
  /** `cards.text`. */
  path: string;
  steps: Path;
  schema: JsonObject;
  isDrawn: boolean;
}

function listParts(type: string, variant: string, block: JsonObject): Part[] {
  const found: Part[] = [];
  const name = `${type}.json`;
  walk(name, schemasByName.get(name)!, block, '', [], {});
  return found;

  function walk(file: string, part: JsonObject, value: Json, path: string, steps: Path, usage: Usage): void {
    const { name: at, schema } = openReference(file, part);
    const { items, properties } = schema;
    if (Array.isArray(value) && isObject(items)) {
      for (const [index, item] of value.entries()) {
        const way = [...steps, index];
        if (index >= (usage.most ?? value.length))
          found.push({ path, steps: way, schema: items, isDrawn: false });
        // The items in between are rendered like the first or the last.
        else if (index === 0 || index === value.length - 1) walk(at, items, item, path, way, {});
      }
    } else if (isObject(value) && isObject(properties)) {
      for (const [key, property] of Object.entries(properties)) {
        if (value[key] === undefined || !isObject(property) || (path === '' && steering.includes(key)))
          continue;
        if (property.shownLater === true) continue;
        const place = path === '' ? key : `${path}.${key}`;
        const way = [...steps, key];
        const own = property.usedIn as UsedIn | undefined;
        const limits = own ? own[variant] : {};
        const isReplaced = value[String(property.replacedBy)] !== undefined;
        if (!limits || isReplaced || (limits.first && steps.at(-1) !== 0))
          found.push({ path: place, steps: way, schema: property, isDrawn: false });
        else walk(at, property, value[key], place, way, limits);
      }
    } else found.push({ path, steps, schema, isDrawn: true });
  }
}

/** The block with another value at this path, or without the unused property there. */
function changed(block: JsonObject, steps: Path, schema: JsonObject, isDrawn: boolean): JsonObject {
  if (!isDrawn) return withPart(block, steps, undefined) as JsonObject;
  const other = otherValue(partAt(block, steps), schema);
  if (other === undefined) throw new Error(`Write a second value into the "examples" of ${steps.join('.')}.`);
  return withPart(block, steps, other) as JsonObject;
}

function otherValue(value: Json, schema: JsonObject): Json | undefined {
  const named = schema.enum ?? schema.examples;
  if (Array.isArray(named)) return named.find((one) => one !== value);
  if (typeof value === 'number') return value - 1;
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  if (schema.role === 'url') return '/our-garden';
  if (text.startsWith('/')) return otherFile(text);
  return `other${text.slice(5)}`;
}

/** Another file of the same folder: a picture for a picture, a video for a video. */
function otherFile(address: string): string {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const isNear = (other: string) => other.startsWith(folder) && other !== address;
  return site.assets.addresses.find((other) => isNear(other) && /\.(?:svg|webm)$/.test(other))!;
}

/** The HTML of a block, without the props for hydration. */
function draw(block: JsonObject): string {
  return compileBlock(block).html.replaceAll(/ data-props="[^"]*"/g, '');
}
