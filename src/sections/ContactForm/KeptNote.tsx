import { styled } from 'styled-components';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';

interface Props {
  words: CompleteFormWords;
  kept: boolean;
  onForget: () => void;
}

/** Says that what is typed stays on the device, and takes it away on request. Nothing is kept without scripts. */
export function KeptNote({ words, kept, onForget }: Props) {
  return (
    <Root data-scripts-only="">
      {words.kept}{' '}
      <Forget type="button" disabled={!kept} onClick={onForget}>
        {words.forget}
      </Forget>
    </Root>
  );
}

const Root = styled.p`
  grid-column: 1 / -1;
  font-size: var(--fs-small);
  color: var(--fg-mute);

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
  &:disabled {
    visibility: hidden;
  }
`;
