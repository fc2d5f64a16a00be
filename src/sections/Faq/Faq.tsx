import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { plusSummaries } from '../../components/looks.ts';
import { RichTextView } from '../../components/RichTextView.tsx';
import { Block } from '../../components/Block.tsx';
import type { FaqSection } from '../../shared/generated/sections.ts';

export function Faq({ title, lead, background = 'page', questions }: FaqSection) {
  return (
    <Block background={background} title={title} lead={lead}>
      <List>
        {questions.map(({ question, answer, open = false }, index) => (
          <details key={index} open={open}>
            <summary>
              <Heading level={3} text={question} />
            </summary>
            <RichTextView text={answer} />
          </details>
        ))}
      </List>
    </Block>
  );
}

const List = styled.div`
  --sign: 0.875rem;
  max-width: 56rem;
  border-bottom: 1px solid var(--rule);
  ${plusSummaries}

  details {
    border-top: 1px solid var(--rule);
    padding-bottom: 0.5rem;
  }
  details[open] {
    padding-bottom: 2rem;
  }
  summary {
    gap: 1.5rem;
    align-items: baseline;
    padding-block: 1.25rem 0.75rem;
  }
  h3 {
    flex: 1;
    font-size: var(--fs-card-small);
  }
`;
