import { styled } from 'styled-components';
import { Icon } from '../components/Button.tsx';
import { belowNavigation } from '../styles/container-sizes.ts';
import type { MenuItem, Navigation } from '../shared/generated/site.ts';
import { Anchor, groupsOf } from './LinkList.tsx';
import { MenuPanel, open } from './MenuPanel.tsx';

/** The entries of the bar and their menus. */
export function Menu({ navigation }: { navigation: Navigation }) {
  return (
    <Root aria-label={navigation.label} data-shell="menu">
      <ul>
        {navigation.items.map((item, index) => (
          <MenuEntry key={item.label} item={item} index={index} />
        ))}
      </ul>
      <Scrim />
    </Root>
  );
}

/** One entry of the bar: a link, a button that opens a menu, or both side by side. */
export function MenuEntry({ item, index }: { item: MenuItem; index: number }) {
  const { label, link } = item;
  const groups = groupsOf(item);
  const anchor = link && <Anchor link={{ label, href: link }} />;
  if (groups.length === 0) return <Entry>{anchor ?? <span>{label}</span>}</Entry>;

  const panel = `menu-${index}`;
  const isWide = groups[0]?.title !== undefined;
  return (
    <Entry data-wide={isWide ? '' : undefined}>
      {anchor}
      <button type="button" aria-expanded="false" aria-controls={panel}>
        {anchor ? <span className="visually-hidden">{label}</span> : label}
        <Icon viewBox="0 0 10 7" width="10" height="7">
          <path d="m1 1 4 4 4-4" />
        </Icon>
      </button>
      <MenuPanel id={panel} groups={groups} promo={isWide ? item.promo : undefined} />
    </Entry>
  );
}

/** Dims the page behind an open menu. Clicks pass through to the page. */
const Scrim = styled.div`
  position: fixed;
  inset: var(--header) 0 0;
  z-index: -1;
  background: color-mix(in srgb, var(--dark-background) 38%, transparent);
  opacity: 0;
  pointer-events: none;
  transition: opacity var(--panel) var(--ease) 100ms;
`;

const Root = styled.nav`
  flex: none;

  > ul {
    display: flex;
  }
  &:has([aria-expanded='true'])
  ${Scrim},
  &:not([data-live]):has(li:is(:hover, :focus-within) > [aria-expanded])
  ${Scrim} {
    opacity: 1;
  }
  [data-without~='menus'] & {
    display: none;
  }
  @container ${belowNavigation} {
    display: none;
  }
`;

const Entry = styled.li`
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
    padding-inline: min(14px, 0.85vw);
    font-weight: 500;
    font-size: var(--fs-ui);
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
  > button:hover,
  > a[aria-current],
  &:has([aria-current]) > button {
    color: var(--hover);
  }
  > a[aria-current],
  &:has([aria-current]) > button {
    background: var(--stitch) left calc(100% - 6px) / 15px 2px round no-repeat content-box;
  }
  > button > svg {
    transition: rotate var(--quick) var(--ease);
  }
  &${open} > button > svg {
    rotate: 180deg;
  }
`;
