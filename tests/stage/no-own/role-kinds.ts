/** Stands for src/own/role-kinds.ts in tests of the product. */
export const roleKinds = {};
