import { type Role, toUse } from '../role.ts';

/**
 * A heading. Its schema sets the level: `2`, or `[1, 2]` where the block's first heading has another level.
 */
export const heading: Role = {
  read(value, facts, { pointer, field: { headingLevel = 2 }, isHidden, isFirst }) {
    if (typeof value !== 'string' || isHidden) return undefined;
    const [first, others] = typeof headingLevel === 'number' ? [headingLevel, headingLevel] : headingLevel;
    facts.headings.push({ ...toUse(value, pointer), level: isFirst ? first : others });
    return undefined;
  },
};
