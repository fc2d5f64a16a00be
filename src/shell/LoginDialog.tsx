import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import type { SignIn } from '../shared/generated/site.ts';
import { dialogs, opens } from './dialog-buttons.ts';
import { Field } from './Field.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignInDialog, Switch } from './SignInDialog.tsx';

/** The dialog for visitors with an account. */
export function LoginDialog({ texts }: { texts: SignIn }) {
  const { title, fields, submitLabel, orLabel, googleLabel, switchText, switchLabel } = texts.login;
  return (
    <SignInDialog id={dialogs.login} title={title} texts={texts}>
      <Field label={fields.email} type="email" name="email" autoComplete="username" data-first-focus="" />
      <PasswordField
        id="login-password"
        label={fields.password}
        showLabel={texts.showPasswordLabel}
        autoComplete="current-password"
      />
      <Button type="submit" data-tone="action" data-sign-in="submit">
        {submitLabel}
      </Button>
      <Or>{orLabel}</Or>
      <GoogleButton label={googleLabel} />
      <Switch>
        {switchText}{' '}
        <button type="button" {...opens(dialogs.signUp)}>
          {switchLabel}
        </button>
      </Switch>
    </SignInDialog>
  );
}

/** The word between two ways to log in. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  font-size: var(--fs-small);
  color: var(--page-muted);

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--page-line);
  }
`;
