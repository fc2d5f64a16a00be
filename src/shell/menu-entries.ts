import type { MegaMenuColumn, MenuItem, MenuLink } from '../shared/generated/site.ts';

/** What hangs below an entry of the bar. */
export type MenuContent =
  { kind: 'none' } | { kind: 'list'; links: MenuLink[] } | { kind: 'columns'; columns: MegaMenuColumn[] };

/** Tells what an entry opens. `isMegaMenu` decides only when both a list and columns are given. */
export function menuContentOf(item: MenuItem): MenuContent {
  const { children = [], megaMenuColumns = [], isMegaMenu = children.length === 0 } = item;
  if (isMegaMenu && megaMenuColumns.length > 0) return { kind: 'columns', columns: megaMenuColumns };
  if (children.length > 0) return { kind: 'list', links: children };
  return { kind: 'none' };
}
