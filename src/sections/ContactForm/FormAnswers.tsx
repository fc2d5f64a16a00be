import { Button } from '../../components/Button.tsx';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import { Tick } from './Arrived.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Panel, Ways } from './Panel.tsx';

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
      <div hidden data-answer="sent">
        <Panel sign={<Tick />} title={words.arrivedTitle} text={words.arrivedText}>
          <Ways>
            <Button as="a" data-page="" data-tone="outline" href={import.meta.env.BASE_URL}>
              {words.back}
            </Button>
          </Ways>
        </Panel>
      </div>
    </>
  );
}
