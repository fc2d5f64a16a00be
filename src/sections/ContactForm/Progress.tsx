import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Panel, Ways } from './Panel.tsx';
import type { Phase } from './use-delivery.ts';
import type { WordsOfNotice } from './words-of-notice.ts';

interface Props {
  phase: Extract<Phase, { name: 'sending' }>;
  words: WordsOfNotice;
  /** True while the device keeps what was typed. */
  isKept: boolean;
  onStop: () => void;
}

/** A message under way: that it is, why it waits, and how long. */
export function Progress({ phase: { wait, until }, words, isKept, onStop }: Props) {
  return (
    <Panel sign={<Thread data-waits={wait !== undefined} />} title={words.sending}>
      <p role="status">
        {/* In an element of its own: browsers that translate a page put text elsewhere, and React could not take it away. */}
        {wait && <span>{words[wait]}</span>}
        {until !== undefined && <Countdown key={until} until={until} />}
      </p>
      <Ways>
        <Button
          type="button"
          data-tone="outline"
          // The second click of a double click was meant for the button that was here before.
          onClick={({ detail }) => detail < 2 && onStop()}
        >
          {words.stop}
        </Button>
        {isKept && <p>{words.kept}</p>}
      </Ways>
    </Panel>
  );
}

/** The seconds that are left, for those who see them: read aloud, they would never end. */
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

/** Runs while a message is under way, and rests while it waits. */
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
