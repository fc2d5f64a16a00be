import type { Field } from '../../schemas/field.ts';
import type { Role } from '../role.ts';
import { noteAt } from '../role-values.ts';

/** A heading. Its schema sets the level: `2`, or `[1, 2]` where the first one of the block differs. */
export const heading: Role = {
  shows: 'text',
  read({ value, pointer, field }, { isHidden, isFirst }) {
    if (typeof value !== 'string' || isHidden) return [];
    const [first, further = first] = levelsOf(field);
    return [{ ...noteAt('heading', value, pointer), level: isFirst ? first : further }];
  },
  levels: levelsOf,
};

/** The level of the first heading of a block, and that of the others if it differs. */
function levelsOf({ headingLevel = 2 }: Field): readonly [first: number, ...others: number[]] {
  return typeof headingLevel === 'number' ? [headingLevel] : headingLevel;
}
