import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { describeTabs, tabLook, tabPanelsLook } from '../../components/tabs.ts';
import { twoColumns } from '../../components/looks.ts';
import { Block } from '../../components/Block.tsx';
import type { TabbedTextSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { TabText } from './TabText.tsx';

/** Vertical tabs, left of the panel. */
export function TabbedList({ title, tabs, defaultTab }: TabbedTextSection) {
  const { list, tab, panels, panel } = describeTabs(tabs, defaultTab, 'vertical');
  return (
    <Block background="page">
      <Heading level={2} text={title} />
      <Split>
        <Tabs {...list} aria-label={title} data-many={tabs.length > 4 ? '' : undefined}>
          {tabs.map((item) => (
            <Tab key={item.key} {...tab(item.key)}>
              {item.title}
            </Tab>
          ))}
        </Tabs>
        <Panels {...panels}>
          {tabs.map((item) => (
            <Panel key={item.key} {...panel(item.key)}>
              <TabText tab={item} />
            </Panel>
          ))}
        </Panels>
      </Split>
    </Block>
  );
}

const Split = styled.div`
  --split: 4fr 8fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5.5rem);
  align-items: start;
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;

const Tabs = styled.div`
  @container ${belowDesktop} {
    &[data-many] {
      display: flex;
      gap: 28px;
      margin-inline: calc(-1 * var(--gutter));
      padding-inline: var(--gutter);
      overflow-x: auto;
      scrollbar-width: none;
    }
    &[data-many] > a {
      flex: none;
      max-width: min(18rem, 75vw);
    }
  }
`;

const Tab = styled.a`
  ${tabLook}
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 20px 0;
  border-top: 1px solid var(--rule);
  font: 500 1.25rem / 1.2 var(--display);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  &:last-child {
    border-bottom: 1px solid var(--rule);
  }
  &[aria-selected='true']::after {
    position: static;
    order: -1;
    flex: none;
    width: 34px;
  }
`;

const Panels = styled.div`
  display: grid;
  gap: 24px;
  ${tabPanelsLook}
`;

const Panel = styled.div`
  padding: clamp(min(1.75rem, 9vw), 4vw, 3.5rem);
  border-radius: var(--radius-card);
  background: var(--surface);
`;
