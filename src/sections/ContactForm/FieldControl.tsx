import type { FormField, FormFieldKind } from '../../shared/generated/sections.ts';
import { acceptedFiles, emailPattern } from '../../shared/forms/field-rules.ts';

interface Props {
  field: FormField;
  /** What the destination calls the field. */
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
 * What is typed into or chosen from. React never sets its value, so nothing typed early is lost; nothing limits its
 * length, so nothing pasted is cut.
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
        // Browsers that translate a page change the text, and leave the value.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
