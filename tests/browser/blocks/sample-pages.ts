import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';
import type { FieldPlan } from '../../../src/engine/schemas/plan-fields.ts';
import type { SampleBlock } from './sample-blocks.ts';

/** A page of sample blocks. */
export interface SamplePage {
  /** File name without `.json`, which is its address too. */
  name: string;
  blocks: SampleBlock[];
}

/**
 * Spreads blocks over pages: each page is opened by one with a main heading, the others follow in equal shares.
 * `planOf` gives the plan of a type's fields.
 */
export function samplePages(
  blocks: SampleBlock[],
  planOf: (type: string) => FieldPlan | undefined,
): SamplePage[] {
  const openers = blocks.filter(({ type, block }) => hasMainHeading(planOf(type), block));
  const others = blocks.filter((block) => !openers.includes(block));
  const share = Math.ceil(others.length / openers.length);
  return openers.map((opener, index) => ({
    name: `page-${index}`,
    blocks: [opener, ...others.slice(index * share, (index + 1) * share)],
  }));
}

/** The file of a page as the check wants it. */
export function pageFile({ name, blocks }: SamplePage): JsonObject {
  return {
    title: `Sample blocks, ${name}`,
    description: `Blocks made from their schemas, to be measured in a browser at every width: ${name}.`,
    sections: blocks.map(({ block }) => block),
  };
}

function hasMainHeading(plan: FieldPlan | undefined, value: Json | undefined): boolean {
  if (!plan || value === undefined) return false;
  const { headingLevel: level } = plan;
  if (level === 1 || (Array.isArray(level) && level[0] === 1)) return true;
  if (Array.isArray(value)) return value.some((item) => hasMainHeading(plan.items, item));
  if (!isObject(value)) return false;
  return [...plan.properties].some(([key, part]) => hasMainHeading(part, value[key]));
}
