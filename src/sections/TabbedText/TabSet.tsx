import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText } from '../../components/mixins.ts';
import { Pattern } from '../../components/Pattern.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { RichTextView } from '../../components/RichTextView.tsx';
import { describeTabs, tabStyles, tabPanelStyles } from '../../components/tabs.ts';
import type { Background, TabbedTextSection } from '../../shared/generated/sections.ts';

interface Props {
  section: TabbedTextSection;
  background: Background;
  orientation: 'horizontal' | 'vertical';
  /** Whether tabs show their patterns, and panels their pictures. */
  hasPictures?: boolean;
  className?: string;
}

/** The heading, the tabs and their panels. */
export function TabSet({ section, background, orientation, hasPictures = false, className }: Props) {
  const { title, tabs, defaultTab } = section;
  const { list, tab, panels, panel } = describeTabs(tabs, defaultTab, orientation);
  return (
    <Block background={background}>
      <Heading level={2} text={title} />
      <Layout className={className}>
        <Tabs {...list} aria-label={title} data-many={tabs.length > 4}>
          {tabs.map(({ key, title: label, pattern }, index) => (
            <Tab key={key} {...tab(key)}>
              {hasPictures && pattern && <Pattern name={pattern} color={index} />}
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
              {hasPictures && picture && (
                <PictureView picture={picture} sizes="(max-width: 1023px) 100vw, 590px" />
              )}
            </Panel>
          ))}
        </Panels>
      </Layout>
    </Block>
  );
}

export const Text = styled.div`
  display: grid;
  gap: 22px;
  align-content: center;
`;

const Lead = styled(RichTextView)`
  ${leadText}
`;

export const Points = styled.ul`
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

export const Tabs = styled.div``;

export const Tab = styled.a`
  ${tabStyles}
  display: flex;
  align-items: center;
  gap: 16px;
  overflow-wrap: anywhere;
`;

export const Panels = styled.div`
  ${tabPanelStyles}
`;

export const Panel = styled.div`
  background: var(--surface);
  /* Shown in forced colours, where backgrounds are not. */
  outline: 1px solid transparent;
`;

const Layout = styled.div`
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;
