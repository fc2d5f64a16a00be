import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Buttons, Panel } from './Panel.tsx';
import type { WordsOfNotice } from './words-of-notice.ts';

/** Confirms that the message has arrived. */
export function Arrived({ words, onBack }: { words: WordsOfNotice; onBack: () => void }) {
  return (
    <Panel sign={<Tick />} title={words.arrivedTitle} text={words.arrivedText}>
      <Buttons>
        <Button type="button" data-tone="outline" onClick={onBack}>
          {words.back}
        </Button>
      </Buttons>
    </Panel>
  );
}

/** A tick in a stitched ring. */
export function Tick() {
  return (
    <Ring viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" strokeDasharray="9 6.2" />
      <path d="m21 33 8 8 15-17" />
    </Ring>
  );
}

const Ring = styled.svg`
  width: 64px;
  fill: none;
  stroke: var(--drawing-4);
  stroke-width: 3;
`;
