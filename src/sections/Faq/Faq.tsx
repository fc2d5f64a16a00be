import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
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
  max-width: 56rem;
  border-bottom: 1px solid var(--rule);

  details {
    border-top: 1px solid var(--rule);
    padding-bottom: 0.5rem;
  }
  details[open] {
    padding-bottom: 2rem;
  }
  summary {
    display: flex;
    gap: 1.5rem;
    align-items: baseline;
    justify-content: space-between;
    padding-block: 1.25rem 0.75rem;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  h3 {
    flex: 1;
    font-size: var(--fs-card-small);
  }
  /* A plus that turns into a minus. */
  summary::after {
    content: '';
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    background:
      linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat,
      linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat;
  }
  [open] > summary::after {
    background: linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat;
  }
`;
