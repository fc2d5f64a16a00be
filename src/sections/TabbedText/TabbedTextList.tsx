import { styled } from 'styled-components';
import { twoColumns } from '../../components/mixins.ts';
import { scrollShade } from '../../components/scroll-shade.ts';
import type { TabbedTextSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Panel, Panels, Tab, TabSet } from './TabSet.tsx';

/** Vertical tabs, at the start of the panel. */
export function TabbedTextList(section: TabbedTextSection) {
  return <List section={section} background="page" orientation="vertical" />;
}

const List = styled(TabSet)`
  --split: 4fr 8fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5.5rem);
  align-items: start;

  ${Tab} {
    padding: 20px 0;
    border-top: 1px solid var(--rule);
    font: var(--heading-style) var(--heading-weight, 500) 1.25rem / calc(1.2 * var(--leading)) var(--display);
  }
  ${Tab}:last-child {
    border-bottom: 1px solid var(--rule);
  }
  ${Tab}[aria-selected='true']::after {
    position: static;
    order: -1;
    flex: none;
    width: 34px;
  }
  ${Panels} {
    display: grid;
    gap: 24px;
  }
  ${Panel}:not([hidden]) {
    padding: clamp(min(1.75rem, 9vw), 4vw, 3.5rem);
    border-radius: var(--radius-card);
  }
  @container ${belowDesktop} {
    [data-many='true'] {
      display: flex;
      gap: 28px;
      margin-inline: calc(-1 * var(--gutter));
      padding-inline: var(--gutter);
      ${scrollShade}
      scrollbar-width: none;
    }
    [data-many='true'] > a {
      flex: none;
      max-width: min(18rem, 75vw);
    }
  }
`;
