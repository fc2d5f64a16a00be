import type { MegaMenuColumn, MenuItem, MenuLink } from '../shared/generated/site.ts';

/** The menu of an entry of the bar. */
export type MenuContent =
  | { kind: 'none' }
  | { kind: 'list'; links: MenuLink[] }
  | { kind: 'columns'; columns: MegaMenuColumn[] };

/** The content of an entry's menu. `isMegaMenu` matters only for an entry with both a list and columns. */
export function menuContentOf(item: MenuItem): MenuContent {
  const { children = [], megaMenuColumns = [], isMegaMenu = children.length === 0 } = item;
  if (isMegaMenu && megaMenuColumns.length > 0) return { kind: 'columns', columns: megaMenuColumns };
  if (children.length > 0) return { kind: 'list', links: children };
  return { kind: 'none' };
}
