import type { RefCallback } from 'react';
import { css } from 'styled-components';
import { runTabs } from './run-tabs.ts';

/**
 * The attributes of tabs as the ARIA Authoring Practices describe them. Every tab links to its panel, whose id is its
 * key: an address like `#cms` opens one, and without scripts all panels are visible (see `tabPanelStyles`). `initial` is
 * the key of the tab that is open at first; an unknown one opens none. `runTabs` does the rest.
 */
export function describeTabs(
  tabs: readonly { key: string }[],
  initial: string | undefined = tabs[0]?.key,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
) {
  const focusable = (tabs.find(({ key }) => key === initial) ?? tabs[0])?.key;
  return {
    list: { ref, role: 'tablist', 'aria-orientation': orientation } as const,
    tab: (key: string) =>
      ({
        role: 'tab',
        id: tabId(key),
        href: `#${key}`,
        'aria-controls': key,
        'aria-selected': key === initial,
        tabIndex: key === focusable ? 0 : -1,
      }) as const,
    panels: { 'data-waiting': '' } as const,
    panel: (key: string) =>
      ({
        role: 'tabpanel',
        id: key,
        'aria-labelledby': tabId(key),
        tabIndex: 0,
        'data-open': key === initial,
      }) as const,
  };
}

/** React calls it when it mounts the list, and its cleanup function on unmount. */
const ref: RefCallback<HTMLElement> = runTabs;

function tabId(key: string): string {
  return `${key}_tab`;
}

/** For a tab: muted unless it is open; then a stitch below marks it. */
export const tabStyles = css`
  position: relative;
  color: var(--fg-mute);

  &[aria-selected='true'] {
    color: var(--fg);
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    color: var(--accent);
    background: var(--stitch) left / 15px 100% round;
  }
`;

/**
 * For the element around the panels. Before hydration the panel of the address is open, else the initial one; without
 * scripts and in print all are.
 */
export const tabPanelStyles = css`
  @media screen {
    html.js &:not([data-waiting]) > [data-open='false']:not([hidden]),
    html.js &[data-waiting] > [data-open='false']:not(:target),
    html.js &[data-waiting]:has(> [data-open]:target) > [data-open]:not(:target) {
      display: none;
    }
    /* Closed, but found by the browser's search. */
    > [hidden='until-found'] {
      position: absolute;
      height: 0;
      min-height: 0;
      padding: 0;
    }
  }
  /* The row of tabs stays in the window too. In a low window, so does the panel above the cookie banner. */
  > [role='tabpanel'] {
    scroll-margin-top: min(8rem, 15vh);
  }
`;
