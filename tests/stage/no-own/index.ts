/** Stands for src/own/index.ts in tests of the product. */
export const sections = {};
