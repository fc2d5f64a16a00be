import { useId } from 'react';
import { styled } from 'styled-components';
import type { MenuLink } from '../shared/generated/site.ts';
import { MenuAnchor } from './MenuAnchor.tsx';

/** The links of an expanded drawer entry, with the title of their group, if any. */
export function DrawerLinks({ title, links, path }: { title?: string; links: MenuLink[]; path: string }) {
  const id = useId();
  return (
    <>
      {title && <Title id={id}>{title}</Title>}
      <Links aria-labelledby={title && id}>
        {links.map((link) => (
          <li key={link.link}>
            <MenuAnchor link={link} path={path} />
          </li>
        ))}
      </Links>
    </>
  );
}

const Title = styled.p`
  margin: 8px 0 4px;
  font-weight: 700;
  font-size: var(--fs-label);
  color: var(--page-link);
`;

const Links = styled.ul`
  border-inline-start: 2px solid var(--page-line);

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline-start: 14px;
    font-size: var(--fs-ui);
    color: var(--page-soft);
    transition: color var(--quick) var(--ease);
  }
  a:hover,
  a[aria-current] {
    color: var(--hover);
  }
  a[aria-current] {
    font-weight: 600;
  }
`;
