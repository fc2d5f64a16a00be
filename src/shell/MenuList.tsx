import { styled } from 'styled-components';
import type { MenuLink } from '../shared/generated/site.ts';
import { MenuAnchor } from './MenuAnchor.tsx';

/** The links of a narrow menu or of one column of a wide one. */
export function MenuList({ links, path, titledBy }: { links: MenuLink[]; path: string; titledBy?: string }) {
  return (
    <Root aria-labelledby={titledBy}>
      {links.map((link) => (
        <li key={link.link}>
          <MenuAnchor link={link} path={path} />
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  [id] > & {
    padding: 16px 24px 20px;
  }
  a {
    display: block;
    padding-block: 8px;
    font-weight: 500;
    font-size: var(--fs-ui);
    line-height: 1.3;
    transition: color var(--quick) var(--ease);
  }
  a:hover,
  a[aria-current] {
    color: var(--hover);
  }
  a[aria-current] {
    background: var(--stitch) left calc(100% - 4px) / 100% 2px no-repeat;
    width: fit-content;
  }
  @media (pointer: coarse) {
    a {
      padding-block: 12px;
    }
  }
`;
