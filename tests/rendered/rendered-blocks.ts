import type { JsonObject } from '../../src/engine/json/json.ts';
import { leastBlock, mostBlock } from './sample-blocks.ts';
import { compileBlock, sectionSchemas } from './site.ts';

/** For each section type the examples of its schema, and for each variant its smallest and its fullest block. */
export const renderedBlocks = sectionSchemas.map(({ type, variants, examples }) => {
  const blocks = [
    ...examples.map((block, index) => ({ name: `example ${index + 1}`, block })),
    ...variants.flatMap((variant) => [
      { name: `${variant} least`.trim(), block: leastBlock(type, variant) },
      { name: `${variant} most`.trim(), block: withoutFocus(mostBlock(type, variant)) },
    ]),
  ];
  return { type, blocks: blocks.map(({ name, block }) => ({ name, block, ...compileBlock(block) })) };
});

/** `used-properties.test.ts` asks for it; here each picture would take eight lines. */
function withoutFocus(block: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(block, (key, value: unknown) => (key === 'focus' ? undefined : value)),
  ) as JsonObject;
}
