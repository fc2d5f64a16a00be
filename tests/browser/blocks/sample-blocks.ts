import { isObject, type JsonObject } from '../../../src/engine/json/json.ts';
import { dropUnused } from './drop-unused.ts';
import { schemasByName } from '../../stage/project-schemas.ts';
import { createRandom, type Random } from '../../stage/random.ts';
import { fitTogether, showCards } from './fit-together.ts';
import { createWriter } from './sample-text.ts';
import { openReference, sampleValue, type SampleOptions } from './sample-value.ts';

type NamedOptions = SampleOptions & { name: string };
type Count = SampleOptions['count'];
const fewest: Count = (least) => Math.max(1, least);
const most: Count = (_, greatest) => greatest;
const everything = () => true;
const nothing = () => false;

/** The extremes that a schema allows. */
const ends: NamedOptions[] = (
  [
    ['most, longest', most, everything, 'longest', 'big'],
    ['most, 30-letter words', most, everything, 'compound', 'big'],
    ['least', fewest, nothing, 'shortest', 'plain'],
    ['least, with everything', fewest, everything, 'shortest', 'plain'],
    ['most', most, everything, 'plain', 'plain'],
    ['most, shortest', most, everything, 'shortest', 'big'],
    ['most, nothing optional, longest', most, nothing, 'longest', 'plain'],
    ['fewest', fewest, everything, 'plain', 'plain'],
    ['fewest, longest', fewest, everything, 'longest', 'big'],
    ['fewest, 30-letter words', fewest, everything, 'compound', 'big'],
  ] as const
).map(([name, count, has, wording, figures]) => ({ name, count, has, wording, figures }));

/** Random counts and optional parts: a layout that suits three cards with texts may not suit five without. */
function mixed({ next, below }: Random): NamedOptions[] {
  const between: Count = (least, greatest) =>
    fewest(least, greatest, '') + below(greatest - fewest(least, greatest, '') + 1);
  return Array.from({ length: 12 }, (_, index) => ({
    name: `mixed ${index + 1}`,
    wording: (['longest', 'compound', 'plain'] as const)[index % 3]!,
    figures: next() < 0.5 ? 'plain' : 'big',
    count: between,
    has: () => next() < 0.5,
  }));
}

/**
 * Generates blocks of one type in all variants and on all backgrounds. Each has an id of its own, and the name of its
 * options. The result depends on the schemas only.
 */
export function sampleBlocks(type: string) {
  const file = `${type}.json`;
  const variants = choicesOf(file, 'variant');
  const backgrounds = choicesOf(file, 'background');
  return (variants.length > 0 ? variants : ['']).flatMap((variant) =>
    [...ends, ...mixed(createRandom(`${type} ${variant}`))].map((options, index) => {
      const id = `${type.toLowerCase()}-${variant || 'only'}-${index}`;
      const block = sampleBlock(file, id, options);
      if (backgrounds.length > 0) block.background = backgrounds[index % backgrounds.length]!;
      showCards(block);
      if (variant !== '') dropUnused(file, Object.assign(block, { variant }), variant);
      return { id, type, variant, name: options.name, block };
    }),
  );
}

function sampleBlock(file: string, id: string, options: NamedOptions): JsonObject {
  const random = createRandom(id);
  const has = (path: string) =>
    !['id', 'hidden', 'variant', 'background'].includes(path) && options.has(path);
  const writer = createWriter(id.replaceAll('-', ''), random);
  const maker = { options: { ...options, has }, writer, random };
  return { ...fitTogether(file, sampleValue(maker, file, schemasByName.get(file)!, '') as JsonObject), id };
}

function choicesOf(file: string, property: string): string[] {
  const properties = schemasByName.get(file)?.properties;
  const part = isObject(properties) ? properties[property] : undefined;
  if (!isObject(part)) return [];
  const { schema } = openReference(file, part);
  return Array.isArray(schema.enum) ? schema.enum.map(String) : [];
}
