import { type ReactNode, useContext } from 'react';
import type { FooterLink, MenuItem } from '../shared/generated/site.ts';
import { safeHref } from '../shared/safe-href.ts';
import { CurrentAddress } from './shell-props.ts';

/** Links of the shell, with the title of their group, if any. */
export interface LinkGroup {
  title?: string;
  links: FooterLink[];
}

/**
 * The links in an entry's menu: in titled groups, in one without a title, or none. `isMegaMenu` matters only for an
 * entry with both a list and columns.
 */
export function groupsOf({ children = [], megaMenuColumns = [], isMegaMenu }: MenuItem): LinkGroup[] {
  if ((isMegaMenu ?? children.length === 0) && megaMenuColumns.length > 0)
    return megaMenuColumns.map(({ title, items }) => ({ title, links: items.map(toLink) }));
  return children.length > 0 ? [{ links: children.map(toLink) }] : [];
}

function toLink({ label, link }: { label: string; link: string }): FooterLink {
  return { label, href: link };
}

interface AnchorProps {
  link: FooterLink;
  /** Text for screen readers after a link that opens in a new tab. */
  newTabNote?: string | undefined;
}

/** An entry of a list. The browser marks the current one as here after a navigation (`browser/render-page.ts`). */
export function Anchor({ link: { label, href, newTab = false }, newTabNote }: AnchorProps) {
  const isCurrent = useContext(CurrentAddress) === href;
  if (newTab) {
    return (
      <a href={safeHref(href)} target="_blank" rel="noopener">
        {label} <span className="visually-hidden">({newTabNote})</span>
      </a>
    );
  }
  return (
    <a href={safeHref(href)} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  );
}

interface ListProps extends LinkGroup, Omit<AnchorProps, 'link'> {
  titleAs?: 'p' | 'h3';
  /** A button that shows and hides the links on a small screen. Hidden on others. */
  button?: ReactNode;
  /** Items after the links. */
  children?: ReactNode;
}

export function LinkList({ title, titleAs: Title = 'p', button, links, newTabNote, children }: ListProps) {
  return (
    <>
      {title && <Title>{title}</Title>}
      {button}
      <ul aria-label={title}>
        {links.map((link) => (
          <li key={link.label}>
            <Anchor link={link} newTabNote={newTabNote} />
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
