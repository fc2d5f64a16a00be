import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import { Panel, Ways } from './Panel.tsx';
import type { Delivery } from './use-delivery.ts';

interface Props {
  delivery: Extract<Delivery, { phase: 'sending' }>;
  words: CompleteFormWords;
  onStop: () => void;
}

/** A message under way: that it is, why it waits, and how long. */
export function Progress({ delivery: { wait, until }, words, onStop }: Props) {
  return (
    <Panel title={words.sending} text={words.kept}>
      <p role="status">
        {wait && words[wait]}
        {until !== undefined && <Countdown key={until} until={until} />}
      </p>
      <Ways>
        <Button type="button" data-tone="outline" onClick={onStop}>
          {words.stop}
        </Button>
      </Ways>
    </Panel>
  );
}

/** The seconds that are left, for those who see them: read aloud, they would never end. */
function Countdown({ until }: { until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return <span aria-hidden="true"> ({left} s)</span>;
}

function secondsTo(time: number): number {
  return Math.max(1, Math.ceil((time - Date.now()) / 1000));
}
