import type { FormField, FormFieldKind } from '../../shared/generated/sections.ts';

interface Props {
  field: FormField;
  id: string;
  invalid: boolean;
}

const inputTypes: Record<Exclude<FormFieldKind, 'select' | 'paragraph'>, string> = {
  text: 'text',
  email: 'email',
  phone: 'tel',
};

/** What is typed into or chosen from. React never sets its value, so nothing typed early is lost. */
export function FieldControl({
  field: { name, kind, optional, autocomplete, options, placeholder },
  id,
  invalid,
}: Props) {
  const shared = {
    id,
    name,
    required: !optional,
    autoComplete: autocomplete,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? `${id}-error` : undefined,
  };
  if (kind === 'paragraph') return <textarea {...shared} maxLength={1500} />;
  if (kind !== 'select') return <input {...shared} type={inputTypes[kind]} maxLength={200} />;
  return (
    <select {...shared}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options?.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
