import { type Role, type UseBy, noteAt } from '../role.ts';

export interface HeadingUse extends UseBy<'heading'> {
  level: number;
}

/** A heading. Its schema sets the level: `2`, or `[1, 2]` where the first one of the block differs. */
export const heading: Role<HeadingUse> = {
  shows: 'text',
  read(value, { pointer, field: { headingLevel = 2 }, isHidden, isFirst }) {
    if (typeof value !== 'string' || isHidden) return [];
    const [first, others] = typeof headingLevel === 'number' ? [headingLevel, headingLevel] : headingLevel;
    return [{ ...noteAt('heading', value, pointer), level: isFirst ? first : others }];
  },
};
