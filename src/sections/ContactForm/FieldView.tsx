import { styled } from 'styled-components';
import { FieldLook } from '../../components/FieldLook.tsx';
import type { FormField } from '../../shared/generated/sections.ts';
import { FieldControl } from './FieldControl.tsx';

interface Props {
  field: FormField;
  id: string;
  error: string | undefined;
  /** The word behind the label of a field that may stay empty. */
  optional: string;
}

/** A field with its label above and, when something is wrong, words about it below. */
export function FieldView({ field, id, error, optional }: Props) {
  return (
    <Root data-kind={field.kind} data-invalid={error !== undefined}>
      <label htmlFor={id}>
        {field.label}
        {field.optional && ` (${optional})`}
      </label>
      <FieldControl field={field} id={id} invalid={error !== undefined} />
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
`;
