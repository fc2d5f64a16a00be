import { css } from 'styled-components';

/**
 * Keeps the page behind an open dialog where it is. A scroll bar that takes room leaves that room behind, so
 * nothing shifts; the script marks the root when there is such a bar.
 */
export const lockedPage = css`
  html:has(&[open]) {
    overflow: hidden;
  }
  html[data-scroll-bar]:has(&[open]) {
    scrollbar-gutter: stable;
  }
`;
