import type { Footer, FooterLink } from '../shared/generated/site.ts';
import { safeHref } from '../shared/safe-href.ts';

interface Props {
  link: FooterLink;
  path: string;
  /** Text for screen readers after a link that opens in a new tab. */
  newTabNote: Footer['newTabNote'];
}

export function FooterAnchor({ link: { label, href, newTab = false }, path, newTabNote }: Props) {
  if (newTab) {
    return (
      <a href={safeHref(href)} target="_blank" rel="noopener">
        {label} <span className="visually-hidden">({newTabNote})</span>
      </a>
    );
  }
  return (
    <a href={safeHref(href)} aria-current={href === path ? 'page' : undefined}>
      {label}
    </a>
  );
}
