import { Button } from '../../components/Button.tsx';
import type { Phase } from './use-delivery.ts';
import type { WordsInForm } from './words-in-form.ts';

interface Props {
  phase: Extract<Phase, { name: 'sending' }>;
  words: WordsInForm;
  onStop: () => void;
}

/** Covers the form while the code of `Notice` is loading. */
export function Waiting({ phase: { wait }, words, onStop }: Props) {
  return (
    <div role="group" aria-label={words.sending}>
      <p role="status">{wait === 'offline' ? words.offline : words.sending}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focused form is hidden for the moment */}
      <Button type="button" data-tone="outline" autoFocus onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  );
}
