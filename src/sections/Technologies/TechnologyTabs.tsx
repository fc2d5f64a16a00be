import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { describeTabs, tabLook, tabPanelsLook } from '../../components/tabs.ts';
import { Block } from '../../components/Block.tsx';
import type { TechnologiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { TechnologyGrid } from './TechnologyGrid.tsx';

/** One category at a time, chosen by tabs. An unknown `defaultTab` shows none. */
export function TechnologyTabs({
  title,
  lead,
  background = 'white',
  categories,
  defaultTab,
}: TechnologiesSection) {
  const { list, tab, panels, panel } = describeTabs(categories, defaultTab);
  const counts = categories.map(({ items }) => items.length);
  return (
    <Block background={background} title={title} lead={lead}>
      <Tabs {...list} aria-label={title} data-many={categories.length > 5}>
        {categories.map(({ key, title: label }) => (
          <Tab key={key} {...tab(key)}>
            {label}
          </Tab>
        ))}
      </Tabs>
      <Panels {...panels} data-uneven={Math.max(...counts) > 5 && Math.min(...counts) <= 5}>
        {categories.map((category) => (
          <div key={category.key} {...panel(category.key)}>
            <Name level={3} text={category.title} />
            <TechnologyGrid items={category.items} />
          </div>
        ))}
      </Panels>
    </Block>
  );
}

const Tabs = styled.div`
  display: flex;
  gap: clamp(26px, 3vw, 40px);
  max-width: 1000px;
  margin-inline-start: auto;
  border-bottom: 1px solid var(--rule);
  overflow-x: auto;
  scrollbar-width: thin;

  /* In print each panel has its name as a heading. */
  @media print {
    display: none;
  }
  &[data-many='true'] {
    justify-content: space-between;
    gap: 22px;
  }
  /* The row extends to the right edge of the screen: a tab that is cut off there shows that there are more. */
  @container ${belowDesktop} {
    max-width: none;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    scrollbar-width: none;
  }
`;

const Tab = styled.a`
  ${tabLook}
  flex: none;
  padding: 16px 0 17px;
  font-size: var(--fs-ui);
  font-weight: 500;
  max-width: min(18rem, 75vw);

  &[aria-selected='true'] {
    /* Looks bolder at the same width, so opening a tab moves no other. */
    -webkit-text-stroke: 0.4px currentColor;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/**
 * When some categories take one row and others more, all get the height of two, so that opening a tab does not move the
 * content below. The empty room of smaller ones counts towards the block's bottom padding.
 */
const Panels = styled.div`
  max-width: 1000px;
  margin-inline-start: auto;
  ${tabPanelsLook}

  html:not(.js) & > * + * {
    margin-top: 32px;
  }
  @container ${belowDesktop} {
    max-width: none;
  }
  @media screen {
    html.js &[data-uneven='true'] {
      min-height: 460px;
      margin-bottom: calc(-0.75 * var(--section));
    }
    @container ${belowDesktop} {
      html.js &[data-uneven='true'] {
        min-height: 380px;
        margin-bottom: calc(-0.25 * var(--section));
      }
    }
    @container ${belowTablet} {
      html.js &[data-uneven='true'] {
        min-height: 450px;
      }
    }
  }
`;

/** Hidden with scripts, where the open tab shows the name. */
const Name = styled(Heading)`
  padding-top: 24px;

  @media screen {
    html.js & {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
