import { Button } from '../../components/Button.tsx';
import { Tick } from './Arrived.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Buttons, Panel } from './Panel.tsx';
import type { WordsInForm } from './words-in-form.ts';
import { completeWordsOfNotice } from './words-of-notice.ts';

/** The content of `FormAnswers`. */
export function AnswerPanels({ words: ownWords }: { words: WordsInForm }) {
  const words = completeWordsOfNotice(ownWords);
  return (
    <>
      <div hidden data-answer="problem">
        <ErrorSummary title={words.problem} fields={[]} errors={{}} fieldId={String} />
      </div>
      <div hidden data-answer="sent">
        <Panel sign={<Tick />} title={words.arrivedTitle} text={words.arrivedText}>
          <Buttons>
            <Button as="a" data-page="" data-tone="outline" href={import.meta.env.BASE_URL}>
              {words.back}
            </Button>
          </Buttons>
        </Panel>
      </div>
    </>
  );
}
