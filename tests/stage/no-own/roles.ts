/** Stands for src/own/roles.ts in tests of the product. */
export const roles = {};
