import type { SchemasByName } from '../../../src/engine/schemas/find-reference.ts';
import { isObject, type JsonObject } from '../../../src/engine/json/json.ts';
import { dropUndrawn } from './drop-undrawn.ts';
import { createRandom } from './random.ts';
import { fitTogether } from './fit-together.ts';
import { listParts } from './list-parts.ts';
import { listWishes, type NamedWish } from './list-wishes.ts';
import { createWriter } from './sample-text.ts';
import { openReference, sampleValue } from './sample-value.ts';

/** A block made from its schema. */
export interface SampleBlock {
  /** Its id on the page, unique among all samples. */
  id: string;
  type: string;
  /** Empty for a type without variants. */
  variant: string;
  /** What is special about it: "most, longest", "without cards.text". */
  name: string;
  block: JsonObject;
}

/** Blocks of one type in all its variants and on all its grounds. The same schemas give the same blocks. */
export function sampleBlocks(schemas: SchemasByName, type: string): SampleBlock[] {
  const file = `${type}.json`;
  const variants = choicesOf(schemas, file, 'variant');
  const grounds = choicesOf(schemas, file, 'ground');
  const random = createRandom(type);
  const parts = listParts(schemas, file);
  return (variants.length > 0 ? variants : ['']).flatMap((variant) =>
    listWishes(parts, grounds, random).map((wish, index) => {
      const id = `${type.toLowerCase()}-${variant || 'only'}-${index}`;
      const block = sampleBlock(schemas, file, id, wish);
      if (variant !== '') block.variant = variant;
      if (wish.ground !== undefined) block.ground = wish.ground;
      if (variant !== '') dropUndrawn(schemas, file, block, variant);
      const name = wish.ground === undefined ? wish.name : `${wish.name}, on ${wish.ground}`;
      return { id, type, variant, name, block };
    }),
  );
}

function sampleBlock(schemas: SchemasByName, file: string, id: string, wish: NamedWish): JsonObject {
  const random = createRandom(id);
  const has = (path: string) =>
    path !== 'id' && path !== 'hidden' && path !== 'variant' && path !== 'ground' && wish.has(path);
  const maker = {
    schemas,
    wish: { ...wish, has },
    writer: createWriter(id.replaceAll('-', ''), random),
    random,
  };
  const block = sampleValue(maker, file, schemas.get(file)!, '') as JsonObject;
  return { ...fitTogether(block), id };
}

function choicesOf(schemas: SchemasByName, file: string, property: string): string[] {
  const properties = schemas.get(file)?.properties;
  const part = isObject(properties) ? properties[property] : undefined;
  if (!isObject(part)) return [];
  const { schema } = openReference(schemas, file, part);
  return Array.isArray(schema.enum) ? schema.enum.map(String) : [];
}
