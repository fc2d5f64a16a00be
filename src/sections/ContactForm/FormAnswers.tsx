import { styled } from 'styled-components';
import { buttonLook } from '../../components/Button.tsx';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import { Tick } from './Arrived.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Panel } from './Panel.tsx';

interface Props {
  words: CompleteFormWords;
}

/**
 * What the receiver answers a browser without scripts with: it takes this page, shows one of these two in it and fills it
 * in (src/receiver/answer-page.ts). With scripts nothing of it becomes part of the document.
 */
export function FormAnswers({ words }: Props) {
  // Scripts have no use for it, and React leaves alone what stands in the served element.
  return <noscript>{import.meta.env.SSR && <Answers words={words} />}</noscript>;
}

function Answers({ words }: Props) {
  return (
    <>
      <div hidden data-answer="problem">
        <ErrorSummary title={words.problem} fields={[]} errors={{}} fieldId={String} />
      </div>
      <Sent hidden data-answer="sent">
        <Panel sign={<Tick />} title={words.arrivedTitle} text={words.arrivedText}>
          <Back data-page="" data-tone="outline" href="/">
            {words.back}
          </Back>
        </Panel>
      </Sent>
    </>
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
