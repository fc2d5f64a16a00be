import { safeHref } from '../shared/safe-href.ts';
import type { MenuLink } from '../shared/generated/site.ts';

/** A link of a menu, marked when it leads to the page it stands on. */
export function MenuAnchor({ link: { label, link }, path }: { link: MenuLink; path: string }) {
  return (
    <a href={safeHref(link)} aria-current={link === path ? 'page' : undefined}>
      {label}
    </a>
  );
}
