import type { InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

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

interface PasswordProps {
  label: string;
  /** Label of the button that shows the password. */
  showLabel: string;
  autoComplete: 'current-password' | 'new-password';
  id: string;
}

/** A password field with a button that shows its content. */
export function PasswordField({ label, showLabel, autoComplete, id }: PasswordProps) {
  return (
    <Password>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="password" name="password" autoComplete={autoComplete} required />
      <Eye
        type="button"
        aria-label={showLabel}
        aria-pressed="false"
        aria-controls={id}
        data-sign-in="show-password"
        data-scripts-only=""
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
          <circle cx="12" cy="12" r="3" />
          <path d="M4 20 20 4" />
        </svg>
      </Eye>
    </Password>
  );
}

const Label = styled.label`
  display: grid;
  gap: 7px;
  font-weight: 600;
  font-size: var(--fs-small);
`;

const Input = styled.input`
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

const Password = styled.div`
  display: grid;
  gap: 7px;
  position: relative;

  input {
    padding-inline-end: 54px;
  }
`;

const Eye = styled.button`
  position: absolute;
  inset-inline-end: 4px;
  bottom: 4px;
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  color: var(--page-soft);

  &:hover {
    color: var(--page-text);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[aria-pressed='false'] path:last-child {
    display: none;
  }
`;
