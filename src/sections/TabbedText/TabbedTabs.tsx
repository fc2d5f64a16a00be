import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Pattern } from '../../components/Pattern.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { describeTabs, tabLook, tabPanelsLook } from '../../components/tabs.ts';
import { twoColumns } from '../../components/looks.ts';
import { Block } from '../../components/Block.tsx';
import type { TabbedTextSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { TabText } from './TabText.tsx';

/** Horizontal tabs. The open one joins the panel below it. */
export function TabbedTabs({ title, tabs, defaultTab }: TabbedTextSection) {
  const { list, tab, panels, panel } = describeTabs(tabs, defaultTab);
  return (
    <Block background="soft">
      <Title level={2} text={title} />
      <Tabs {...list} aria-label={title}>
        {tabs.map((item, index) => (
          <Tab key={item.key} {...tab(item.key)}>
            {item.pattern && <Pattern name={item.pattern} color={index} />}
            {item.title}
          </Tab>
        ))}
      </Tabs>
      <Panels {...panels}>
        {tabs.map((item) => (
          <Panel key={item.key} {...panel(item.key)}>
            <TabText tab={item} />
            {item.picture && <PictureView picture={item.picture} sizes="(max-width: 1023px) 100vw, 590px" />}
          </Panel>
        ))}
      </Panels>
    </Block>
  );
}

const Title = styled(Heading)`
  max-width: 15em;
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

const Tabs = styled.div`
  display: grid;
  grid-auto-flow: column;
  /* Tabs that do not fit scroll. */
  grid-auto-columns: minmax(14.25rem, 1fr);
  gap: 6px;
  overflow-x: auto;
  scrollbar-width: thin;

  @container ${belowDesktop} {
    margin-inline-end: calc(-1 * var(--gutter));
    padding-inline-end: var(--gutter);
    scrollbar-width: none;
  }
`;

const Tab = styled.a`
  ${tabLook}
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 84px;
  padding: 18px 20px;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: color-mix(in srgb, var(--fg) 4%, transparent);
  font: 520 1.1875rem / 1.2 var(--display);
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
  color: var(--fg-soft);
  transition:
    background-color var(--quick) var(--ease),
    color var(--quick) var(--ease);

  svg {
    flex: none;
    width: 44px;
    height: 44px;
  }
  &:hover {
    background: color-mix(in srgb, var(--surface) 60%, transparent);
    color: var(--fg);
  }
  &[aria-selected='true'] {
    background: var(--surface);
  }
  &[aria-selected='true']::after {
    inset: 0 20px auto;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Panels = styled.div`
  ${tabPanelsLook}
`;

const Panel = styled.div`
  --split: 6.6fr 5.4fr;
  ${twoColumns}
  overflow: hidden;
  border-radius: 0 0 var(--radius-card) var(--radius-card);
  background: var(--surface);

  > div {
    padding: clamp(min(1.75rem, 9vw), 4.6vw, 4rem);
  }
  ul {
    grid-template-columns: 1fr;
    gap: 10px;
  }
  h3 {
    font-size: min(clamp(1.625rem, 1.3rem + 1.3vw, 2.375rem), 8.5vw);
  }
  img {
    width: 100%;
    height: 100%;
    min-height: 440px;
    object-fit: cover;
  }
  @container ${belowDesktop} {
    img {
      min-height: 300px;
      max-height: 420px;
    }
  }
`;
