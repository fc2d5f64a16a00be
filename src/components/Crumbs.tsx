import { styled } from 'styled-components';
import { useLanguage } from './use-language.ts';
import type { Crumb } from '../shared/generated/sections.ts';

/** Breadcrumbs: the path from the home page to this one, which is no link even if it has an address. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] | undefined }) {
  const { words } = useLanguage();
  if (!crumbs) return null;
  return (
    <Trail aria-label={words.breadcrumb}>
      <ol>
        {crumbs.map(({ label, href }, index) => {
          const isThisPage = index === crumbs.length - 1;
          return (
            <li key={label} aria-current={isThisPage ? 'page' : undefined}>
              {href === undefined || isThisPage ? label : <a href={href}>{label}</a>}
            </li>
          );
        })}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  margin-bottom: 22px;
  font-size: var(--fs-small);
  color: var(--fg-soft);

  ol {
    display: flex;
    flex-wrap: wrap;
  }
  li + li::before {
    content: '/' / '';
    margin-inline: 0.55em;
  }
  a {
    position: relative;
    border-bottom: 1px solid var(--rule-strong);
  }
  a::before {
    content: '';
    position: absolute;
    inset: -12px -6px;
  }
  a:hover {
    border-color: currentColor;
  }
`;
