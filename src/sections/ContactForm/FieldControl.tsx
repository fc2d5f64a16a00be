import type { FormField, FormFieldKind } from '../../shared/generated/sections.ts';
import { acceptedFiles, emailPattern } from '../../shared/forms/field-rules.ts';

interface Props {
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
export function FieldControl({ field, name, id, invalid }: Props) {
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
