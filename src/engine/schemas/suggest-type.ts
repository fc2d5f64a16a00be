import { listSome, quote } from '../text/messages.ts';
import { suggest } from '../../shared/suggest.ts';
import { didYouMean, type Violation, type Words } from '../diagnostics/finding.ts';
import { type JsonObject, stepInto } from '../json/json.ts';
import type { SchemaSet } from './schema-set.ts';

/** Other products' names for the type of a block. */
const namesOfType = ['component', 'block', 'blockType', 'sectionType', 'kind', 'widget'];

const typeHint =
  'Every block says its section type first: { "type": "hero", … }. docs/sections.md lists the types.';

/** What is wrong with a block that has no known type. `pointer`: that of the block. */
export function explainType(
  block: JsonObject,
  pointer: string,
  { sections }: Pick<SchemaSet, 'sections'>,
): Violation {
  const { type } = block;
  const place = { at: 'value', pointer: `${pointer}/type` } as const;
  if (typeof type === 'string')
    return { rule: 'schema/unknown-type', place, ...explainUnknown(type, sections) };
  const hint = typeHint;
  if (type !== undefined)
    return { rule: 'schema/wrong-type', place, message: 'Expected a text in double quotes.', hint };
  const keys = Object.keys(block);
  const isOther = (key: string) => namesOfType.some((name) => sameWord(name, key));
  const misspelt =
    suggest('type', keys).meant ?? keys.find((key) => typeof block[key] === 'string' && isOther(key));
  if (misspelt === undefined)
    return {
      rule: 'schema/missing-property',
      place: { at: 'type', pointer },
      message: 'Missing property "type".',
      hint,
    };
  const { safe } = suggest(misspelt, ['type']);
  const words = didYouMean(`Unknown property ${quote(misspelt)}.`, misspelt, 'type', { safe });
  return {
    rule: 'schema/unknown-property',
    place: { at: 'key', pointer: stepInto(pointer, misspelt) },
    ...words,
    hint,
  };
}

/** Suggests a section type: one with a similar or alternative name, or with that word in its name. */
function explainUnknown(type: string, sections: SchemaSet['sections']): Words {
  const message = `Unknown section type ${quote(type)}.`;
  const types = [...sections.keys(), 'shared'];
  const { meant: near, safe } = suggest(type, types);
  if (safe) return didYouMean(message, type, near, { safe });
  const findByName = (word: string) =>
    [...sections].find(([name, { field }]) =>
      [name, ...(field.alsoCalled ?? [])].some((other) => sameWord(other, word)),
    )?.[0];
  // "stats" is a part of "statsStrip". A word in the names of several types suggests none of them.
  const withPart = [...sections.keys()].filter((name) => partsOf(name).some((part) => sameWord(part, type)));
  // "heroBlock" and "hero-banner" contain a type's name.
  const inside = new Set(partsOf(type).flatMap((part) => findByName(part) ?? []));
  const other = findByName(type) ?? onlyOne(withPart) ?? onlyOne([...inside]);
  const meant = other ?? near;
  const hint =
    meant === undefined ? `Known: ${listSome(types)}.` : other && sections.get(other)?.field.description;
  return { ...didYouMean(message, type, meant), hint };
}

function partsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[^a-zA-Z0-9]+/);
}

function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/** True when two words differ only in case, hyphens, the plural or the width of their letters. */
export function sameWord(one: string, other: string): boolean {
  return reduce(one) === reduce(other);
}

function reduce(word: string): string {
  const letters = word
    .slice(0, 64)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return letters.endsWith('s') ? letters.slice(0, -1) : letters;
}
