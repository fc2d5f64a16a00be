import { styled } from 'styled-components';
import type { MenuItem } from '../shared/generated/site.ts';
import { DrawerLinks } from './DrawerLinks.tsx';
import { menuContentOf } from './menu-entries.ts';
import { MenuAnchor } from './MenuAnchor.tsx';

/** One entry of the drawer. An entry with a menu expands independently of the others. */
export function DrawerEntry({ item, path }: { item: MenuItem; path: string }) {
  const content = menuContentOf(item);
  const { label, link } = item;
  const own = link ? { label, link } : undefined;
  if (content.kind === 'none') {
    return <Root>{own ? <MenuAnchor link={own} path={path} /> : <span>{label}</span>}</Root>;
  }
  return (
    <Root>
      <details>
        <summary>{label}</summary>
        <Inside>
          {own && <DrawerLinks links={[own]} path={path} />}
          {content.kind === 'list' && <DrawerLinks links={content.links} path={path} />}
          {content.kind === 'columns' &&
            content.columns.map(({ title, items }) => (
              <DrawerLinks key={title} title={title} links={items} path={path} />
            ))}
        </Inside>
      </details>
    </Root>
  );
}

const Root = styled.li`
  border-top: 1px solid var(--page-line);

  > a,
  > span,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 54px;
    padding-inline: 22px;
    font: 520 1.1875rem/1.1 var(--display);
    transition: color var(--quick) var(--ease);
  }
  > a:hover,
  summary:hover,
  > a[aria-current] {
    color: var(--hover);
  }
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* A plus that turns into a minus. */
  summary::after {
    content: '';
    width: 12px;
    height: 12px;
    background:
      linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat,
      linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat;
  }
  [open] > summary::after {
    background:
      linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat,
      linear-gradient(currentColor, currentColor) center / 2px 0 no-repeat;
  }
  :is(a, summary):focus-visible {
    outline-offset: -3px;
  }
`;

const Inside = styled.div`
  padding: 0 22px 14px;
`;
