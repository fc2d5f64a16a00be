import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText, twoColumns } from '../../components/mixins.ts';
import { Pattern } from '../../components/Pattern.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { RichTextView } from '../../components/RichTextView.tsx';
import { scrollShade } from '../../components/scroll-shade.ts';
import { describeTabs, tabStyles, tabPanelStyles } from '../../components/tabs.ts';
import type { TabbedTextSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';

/** "tabs": a row of tabs; the open one joins the panel below it. "list": vertical tabs, left of the panel. */
export function TabbedText({ variant = 'tabs', title, tabs, defaultTab }: TabbedTextSection) {
  const isList = variant === 'list';
  const orientation = isList ? 'vertical' : 'horizontal';
  const { list, tab, panels, panel } = describeTabs(tabs, defaultTab, orientation);
  return (
    <Block background={isList ? 'page' : 'soft'}>
      <Heading level={2} text={title} />
      <Layout data-variant={variant}>
        <Tabs {...list} aria-label={title} data-many={tabs.length > 4}>
          {tabs.map(({ key, title: label, pattern }, index) => (
            <Tab key={key} {...tab(key)}>
              {!isList && pattern && <Pattern name={pattern} color={index} />}
              {label}
            </Tab>
          ))}
        </Tabs>
        <Panels {...panels}>
          {tabs.map(({ key, heading, description, points, picture }) => (
            <Panel key={key} {...panel(key)}>
              <Text>
                <Heading level={3} text={heading} />
                <Lead text={description} />
                {points && (
                  <Points>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </Points>
                )}
              </Text>
              {!isList && picture && (
                <PictureView picture={picture} sizes="(max-width: 1023px) 100vw, 590px" />
              )}
            </Panel>
          ))}
        </Panels>
      </Layout>
    </Block>
  );
}

const Text = styled.div`
  display: grid;
  gap: 22px;
  align-content: center;
`;

const Lead = styled(RichTextView)`
  ${leadText}
`;

const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 12px 28px;

  li {
    display: flex;
    gap: 12px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 5px;
    background:
      linear-gradient(var(--accent), var(--accent)) 50% / 14px 3px no-repeat,
      linear-gradient(var(--fg), var(--fg)) 50% / 3px 14px no-repeat;
  }
`;

const Tabs = styled.div``;

const Tab = styled.a`
  ${tabStyles}
  display: flex;
  align-items: center;
  gap: 16px;
  overflow-wrap: anywhere;
`;

const Panels = styled.div`
  ${tabPanelStyles}
`;

const Panel = styled.div`
  background: var(--surface);
  /* Shown in forced colours, where backgrounds are not. */
  outline: 1px solid transparent;
`;

const Layout = styled.div`
  margin-top: clamp(2rem, 4vw, 3.5rem);

  &[data-variant='list'] {
    --split: 4fr 8fr;
    ${twoColumns}
    gap: clamp(2rem, 5vw, 5.5rem);
    align-items: start;

    ${Tab} {
      padding: 20px 0;
      border-top: 1px solid var(--rule);
      font: var(--heading-style) var(--heading-weight, 500) 1.25rem / calc(1.2 * var(--leading))
        var(--display);
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
  }
  &[data-variant='tabs'] {
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
  }
`;
