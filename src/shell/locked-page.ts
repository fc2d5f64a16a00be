import { css } from 'styled-components';

/** Keeps the page behind an open dialog where it is. The room of its scroll bar stays, so nothing shifts. */
export const lockedPage = css`
  html:has(&:is([open], :popover-open)) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
`;
