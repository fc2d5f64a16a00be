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
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--white);
  font: 400 var(--fs-body) / 1.3 var(--text);
  color: var(--ink);

  &:hover {
    border-color: var(--ink-soft);
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--radius);
  }
  &:user-invalid {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;

const Input = styled.input`
  ${inputLook}
`;
