import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import type { SignIn } from '../shared/generated/site.ts';
import { signInServiceOf } from '../shared/sign-in-service.ts';
import { dialogs, opens } from './dialog-buttons.ts';
import { CloseButton, DialogFrame, DialogTitle } from './DialogFrame.tsx';
import { Field, PasswordField } from './Field.tsx';

/**
 * Login and Sign Up. With a provider visitors log in there, so the dialogs have no fields; the first one carries
 * the provider's data for the script.
 */
export function SignInDialogs({ texts }: { texts: SignIn }) {
  const { login, signUp, showPasswordLabel } = texts;
  const service = signInServiceOf(texts);
  return (
    <>
      <SignInDialog
        id={dialogs.login}
        other={dialogs.signUp}
        texts={texts}
        words={login}
        data-provider={service && JSON.stringify(service.provider)}
        data-problems={service && JSON.stringify(service.account.problems)}
        fields={
          <>
            <Field
              id="login-email"
              label={login.fields.email}
              type="email"
              name="email"
              autoComplete="username"
              data-first-focus=""
            />
            <PasswordField
              id="login-password"
              label={login.fields.password}
              showLabel={showPasswordLabel}
              autoComplete="current-password"
            />
          </>
        }
      >
        <Or>{login.orLabel}</Or>
        <Button type="button" data-tone="outline" data-sign-in="google">
          <GoogleLogo />
          {login.googleLabel}
        </Button>
      </SignInDialog>
      <SignInDialog
        id={dialogs.signUp}
        other={dialogs.login}
        texts={texts}
        words={signUp}
        fields={
          <>
            <Field
              id="sign-up-name"
              label={signUp.fields.fullName}
              type="text"
              name="fullName"
              autoComplete="name"
              data-first-focus=""
            />
            <Field
              id="sign-up-email"
              label={signUp.fields.email}
              type="email"
              name="email"
              autoComplete="email"
            />
            <Field
              id="sign-up-phone"
              label={signUp.fields.phone}
              type="tel"
              name="phone"
              autoComplete="tel"
            />
            <PasswordField
              id="sign-up-password"
              label={signUp.fields.password}
              showLabel={showPasswordLabel}
              autoComplete="new-password"
            />
          </>
        }
      />
    </>
  );
}

interface Props {
  id: string;
  /** Id of the dialog that the question at the end leads to. */
  other: string;
  texts: SignIn;
  words: Pick<SignIn['login'], 'title' | 'submitLabel' | 'switchText' | 'switchLabel'>;
  /** Left out with a provider. */
  fields: ReactNode;
  /** Other ways to log in. */
  children?: ReactNode;
}

function SignInDialog({ id, other, texts, words, fields, children, ...data }: Props) {
  const account = signInServiceOf(texts)?.account;
  return (
    <DialogFrame
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      popover="auto"
      data-shell="sign-in"
      {...data}
    >
      <Top>
        <DialogTitle id={`${id}-title`}>{words.title}</DialogTitle>
        <CloseButton dialog={id} label={texts.closeLabel} />
      </Top>
      {/* With this method the form never sends anything. */}
      <Form method="dialog">
        {account && (
          <>
            <p>{account.intro}</p>
            <Message role="alert" data-unreachable={account.problems.unreachable} />
          </>
        )}
        {!account && fields}
        <Ways data-scripts-only={account && ''}>
          <Button
            type={account ? 'button' : 'submit'}
            data-tone="action"
            data-sign-in="submit"
            data-first-focus={account && ''}
          >
            {words.submitLabel}
          </Button>
          {children}
        </Ways>
        <Message
          role="status"
          data-leaving={account?.leaving}
          data-notice={account ? undefined : texts.notice}
        />
        <noscript>
          <p>{account ? account.scriptsNeeded : texts.notice}</p>
        </noscript>
        <Switch>
          {words.switchText}{' '}
          <button type="button" {...opens(other)}>
            {words.switchLabel}
          </button>
        </Switch>
      </Form>
    </DialogFrame>
  );
}

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 12px;
  margin-block: -18px 22px;
  margin-inline: 0 -20px;

  > h2 {
    padding-top: 18px;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 18px;
`;

const Ways = styled.div`
  display: inherit;
  gap: inherit;
`;

const Message = styled.p`
  padding-inline-start: 14px;
  border-inline-start: 3px solid var(--accent-background);
  font-size: var(--fs-small);
  line-height: 1.4;

  &[role='alert'] {
    border-color: var(--field-error);
  }
  /* Live regions must exist before their text changes. Empty ones take no room. */
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;

/** The word between two ways to log in. */
const Or = styled.p`
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

/** Google's guidelines fix the colours of its logo, so they are not tokens of this site. */
const googleLogo = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
  '<path fill="#4285f4" d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.5-5.2 3.5-8.7z"/>',
  '<path fill="#34a853" d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5H1.3v3.1A12 12 0 0 0 12 24z"/>',
  '<path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z"/>',
  '<path fill="#ea4335" d="M12 4.7c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-5 6.7-5z"/>',
  '</svg>',
].join('');

// In the style sheet, so that documents do not carry it for a dialog that few open.
const GoogleLogo = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  background: url('data:image/svg+xml,${encodeURIComponent(googleLogo)}');
`;

/** The question that leads to the other dialog. */
const Switch = styled.p`
  font-size: var(--fs-small);
  color: var(--page-soft);
  text-align: center;

  button {
    min-height: 24px;
    padding: 4px 2px;
    font-weight: 600;
    color: var(--page-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button:hover {
    color: var(--page-text);
  }
`;
