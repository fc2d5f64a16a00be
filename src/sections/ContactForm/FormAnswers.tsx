import { styled } from 'styled-components';
import { buttonLook } from '../../components/Button.tsx';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Panel } from './Panel.tsx';

/**
 * What the receiver answers a browser without scripts with: it takes this page, shows one of these two in it and fills it
 * in (src/receiver/answer-page.ts). With scripts nothing of it becomes part of the document.
 */
export function FormAnswers({ words }: { words: CompleteFormWords }) {
  return (
    <noscript>
      <div hidden data-answer="problem">
        <ErrorSummary title={words.problem} fields={[]} errors={{}} fieldId={String} />
      </div>
      <Sent hidden data-answer="sent">
        <Panel title={words.arrivedTitle} text={words.arrivedText}>
          <Back data-page="" data-tone="outline" href="/">
            {words.back}
          </Back>
        </Panel>
      </Sent>
    </noscript>
  );
}

const Back = styled.a`
  ${buttonLook}
`;

const Sent = styled.div`
  > * {
    height: auto;
    align-items: flex-start;
  }
`;
