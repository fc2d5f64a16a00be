import { styled } from 'styled-components';
import { belowNavigation, belowWideNavigation } from '../theme/room.ts';
import type { Navigation } from '../shared/generated/site.ts';
import { MenuEntry } from './MenuEntry.tsx';

/** The entries of the bar and their menus. */
export function Menu({ navigation, path }: { navigation: Navigation; path: string }) {
  return (
    <Root aria-label={navigation.label} data-shell="menu">
      <ul>
        {navigation.items.map((item, index) => (
          <MenuEntry key={item.label} item={item} index={index} path={path} />
        ))}
      </ul>
      <Scrim />
    </Root>
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
  margin-inline-start: 8px;

  > ul {
    display: flex;
    gap: 4px;
  }
  &:has([aria-expanded='true'])
  ${Scrim},
  &:not([data-live]):has(li:is(:hover, :focus-within) > [aria-expanded])
  ${Scrim} {
    opacity: 1;
  }
  @container ${belowWideNavigation} {
    margin-inline-start: 0;

    > ul {
      gap: 0;
    }
  }
  [data-without~='menus'] & {
    display: none;
  }
  @container ${belowNavigation} {
    display: none;
  }
`;
