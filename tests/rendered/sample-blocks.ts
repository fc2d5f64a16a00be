import { type JsonObject } from '../../src/engine/json/json.ts';
import { dropUnused } from '../browser/blocks/drop-unused.ts';
import { fitTogether } from '../browser/blocks/fit-together.ts';
import { createRandom, type Random } from '../stage/random.ts';
import { sampleValue, type SampleOptions } from '../browser/blocks/sample-value.ts';
import { schemasByName } from '../stage/project-schemas.ts';

/** Required properties only, with the fewest letters allowed. */
const least: SampleOptions = {
  wording: 'shortest',
  figures: 'plain',
  count: (fewest) => Math.max(1, fewest),
  has: () => false,
};

/**
 * All properties. Lists of the block have up to eight items, more than there are colours, columns and positions with
 * special styles. Nested lists have up to three.
 */
const most: SampleOptions = {
  wording: 'plain',
  figures: 'plain',
  count: (fewest, greatest, path) => Math.max(fewest, Math.min(greatest, path.includes('.') ? 3 : 8)),
  has: (path) => path !== 'hidden',
};

/** The smallest valid block of a variant. */
export function leastBlock(type: string, variant: string): JsonObject {
  return makeBlock(type, variant, least);
}

/** A block with all properties that its variant renders. */
export function mostBlock(type: string, variant: string): JsonObject {
  const block = makeBlock(type, variant, most);
  if (variant !== '') dropUnused(`${type}.json`, block, variant);
  return block;
}

/** A block whose own lists have `count` items, within the schema's limits. Nested lists have the minimum. */
export function countedBlock(type: string, variant: string, count: number): JsonObject {
  const block = makeBlock(type, variant, {
    ...least,
    count: (fewest, greatest, path) =>
      path.includes('.') ? Math.max(1, fewest) : Math.max(fewest, Math.min(greatest, count)),
    has: (path) => path !== 'hidden' && !path.includes('.'),
  });
  if (variant !== '') dropUnused(`${type}.json`, block, variant);
  return block;
}

/** A block with every property, including those that its variant does not render. */
export function fullBlock(type: string, variant: string): JsonObject {
  const three: SampleOptions['count'] = (fewest, greatest) => Math.min(greatest, Math.max(fewest, 3));
  return makeBlock(type, variant, { ...most, count: three });
}

function makeBlock(type: string, variant: string, options: SampleOptions): JsonObject {
  // One random choice per block: differences between items then come from their positions.
  const choice = createRandom(`${type} ${variant}`).next();
  const below = (limit: number) => Math.floor(choice * limit);
  const random: Random = { next: () => choice, below, pick: (list) => list[below(list.length)]! };
  const name = `${type}.json`;
  const maker = { options, writer: createNumberer(), random };
  const block = fitTogether(name, sampleValue(maker, name, schemasByName.get(name)!, '') as JsonObject);
  return variant === '' ? block : { ...block, variant };
}

/** Writes short texts with distinct numbers. */
function createNumberer() {
  let count = 0;
  return {
    write(min: number, max: number): string {
      count += 1;
      return `Text ${count}`.slice(0, max).padEnd(min, '.');
    },
    name: () => `name${(count += 1)}`,
  };
}
