import { styled } from 'styled-components';
import { open } from './menu-states.ts';

/**
 * The panel below an entry of the bar. It opens 100 ms after the pointer arrives, so that a passing pointer
 * opens nothing, and closes after 120 ms, so that a pointer may cross a neighbour on its way into the menu.
 */
export const MenuPanel = styled.div`
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  width: 260px;
  max-height: calc(100dvh - var(--header));
  overflow-y: auto;
  border-radius: 0 0 var(--radius-panel) var(--radius-panel);
  background: var(--white-background);
  box-shadow: var(--shadow-menu);
  visibility: hidden;
  opacity: 0;
  translate: 0 -6px;
  transition:
    visibility 0s 120ms,
    opacity 60ms 60ms,
    translate 0s 120ms;

  li[data-wide] > & {
    inset-inline-start: auto;
    inset-inline-end: var(--gutter);
    width: min(1000px, 100vw - 32px);
  }
  li${open} > & {
    z-index: 1;
    visibility: visible;
    opacity: 1;
    translate: 0 0;
    transition:
      visibility 0s,
      opacity var(--quick) var(--ease),
      translate var(--quick) var(--ease);
  }
  li:hover:not(:focus-within)${open} > & {
    transition-delay: 100ms;
  }
  /* The delays are not motion, so they stay. */
  @media (prefers-reduced-motion: reduce) {
    translate: 0 0;
    transition: visibility 0s 120ms !important;

    li${open} > & {
      transition: visibility 0s !important;
    }
    li:hover:not(:focus-within)${open} > & {
      transition: visibility 0s 100ms !important;
    }
  }
`;
