import { styled } from 'styled-components';
import { Isolated } from '../../components/Isolated.tsx';
import { FieldLook } from '../../components/FieldLook.tsx';
import { acceptedFiles, emailPattern } from '../../shared/forms/field-rules.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import type { FormField, FormFieldKind } from '../../shared/generated/sections.ts';
import { Said } from './Said.tsx';

interface ControlProps {
  field: FormField;
  /** The `name` attribute that the form's destination expects. */
  name: string;
  id: string;
  invalid: boolean;
}

const inputTypes: Record<Exclude<FormFieldKind, 'select' | 'paragraph'>, string> = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  file: 'file',
};

/**
 * The control of a field. It is uncontrolled, so that hydration loses nothing typed before. It has no `maxlength`, so
 * that pasted text is not cut.
 */
function FieldControl({ field, name, id, invalid }: ControlProps) {
  const { kind, optional, autocomplete, options, placeholder } = field;
  const hints = [invalid && `${id}-error`, kind === 'file' && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required: !optional,
    autoComplete: autocomplete,
    'aria-invalid': invalid || undefined,
    'aria-describedby': hints || undefined,
  };
  if (kind === 'paragraph') return <textarea {...shared} />;
  if (kind === 'file') return <input {...shared} type="file" accept={acceptedFiles} />;
  if (kind !== 'select')
    return (
      <input {...shared} type={inputTypes[kind]} pattern={kind === 'email' ? emailPattern : undefined} />
    );
  return (
    <select {...shared}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options?.map((option) => (
        // `value` stays when a browser translates the text.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

interface Props extends Omit<ControlProps, 'invalid'> {
  /** Over both columns of the form. */
  isWide: boolean;
  error: string | undefined;
  words: CompleteFormWords;
}

/** A field with its label above and its error message below. */
export function FieldView({ field, isWide, name, id, error, words }: Props) {
  return (
    <Root data-wide={isWide} data-invalid={error !== undefined}>
      <label htmlFor={id}>
        <Isolated text={field.label} />
        {field.optional && (
          <>
            {' ('}
            <Said>{words.optional}</Said>)
          </>
        )}
      </label>
      <FieldControl field={field} name={name} id={id} invalid={error !== undefined} />
      {field.kind === 'file' && (
        <Hint id={`${id}-hint`}>
          <Said>{words.fileHint}</Said>
        </Hint>
      )}
      {error !== undefined && (
        <p id={`${id}-error`}>
          <Said>{error}</Said>
        </p>
      )}
    </Root>
  );
}

const Root = styled(FieldLook)`
  &[data-wide='true'] {
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
