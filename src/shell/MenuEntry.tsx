import { styled } from 'styled-components';
import { belowWideNavigation } from '../theme/room.ts';
import type { MenuItem } from '../shared/generated/site.ts';
import { Chevron } from './Chevron.tsx';
import { menuContentOf } from './menu-entries.ts';
import { open } from './menu-states.ts';
import { MenuAnchor } from './MenuAnchor.tsx';
import { MenuList } from './MenuList.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { MegaMenu } from './MegaMenu.tsx';

/** One entry of the bar: a link, a button that opens a menu, or both side by side. */
export function MenuEntry({ item, index, path }: { item: MenuItem; index: number; path: string }) {
  const content = menuContentOf(item);
  const { label, link } = item;
  const anchor = link && <MenuAnchor link={{ label, link }} path={path} />;
  if (content.kind === 'none') return <Root>{anchor ?? <span>{label}</span>}</Root>;

  const panel = `menu-${index}`;
  return (
    <Root data-wide={content.kind === 'columns' ? '' : undefined}>
      {anchor}
      <button type="button" aria-expanded="false" aria-controls={panel}>
        {anchor ? <span className="visually-hidden">{label}</span> : label}
        <Chevron />
      </button>
      <MenuPanel id={panel} data-closed="">
        {content.kind === 'columns' ? (
          <MegaMenu columns={content.columns} promo={item.promo} panel={panel} path={path} />
        ) : (
          <MenuList links={content.links} path={path} />
        )}
      </MenuPanel>
    </Root>
  );
}

const Root = styled.li`
  display: flex;
  align-items: center;
  /* As high as the bar, so that the pointer reaches the menu without leaving the entry. */
  height: var(--header);

  /* A wide menu is positioned by the row instead, at the content's right edge. */
  &:not([data-wide]) {
    position: relative;
  }
  > a,
  > span,
  > button {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 46px;
    padding-inline: 12px;
    font-weight: 500;
    font-size: var(--fs-ui);
    line-height: 1.3;
    white-space: nowrap;
    transition: color var(--quick) var(--ease);
  }
  /* Wide enough for a finger: WCAG 2.5.8. */
  > a + button {
    padding-inline: 4px 12px;
  }
  > a:has(+ button) {
    padding-inline-end: 2px;
  }
  > a:hover,
  > button:hover,
  &${open} > :is(a, button),
  > a[aria-current],
  &:has([aria-current]) > button {
    color: var(--hover);
  }
  &${open} > button,
  > a[aria-current],
  &:has([aria-current]) > button {
    background: var(--stitch) 12px calc(100% - 6px) / calc(100% - 24px) 2px no-repeat;
  }
  &${open} > button > svg {
    rotate: 180deg;
  }
  @container ${belowWideNavigation} {
    > a,
    > span,
    > button {
      padding-inline: 10px;
    }
  }
`;
