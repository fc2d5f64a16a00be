import type { InputHTMLAttributes } from 'react';
import { css, styled } from 'styled-components';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  label: string;
  name: string;
}

/** A required field with its label. */
export function Field({ label, ...input }: Props) {
  return (
    <Label>
      {label}
      <Input required {...input} />
    </Label>
  );
}

export const Label = styled.label`
  display: grid;
  gap: 7px;
  font-weight: 600;
  font-size: var(--fs-small);
`;

export const inputLook = css`
  width: 100%;
  min-height: 52px;
  padding: 12px 14px;
  border: 1px solid var(--field-line);
  border-radius: var(--radius-field);
  background: var(--field-background);
  font: 400 var(--fs-body) / 1.3 var(--text);
  color: var(--field-text);

  &:hover {
    border-color: var(--page-soft);
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--radius-field);
  }
  &:user-invalid {
    border-color: var(--field-error);
    box-shadow: inset 0 0 0 1px var(--field-error);
  }
`;

const Input = styled.input`
  ${inputLook}
`;
