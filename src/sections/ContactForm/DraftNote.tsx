import { styled } from 'styled-components';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';

interface Props {
  words: CompleteFormWords;
  /** True while a draft is stored. Until then the note is invisible but takes its room. */
  hasDraft: boolean;
  onForget: () => void;
}

/** Says that a draft is stored on the device, and offers to delete it. Absent without scripts, which store none. */
export function DraftNote({ words, hasDraft, onForget }: Props) {
  return (
    <Root data-scripts-only="" data-stored={hasDraft}>
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

  &[data-stored='false'] {
    visibility: hidden;
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
