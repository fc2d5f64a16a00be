import { styled } from 'styled-components';
import { inputLook, Label } from './Field.tsx';

interface Props {
  label: string;
  /** Label of the button that shows the password. */
  showLabel: string;
  autoComplete: 'current-password' | 'new-password';
  id: string;
}

/** A password field with a button that shows its content. */
export function PasswordField({ label, showLabel, autoComplete, id }: Props) {
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="password" name="password" autoComplete={autoComplete} required />
      <Eye
        type="button"
        aria-label={showLabel}
        aria-pressed="false"
        aria-controls={id}
        data-sign-in="show-password"
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
          <circle cx="12" cy="12" r="3" />
          <path d="M4 20 20 4" />
        </svg>
      </Eye>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 7px;
  position: relative;
`;

const Input = styled.input`
  ${inputLook}
  padding-inline-end: 54px;
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

  html:not(.js) & {
    display: none;
  }
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
