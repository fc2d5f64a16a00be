import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { Heading } from '../../components/Heading.tsx';
import { describeTabs, tabLook, tabPanelsLook } from '../../components/tabs.ts';
import type { TechnologiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { byVariant } from '../by-variant.ts';
import { TechnologyGrid, TechnologyIcon } from './TechnologyGrid.tsx';

/** One category at a time, chosen by tabs. An unknown `defaultTab` shows none. */
function TechnologyTabs({ title, lead, background = 'white', categories, defaultTab }: TechnologiesSection) {
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

/** One row per category. */
function TechnologyRows({ title, lead, background = 'white', categories }: TechnologiesSection) {
  return (
    <Block background={background} title={title} lead={lead}>
      <Rows>
        {categories.map((category) => (
          <Row key={category.key} id={category.key}>
            <Heading level={3} text={category.title} />
            <Marks>
              {category.items.map((item) => (
                <li key={item.name}>
                  <TechnologyIcon icon={item.iconUrl} />
                  {item.name}
                </li>
              ))}
            </Marks>
          </Row>
        ))}
      </Rows>
    </Block>
  );
}

const Rows = styled.ul`
  border-bottom: 1px solid var(--rule);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 3fr 9fr;
  gap: 24px;
  align-items: center;
  padding: 30px 0;
  border-top: 1px solid var(--rule);

  h3 {
    font-size: min(1.375rem, 7.5vw);
  }
  ${Rows}${hasLongWord} > & {
    grid-template-columns: 4.5fr 7.5fr;
  }
  @container ${belowDesktop} {
    ${Rows}${hasLongWord} > & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container ${belowTablet} {
    &:nth-child(n):nth-child(n) {
      grid-template-columns: minmax(0, 1fr);
    }
    gap: 14px;
  }
`;

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 18px 40px;

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    max-width: 100%;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  img {
    flex: none;
    width: 34px;
    height: 34px;
    object-fit: contain;
  }
  @container ${belowTablet} {
    gap: 14px 26px;
  }
`;

export const Technologies = byVariant<TechnologiesSection>('tabs', {
  tabs: TechnologyTabs,
  rows: TechnologyRows,
});
