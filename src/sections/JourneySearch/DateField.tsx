import { useEffect, useId, useRef } from 'react';
import { FieldLook } from '../../components/FieldLook.tsx';
import { formatDay } from './format-day.ts';

interface Props {
  name: string;
  label: string;
  touched: boolean;
  error: string | undefined;
}

/** A day; today once the block is alive. The served page cannot know what day it is read on. */
export function DateField({ name, label, touched, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A day that is typed in part is no value yet.
    if (input.current?.value === '' && !input.current.validity.badInput)
      input.current.value = formatDay(new Date());
  }, []);

  return (
    <FieldLook data-invalid={error !== undefined} data-touched={touched}>
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
    </FieldLook>
  );
}
