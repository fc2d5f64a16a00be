import { useId } from 'react';
import { styled } from 'styled-components';
import { leadText, twoColumns } from '../../components/mixins.ts';
import { Heading } from '../../components/Heading.tsx';
import { RichTextView } from '../../components/RichTextView.tsx';
import { SideHead, Wrap } from '../../components/Block.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { RichTextSection } from '../../shared/generated/sections.ts';
import { plainText, type RichBlock } from '../../shared/rich-text.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';

/** The heading and, on request, the contents at the left; the text at the right. */
export function RichText({ id, pageTitle, lead, title, body, contents = false }: RichTextSection) {
  const { words } = useLanguage();
  const ownId = useId();
  const headings = contents ? body.filter((block) => block.kind === 'heading' && block.level === 3) : [];
  // The dot keeps it apart from the ids of blocks.
  const idOf = (block: RichBlock) =>
    headings.includes(block) ? `${id ?? ownId}.${headings.indexOf(block) + 1}` : undefined;
  const isAbove = pageTitle !== undefined && title !== undefined;
  return (
    <Root data-background="page">
      <Wrap>
        {isAbove && <Heading level={1} text={pageTitle} />}
        <Columns>
          {isAbove && lead !== undefined && <Lead>{lead}</Lead>}
          <SideHead title={title}>
            {!isAbove && <Heading level={1} text={pageTitle} />}
            {headings.length > 0 && (
              <Contents aria-label={words.contents}>
                <p>{words.contents}</p>
                <ol>
                  {headings.map((heading) => (
                    <li key={idOf(heading)}>
                      <a href={`#${idOf(heading)}`}>{'children' in heading && plainText(heading.children)}</a>
                    </li>
                  ))}
                </ol>
              </Contents>
            )}
          </SideHead>
          <div>
            {!isAbove && lead !== undefined && <Lead>{lead}</Lead>}
            <Body text={body} idOf={idOf} />
          </div>
        </Columns>
      </Wrap>
    </Root>
  );
}

const Lead = styled.p`
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  ${leadText}
`;

const Contents = styled.nav`
  h2 + & {
    margin-top: 2rem;
  }
  p {
    font-size: var(--fs-small);
    color: var(--fg-mute);
  }
  li {
    padding-block: 0.375rem;
    line-height: 1.4;
  }
  a {
    text-decoration: underline var(--rule-strong);
  }
`;

const Body = styled(RichTextView)`
  h3 {
    font-size: var(--fs-card);
  }
  h3:not(:first-child) {
    margin-top: 0.9em;
  }
  h4 {
    font-size: var(--fs-card-small);
  }
  blockquote {
    margin-block: 0.5em;
    font: 480 var(--fs-h3) / 1.3 var(--display);
    line-height: 1.3 !important;
  }
`;

const Columns = styled.div`
  --split: 5fr 7fr;
  ${twoColumns}
  gap: 0 clamp(2rem, 5vw, 5.5rem);
  align-items: start;

  > :last-child,
  > ${Lead} {
    grid-column: -2 / -1;
  }
  /* A heading above the text keeps its distance; without one there is nothing to keep. */
  @container ${belowDesktop} {
    > :not(:empty) + :last-child {
      margin-top: 1.25rem;
    }
  }
`;

/**
 * Consecutive rich-text blocks are parts of one text, close together, with more space before the first and after the
 * last. A negative margin removes the doubled space: a part may be shown before the next one is loaded.
 */
const Root = styled.div`
  --part: clamp(2.5rem, 5vw, 4.5rem);
  /* Headings of running text are where its lines begin. */
  --heading-align: start;
  --lead-margin: 0;
  padding-block: var(--part);

  section:not([data-section='richText']) + section > &,
  section:not([data-section='richText']) + link + script + section > & {
    padding-top: var(--section);
  }
  section[data-section='richText'] + section > &,
  section[data-section='richText'] + link + script + section > & {
    margin-top: calc(-1 * var(--part));
  }
  h1 {
    max-width: 14em;
  }
  ${Wrap} > h1 {
    margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${Columns} h1 {
    font-size: var(--fs-h2);
  }
  h2 {
    max-width: 20em;
    font-size: var(--fs-h3);
    line-height: 1.15;
  }
`;
