import { styled } from 'styled-components';
import { twoColumns } from '../../components/mixins.ts';
import { scrollShade } from '../../components/scroll-shade.ts';
import type { TabbedTextSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Panel, Points, Tab, Tabs, TabSet, Text } from './TabSet.tsx';

/** A row of tabs; the open one joins the panel below it. */
export function TabbedTextTabs(section: TabbedTextSection) {
  return <Row section={section} background="soft" orientation="horizontal" hasPictures />;
}

const Row = styled(TabSet)`
  ${Tabs} {
    display: grid;
    grid-auto-flow: column;
    /* Tabs that do not fit scroll. */
    grid-auto-columns: minmax(14.25rem, 1fr);
    gap: 6px;
    ${scrollShade}
    scrollbar-width: thin;
  }
  ${Tab} {
    min-height: 84px;
    padding: 18px 20px;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    background: color-mix(in srgb, var(--fg) 4%, transparent);
    font: var(--heading-style) var(--heading-weight, 520) 1.1875rem / calc(1.2 * var(--leading))
      var(--display);
    color: var(--fg-soft);
    transition: background-color var(--quick) var(--ease);

    svg {
      width: 44px;
      height: 44px;
    }
    &:hover {
      background: color-mix(in srgb, var(--surface) 60%, transparent);
      color: var(--fg);
    }
    &[aria-selected='true'] {
      background: var(--surface);
      color: var(--fg);
    }
    &[aria-selected='true']::after {
      inset: 0 20px auto;
    }
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  ${Panel} {
    --split: 6.6fr 5.4fr;
    ${twoColumns}
    overflow: hidden;
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }
  ${Text} {
    padding: clamp(min(1.75rem, 9vw), 4.6vw, 4rem);
  }
  ${Points} {
    grid-template-columns: 1fr;
    gap: 10px;
  }
  h3 {
    font-size: min(clamp(1.625rem, 1.3rem + 1.3vw, 2.375rem) * var(--size-h2), 8.5vw / var(--wide));
  }
  img {
    width: 100%;
    height: 100%;
    min-height: 440px;
    object-fit: cover;
  }
  @container ${belowDesktop} {
    ${Tabs} {
      margin-inline-end: calc(-1 * var(--gutter));
      padding-inline-end: var(--gutter);
      scrollbar-width: none;
    }
    img {
      min-height: 300px;
      max-height: 420px;
    }
  }
`;
