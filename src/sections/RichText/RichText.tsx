import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { RichTextView } from '../../components/RichTextView.tsx';
import { Wrap } from '../../components/Block.tsx';
import type { RichTextSection } from '../../shared/generated/sections.ts';

export function RichText({ pageTitle, lead, title, body }: RichTextSection) {
  return (
    <Root data-background="page">
      <Wrap>
        <Heading level={1} text={pageTitle} />
        {lead !== undefined && <Lead>{lead}</Lead>}
        <Heading level={2} text={title} />
        <Body text={body} />
      </Wrap>
    </Root>
  );
}

const Lead = styled.p`
  max-width: 34em;
  margin-bottom: clamp(2rem, 4vw, 3rem);
  ${leadText}
`;

const Body = styled(RichTextView)`
  h3 {
    margin-top: 0.9em;
  }
`;

/**
 * Consecutive rich-text blocks are parts of one text, close together, with more space before the first and after the
 * last. A negative margin removes the doubled space: a part may be shown before the next one is loaded.
 */
const Root = styled.div`
  --part: clamp(2.5rem, 5vw, 4.5rem);
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
    margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  }
  h2 {
    max-width: 20em;
    margin-bottom: 0.7em;
    font-size: var(--fs-h3);
    line-height: 1.15;
  }
`;
