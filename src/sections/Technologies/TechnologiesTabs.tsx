import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { scrollShade } from '../../components/scroll-shade.ts';
import { describeTabs, tabStyles, tabPanelStyles } from '../../components/tabs.ts';
import type { TechnologiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { fitGrids, TechnologyGrid } from './TechnologyGrid.tsx';

/** One category at a time, chosen by tabs. An unknown `defaultTab` shows none. */
export function TechnologiesTabs({
  title,
  lead,
  background = 'white',
  categories,
  defaultTab,
}: TechnologiesSection) {
  const { list, tab, panels, panel } = describeTabs(categories, defaultTab);
  const fit = fitGrids(categories);
  return (
    <Block background={background} title={title} lead={lead}>
      <Tabs {...list} aria-label={title} data-many={categories.length > 5}>
        {categories.map(({ key, title: label }) => (
          <Tab key={key} {...tab(key)}>
            {label}
          </Tab>
        ))}
      </Tabs>
      <Panels {...panels}>
        {categories.map((category) => (
          <div key={category.key} {...panel(category.key)}>
            <Name level={3} text={category.title} />
            <TechnologyGrid items={category.items} fit={fit} />
          </div>
        ))}
      </Panels>
    </Block>
  );
}

const Tabs = styled.div`
  display: flex;
  gap: clamp(26px, 3vw, 40px);
  border-bottom: 1px solid var(--rule);
  ${scrollShade}
  scrollbar-width: thin;

  /* In print each panel has its name as a heading. */
  @media print {
    display: none;
  }
  &[data-many='true'] {
    justify-content: space-between;
    gap: 22px;
  }
  /* The row extends to the right edge of the screen. */
  @container ${belowDesktop} {
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    scrollbar-width: none;
  }
`;

const Tab = styled.a`
  ${tabStyles}
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

const Panels = styled.div`
  ${tabPanelStyles}

  html:not(.js) & > * + * {
    margin-top: 32px;
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
