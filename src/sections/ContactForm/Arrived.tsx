import { Button } from '../../components/Button.tsx';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import { Panel, Ways } from './Panel.tsx';

/** The message is where it was sent. */
export function Arrived({ words, onBack }: { words: CompleteFormWords; onBack: () => void }) {
  return (
    <Panel title={words.arrivedTitle} text={words.arrivedText}>
      <Ways>
        <Button type="button" data-tone="outline" onClick={onBack}>
          {words.back}
        </Button>
      </Ways>
    </Panel>
  );
}
