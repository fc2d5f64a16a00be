import { useId } from 'react';
import { belowDesktop, belowTablet, cramped } from '../theme/room.ts';
import { styled } from 'styled-components';
import type { Footer, FooterColumn } from '../shared/generated/site.ts';
import { FooterAnchor } from './FooterAnchor.tsx';

interface Props {
  footer: Footer;
  path: string;
}

/** The columns of links. The first is wide and has columns of its own. */
export function FooterColumns({ footer, path }: Props) {
  const { columns = [] } = footer;
  if (columns.length === 0) return null;
  return (
    <Root aria-label={footer.linksLabel}>
      {columns.map((column) => (
        <Column key={column.title} column={column} path={path} newTabNote={footer.newTabNote} />
      ))}
    </Root>
  );
}

function Column({ column, path, newTabNote }: { column: FooterColumn; path: string; newTabNote: string }) {
  const id = useId();
  return (
    <div>
      <Title id={id}>{column.title}</Title>
      <ul aria-labelledby={id}>
        {column.links.map((link) => (
          <li key={link.label}>
            <FooterAnchor link={link} path={path} newTabNote={newTabNote} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Title = styled.h3`
  margin-bottom: 16px;
  font: 600 var(--fs-small) / 1.3 var(--text);
  letter-spacing: 0;
  color: var(--accent);
`;

const Root = styled.nav`
  display: grid;
  grid-template-columns: 6.4fr 2fr 2.2fr 2fr;
  gap: 40px;
  padding-block: 48px;
  border-top: 1px solid var(--rule);
  font-size: var(--fs-small);

  > :first-child ul {
    columns: 3;
    column-gap: 28px;
  }
  li {
    break-inside: avoid;
  }
  a {
    display: block;
    padding-block: 5px;
    line-height: 1.4;
    color: var(--fg-soft);
    transition: color var(--quick) var(--ease);
  }
  a:hover {
    color: var(--white-background);
  }
  a[aria-current] {
    width: fit-content;
    color: var(--white-background);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @container ${belowDesktop} {
    grid-template-columns: repeat(3, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
    a {
      padding-block: 8px;
    }
  }
  @container ${belowTablet} {
    grid-template-columns: 1fr 1fr;

    > :first-child ul {
      columns: 2;
    }
  }
  @container ${cramped} {
    grid-template-columns: 1fr;

    > :first-child ul {
      columns: 1;
    }
  }
`;
