import { styled } from 'styled-components';
import { open } from './menu-states.ts';

/**
 * The white sheet below an entry of the bar. Under the pointer it opens after 100 ms, so that one passing by opens
 * nothing, and it closes after 120 ms; so a pointer on its way into a menu may cut the corner across a neighbour.
 */
export const MenuPanel = styled.div`
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  width: 260px;
  max-height: calc(100dvh - var(--header));
  overflow-y: auto;
  border-radius: 0 0 var(--radius-panel) var(--radius-panel);
  background: var(--white);
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
  /* The delays are no motion: they stay for those who ask for less of it. */
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
