import type { RefCallback } from 'react';
import { css } from 'styled-components';
import { runTabs } from './run-tabs.ts';

/**
 * The attributes of tabs as the ARIA Authoring Practices describe them. Every tab is a link to its panel and every panel
 * has its key as id, so an address like `#cms` opens one, and without scripts all panels are in view (see
 * `tabPanelsLook`). An `initial` that names no tab opens none. `runTabs` does the rest.
 */
export function describeTabs(
  keys: readonly string[],
  initial: string | undefined,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
) {
  const focusable = initial !== undefined && keys.includes(initial) ? initial : keys[0];
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

/** React runs it once the list is in the document, and ends it when the list goes. */
const ref: RefCallback<HTMLElement> = runTabs;

function tabId(key: string): string {
  return `${key}-tab`;
}

/**
 * For the element that holds the panels. Until the tabs are alive the panel named in the address is open, else the
 * initial one; without scripts, and on paper, all of them are.
 */
export const tabPanelsLook = css`
  @media screen {
    html.js &:not([data-waiting]) > [data-open='false']:not([hidden]),
    html.js &[data-waiting] > [data-open='false']:not(:target),
    html.js &[data-waiting]:has(> [data-open]:target) > [data-open]:not(:target) {
      display: none;
    }
    /* Closed, and found by the browser's search. */
    > [hidden='until-found'] {
      position: absolute;
      height: 0;
      min-height: 0;
      padding: 0;
    }
  }
  > [role='tabpanel'] {
    scroll-margin-top: calc(var(--header) + 8rem);
  }
`;
