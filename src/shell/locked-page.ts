import { css } from 'styled-components';

/** Keeps the page behind an open dialog where it is. A scroll bar that takes room leaves that room behind: see base.css. */
export const lockedPage = css`
  html:has(&[open]) {
    overflow: hidden;
  }
`;
