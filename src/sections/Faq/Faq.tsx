import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { plusSummaries, twoColumns } from '../../components/mixins.ts';
import { RichTextView } from '../../components/RichTextView.tsx';
import { Block, SideHead } from '../../components/Block.tsx';
import type { FaqSection } from '../../shared/generated/sections.ts';

/** The heading at the left, the questions at the right. */
export function Faq({ title, lead, background = 'page', questions }: FaqSection) {
  return (
    <Block background={background}>
      <Split>
        <SideHead title={title} lead={lead} />
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
      </Split>
    </Block>
  );
}

const Split = styled.div`
  --split: 5fr 7fr;
  ${twoColumns}
  gap: 40px clamp(2rem, 5vw, 5.5rem);
  align-items: start;
`;

const List = styled.div`
  --sign: 0.875rem;
  border-bottom: 1px solid var(--rule);
  ${plusSummaries}

  details {
    border-top: 1px solid var(--rule);
  }
  details > :last-child {
    padding-bottom: 2rem;
  }
  summary {
    gap: 1.5rem;
    align-items: baseline;
    padding-block: 1.25rem;
  }
  h3 {
    flex: 1;
    font-size: var(--fs-card-small);
  }
  /* Elsewhere answers open at once. Paper shows all of them. */
  @media screen {
    @supports (interpolate-size: allow-keywords) {
      interpolate-size: allow-keywords;

      details::details-content {
        block-size: 0;
        overflow: clip;
        overflow-clip-margin: 6px;
        transition:
          block-size var(--quick) var(--ease),
          content-visibility var(--quick) allow-discrete;
      }
      details[open]::details-content {
        block-size: auto;
      }
    }
  }
`;
