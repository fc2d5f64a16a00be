import { isObject, type Json, type JsonObject, readPointer, stepInto } from '../json/json.ts';
import { guessLanguage } from '../text/languages.ts';
import { listSome, quote } from '../text/messages.ts';
import type { Violation } from '../diagnostics/finding.ts';
import type { SchemaSet } from './schema-set.ts';
import { findType, sameWord } from './suggest-type.ts';

/** What the files of other systems have at their top. */
const systems: Readonly<Record<string, (top: JsonObject) => boolean>> = {
  Contentful: ({ sys, contentTypes, entries }) => isObject(sys) || isList(contentTypes, entries),
  Storyblok: ({ story, content }) => isObject(story) || has(content, 'component'),
  Sanity: ({ _type: type, _id: id }) => typeof type === 'string' || typeof id === 'string',
  WordPress: ({ title, content, post_content: post }) =>
    has(title, 'rendered') || has(content, 'rendered') || post !== undefined,
  Strapi: ({ data, documentId: id }) =>
    id !== undefined || [data].flat().some((entry) => has(entry, 'attributes') || has(entry, 'documentId')),
};

/**
 * Explains a page that is made in another way as a whole: an export of another system, languages side by side, blocks by
 * their names, title and description in a part of their own. Replaces the violations that follow from it.
 */
export function explainWhole(set: SchemaSet, value: Json, violations: readonly Violation[]): Violation[] {
  const [top] = [value].flat();
  if (violations.length === 0 || !isObject(top)) return [...violations];
  // What is around a page of this site is explained by its name.
  const isAround = JSON.stringify(top).includes('"sections":[');
  const [system] = Object.entries(systems).find(([, isOf]) => !isAround && isOf(top)) ?? [];
  if (system !== undefined) {
    const message = `Unexpected export of ${system}: a page of this site is written in another way.`;
    const hint =
      'Write each page in a file of its own, with "title", "description" and "sections": docs/add-a-page.md shows one. "npm run new:page" begins it.';
    return [{ rule: 'schema/wrong-form', place: { at: 'value', pointer: '' }, message, hint }];
  }
  if (!isObject(value)) return [...violations];
  const head = explainHead(value);
  const { [head?.key ?? '']: _, ...rest } = value;
  const causes = [explainLanguages(value) ?? [head ?? [], explainBlocks(set, rest) ?? []]].flat(2);
  const isExplained = ({ rule, place, message }: Violation) =>
    causes.some(
      ({ pointers, missing }) =>
        ('pointer' in place && pointers.some((pointer) => `${place.pointer}/`.startsWith(`${pointer}/`))) ||
        (rule === 'schema/missing-property' &&
          'pointer' in place &&
          place.pointer === '' &&
          missing.some((name) => message.includes(quote(name)))),
    );
  return [
    ...causes.map(({ violation }) => violation),
    ...violations.filter((violation) => !isExplained(violation)),
  ];
}

/** A violation, the values that it is about, and the properties of the page that they hold. */
interface Whole {
  violation: Violation;
  pointers: readonly string[];
  missing: readonly string[];
}

function wholeOf(
  message: string,
  hint: string,
  pointers: readonly string[],
  missing: readonly string[],
): Whole {
  const [pointer = ''] = pointers;
  const place = { at: pointer === '' ? 'value' : 'key', pointer } as const;
  return { violation: { rule: 'schema/wrong-form', place, message, hint }, pointers, missing };
}

/** `"title": { "es": …, "en": … }`, in any depth, or all of the page. */
function explainLanguages(page: JsonObject): Whole | undefined {
  const pointers = findLanguages(page, '', 0);
  const [pointer] = pointers;
  if (pointer === undefined) return undefined;
  const texts = readPointer(pointer).reduce<Json | undefined>(
    (node, step) => (node as JsonObject)[step],
    page,
  );
  const tags = Object.keys(texts as JsonObject);
  const [first = '', second] = tags;
  const perLanguage = `Write the texts of ${quote(first)} here, and those of ${quote(second ?? '')} into another file, with "lang": ${quote(second ?? '')} and "translationOf": the address of this page.`;
  const alone = `Write what ${quote(first)} contains in its place, without the name of the language.`;
  return wholeOf(
    second === undefined
      ? `Unexpected language ${quote(first)} around a text.`
      : `Unexpected languages side by side: ${listSome(tags, quote)}.`,
    `Each language is a page of its own. ${second === undefined ? alone : perLanguage}`,
    pointers,
    ['title', 'description', 'sections'],
  );
}

function findLanguages(node: Json, pointer: string, depth: number): string[] {
  if (typeof node !== 'object' || node === null || depth > 6) return [];
  const keys = Object.keys(node);
  const isTag = (key: string) =>
    /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(key) && guessLanguage(key) !== undefined;
  const isSeveral = keys.length > 1 || keys[0]?.[2] !== undefined;
  if (!Array.isArray(node) && isSeveral && keys.every(isTag)) return [pointer];
  return Object.entries(node).flatMap(([key, inner]) =>
    findLanguages(inner, stepInto(pointer, key), depth + 1),
  );
}

/** `"seo": { "title": …, "description": … }` */
function explainHead(page: JsonObject): (Whole & { key: string }) | undefined {
  const words = ['title', 'description'];
  const key = Object.keys(page).find((name) =>
    ['seo', 'meta', 'metadata', 'head'].some((word) => sameWord(word, name)),
  );
  const head = key === undefined ? undefined : page[key];
  const held = words.filter((word) => has(head, word) && !Object.hasOwn(page, word));
  if (key === undefined || held.length === 0) return undefined;
  const hint = `${held.map(quote).join(' and ')} ${held.length > 1 ? 'stand' : 'stands'} in the page itself, beside "sections". Move what ${quote(key)} contains there.`;
  return { key, ...wholeOf(`Unknown property ${quote(key)}.`, hint, [stepInto('', key)], held) };
}

/** `"hero": { … }, "faq": { … }`, in the page or in `sections`. */
function explainBlocks(set: SchemaSet, page: JsonObject): Whole | undefined {
  const { sections } = page;
  const parent = isObject(sections) ? stepInto('', 'sections') : '';
  const holder = isObject(sections) ? sections : page;
  const keys = Object.keys(holder).filter(
    (key) => (parent !== '' || !set.page.field.properties.has(key)) && isBlock(holder[key]),
  );
  const named = keys.filter((key) => findType(key, set) !== undefined);
  const blocks = Array.isArray(sections) || (named.length === 0 && keys.length < 2) ? named : keys;
  if (blocks.length === 0) return undefined;
  const samples = (named.length > 0 ? named : ['hero']).slice(0, 2);
  const entries = samples.map((key) => `{ "type": ${quote(findType(key, set) ?? key)}, … }`).join(', ');
  return wholeOf(
    `Unexpected blocks by their names: ${listSome(blocks, quote)}.`,
    `A block is an entry of the list "sections", with its "type": "sections": [${entries}]. docs/sections.md shows all types.`,
    parent === '' ? blocks.map((key) => stepInto('', key)) : [parent],
    ['sections'],
  );
}

const isBlock = (value: Json | undefined) =>
  isObject(value) || (Array.isArray(value) && value.some((entry) => isObject(entry)));
const has = (value: Json | undefined, name: string) => isObject(value) && Object.hasOwn(value, name);
const isList = (...values: (Json | undefined)[]) => values.every((value) => Array.isArray(value));
