import { Button } from '../components/Button.tsx';
import type { SignIn } from '../shared/generated/site.ts';
import { dialogs, opens } from './dialog-buttons.ts';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignInDialog, Switch } from './SignInDialog.tsx';

/** The dialog for visitors without an account. */
export function SignUpDialog({ texts }: { texts: SignIn }) {
  const { title, fields, submitLabel, switchText, switchLabel } = texts.signUp;
  return (
    <SignInDialog id={dialogs.signUp} title={title} texts={texts}>
      <Field label={fields.fullName} type="text" name="fullName" autoComplete="name" data-first-focus="" />
      <Field label={fields.email} type="email" name="email" autoComplete="email" />
      <Field label={fields.phone} type="tel" name="phone" autoComplete="tel" />
      <PasswordField
        id="sign-up-password"
        label={fields.password}
        showLabel={texts.showPasswordLabel}
        autoComplete="new-password"
      />
      <Button type="submit" data-tone="action" data-sign-in="submit">
        {submitLabel}
      </Button>
      <Switch>
        {switchText}{' '}
        <button type="button" {...opens(dialogs.login)}>
          {switchLabel}
        </button>
      </Switch>
    </SignInDialog>
  );
}
