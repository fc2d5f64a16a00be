import { styled } from 'styled-components';
import type { WordsInForm } from './words-in-form.ts';

interface Props {
  words: WordsInForm;
  /** True while the device keeps something. Until then the note has its room, and is not there for anybody. */
  kept: boolean;
  onForget: () => void;
}

/** Says that what was typed stays on the device, and takes it away on request. Nothing is kept without scripts. */
export function KeptNote({ words, kept, onForget }: Props) {
  return (
    <Root data-scripts-only="" data-kept={kept}>
      <p>{words.kept}</p>
      <Forget type="button" onClick={onForget}>
        {words.forget}
      </Forget>
    </Root>
  );
}

const Root = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: space-between;
  font-size: var(--fs-small);
  color: var(--fg-mute);

  &[data-kept='false'] {
    visibility: hidden;
  }
  html:not(.js) & {
    display: none;
  }
`;

const Forget = styled.button`
  padding-block: 4px;
  text-decoration: underline;
  text-underline-offset: 3px;

  &:hover {
    color: var(--hover);
  }
`;
