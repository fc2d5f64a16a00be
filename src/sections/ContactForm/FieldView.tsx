import { styled } from 'styled-components';
import { FieldLook } from '../../components/FieldLook.tsx';
import type { FormField } from '../../shared/generated/sections.ts';
import { FieldControl } from './FieldControl.tsx';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';

interface Props {
  field: FormField;
  /** The `name` attribute that the form's destination expects. */
  name: string;
  id: string;
  error: string | undefined;
  words: CompleteFormWords;
}

/** A field with its label above and its error message below. */
export function FieldView({ field, name, id, error, words }: Props) {
  return (
    <Root data-kind={field.kind} data-invalid={error !== undefined}>
      <label htmlFor={id}>
        {field.label}
        {field.optional && ` (${words.optional})`}
      </label>
      <FieldControl field={field} name={name} id={id} invalid={error !== undefined} />
      {field.kind === 'file' && <Hint id={`${id}-hint`}>{words.fileHint}</Hint>}
      {error !== undefined && <p id={`${id}-error`}>{error}</p>}
    </Root>
  );
}

const Root = styled(FieldLook)`
  &[data-kind='paragraph'] {
    grid-column: 1 / -1;
  }
  textarea {
    min-height: 112px;
    resize: vertical;
  }
  [type='file'] {
    padding: 7px;
  }
  ::file-selector-button {
    height: 36px;
    margin-inline-end: 12px;
    padding: 0 14px;
    border: 0;
    border-radius: var(--radius-picture);
    background: color-mix(in srgb, var(--page-text) 9%, transparent);
    font: 600 var(--fs-small) var(--text);
  }
`;

const Hint = styled.span`
  line-height: 1.35;
  color: var(--fg-mute);
`;
