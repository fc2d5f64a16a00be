import { useEffect, useId, useRef } from 'react';
import { FieldBox } from '../../components/FieldBox.tsx';

interface Props {
  name: string;
  label: string;
  touched: boolean;
  error: string | undefined;
}

/** A date field, set to today on hydration, because the served HTML may be older. */
export function DateField({ name, label, touched, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A partly typed date has an empty value and `badInput`.
    if (input.current?.value === '' && !input.current.validity.badInput)
      // Swedes write 2026-03-09, as date fields do.
      input.current.value = new Date().toLocaleDateString('sv');
  }, []);

  return (
    <FieldBox data-invalid={error !== undefined} data-touched={touched}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        type="date"
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && <p id={`${id}-error`}>{error}</p>}
    </FieldBox>
  );
}
