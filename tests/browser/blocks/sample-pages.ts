import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';
import type { FieldPlan } from '../../../src/engine/schemas/plan-fields.ts';
import type { SampleBlock } from './sample-blocks.ts';

/** A page of sample blocks. */
export interface SamplePage {
  /** File name without `.json`. */
  name: string;
  /** Its address, from the first slash on. */
  path: string;
  blocks: SampleBlock[];
}

/** A page of more blocks than these takes long to measure. */
const mostOnPage = 12;

/**
 * Spreads blocks over pages. Each page is opened by one with a main heading, of the blocks themselves or, when they are
 * too few, the first there is in `all`; the others follow in equal shares. `planOf` gives the plan of a type's fields.
 */
export function samplePages(
  blocks: SampleBlock[],
  all: SampleBlock[],
  planOf: (type: string) => FieldPlan | undefined,
): SamplePage[] {
  const isOpener = ({ type, block }: SampleBlock) => hasMainHeading(planOf(type), block);
  const openers = blocks.filter(isOpener);
  const others = blocks.filter((block) => !openers.includes(block));
  const count = Math.max(openers.length, Math.ceil(others.length / mostOnPage));
  const share = Math.ceil(others.length / count);
  return Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? 'index' : `page-${index}`,
    path: index === 0 ? '/' : `/page-${index}`,
    blocks: [openers[index] ?? all.find(isOpener)!, ...others.slice(index * share, (index + 1) * share)],
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
