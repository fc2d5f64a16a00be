import type { OwnRoles } from '../engine/content/role.ts';

/** What each role of role-kinds.ts does. */
export const roles: OwnRoles = {};
