import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Buttons, Panel } from './Panel.tsx';
import type { Phase } from './use-delivery.ts';
import type { WordsOfNotice } from './words-of-notice.ts';

interface Props {
  phase: Extract<Phase, { name: 'sending' }>;
  words: WordsOfNotice;
  /** True while a draft is stored on the device. */
  hasDraft: boolean;
  onStop: () => void;
}

/** Says that the message is being sent, or why it waits and for how long. */
export function Progress({ phase: { wait, until }, words, hasDraft, onStop }: Props) {
  return (
    <Panel sign={<Thread data-waits={wait !== undefined} />} title={words.sending}>
      <p role="status">
        {/* In its own element: browser translation moves text nodes, and React could no longer remove this one. */}
        {wait && <span>{words[wait]}</span>}
        {until !== undefined && <Countdown key={until} until={until} />}
      </p>
      <Buttons>
        <Button
          type="button"
          data-tone="outline"
          // Ignores the second click of a double click on the submit button, which was here before.
          onClick={({ detail }) => detail < 2 && onStop()}
        >
          {words.stop}
        </Button>
        {hasDraft && <p>{words.kept}</p>}
      </Buttons>
    </Panel>
  );
}

/** The remaining seconds. Hidden from screen readers, which would announce every change. */
function Countdown({ until }: { until: number }) {
  const { seconds } = useLanguage();
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return <span aria-hidden="true">{` (${seconds(left)})`}</span>;
}

function secondsTo(time: number): number {
  return Math.max(1, Math.ceil((time - Date.now()) / 1000));
}

/** Animated while sending, still while waiting. */
const Thread = styled.div`
  height: 4px;
  color: var(--accent);
  background: var(--stitch);
  animation: run 900ms linear infinite;

  &[data-waits='true'] {
    animation-play-state: paused;
    color: var(--rule-strong);
  }
`;
