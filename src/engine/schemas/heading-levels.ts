import type { FieldPlan } from './plan-fields.ts';

const known = new WeakMap<FieldPlan, ReadonlySet<number>>();

/** The levels of the headings that a value of this plan may bring to a page. */
export function headingLevelsOf(plan: FieldPlan): ReadonlySet<number> {
  const found = known.get(plan);
  if (found) return found;
  const levels = new Set<number>();
  collect(plan, levels, new Set());
  known.set(plan, levels);
  return levels;
}

function collect(plan: FieldPlan, levels: Set<number>, visited: Set<FieldPlan>): void {
  if (visited.has(plan)) return;
  visited.add(plan);
  const { role, headingLevel = 2, items, properties } = plan;
  // Subheadings of rich text are of these two levels.
  if (role === 'richText') for (const level of [3, 4]) levels.add(level);
  if (role === 'heading') for (const level of [headingLevel].flat()) levels.add(level);
  for (const part of [...properties.values(), ...(items ? [items] : [])]) collect(part, levels, visited);
}
