import type { Sections } from '../sections/definition.ts';

/** The section types of this company. `npm run new:section` adds to them, and no update of the product changes this file. */
export const sections = {
  // One of the product's types, such as "hero", replaces its definition.
} satisfies Partial<Sections>;
