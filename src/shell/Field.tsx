import type { InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Icon, RoundButton } from '../components/Button.tsx';
import { FieldBox } from '../components/FieldBox.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** Label of the button that shows a password. */
  showLabel: string;
}

/** A required field with its label and room for what is wrong. A password has a button that shows it. */
export function Field({ label, showLabel, ...input }: Props) {
  return (
    <Root>
      <label htmlFor={input.id}>{label}</label>
      <input required aria-describedby={`${input.id}-error`} {...input} />
      {input.type === 'password' && (
        <Eye
          type="button"
          aria-label={showLabel}
          aria-pressed="false"
          aria-controls={input.id}
          data-sign-in="show-password"
          data-scripts-only=""
        >
          <Icon viewBox="0 0 24 24" width="22" height="22">
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
            <circle cx="12" cy="12" r="3" />
            <path d="M4 20 20 4" />
          </Icon>
        </Eye>
      )}
      <p id={`${input.id}-error`} />
    </Root>
  );
}

const Root = styled(FieldBox)`
  > p:empty {
    display: none;
  }
  [name='password'] {
    grid-area: 2 / 1;
    padding-inline-end: 54px;
  }
`;

const Eye = styled(RoundButton)`
  grid-area: 2 / 1;
  place-self: center end;
  margin-inline-end: 4px;
  color: var(--page-soft);

  &[aria-pressed='false'] path:last-child {
    display: none;
  }
`;
