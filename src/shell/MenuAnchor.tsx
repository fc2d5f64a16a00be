import { safeHref } from '../shared/safe-href.ts';
import type { MenuLink } from '../shared/generated/site.ts';

/** A menu link, marked when it leads to the current page. */
export function MenuAnchor({ link: { label, link }, path }: { link: MenuLink; path: string }) {
  return (
    <a href={safeHref(link)} aria-current={link === path ? 'page' : undefined}>
      {label}
    </a>
  );
}
