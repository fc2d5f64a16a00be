import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import type { CompleteFormWords } from '../shared/forms/form-words.ts';
import type { SignIn } from '../shared/generated/site.ts';
import { signInServiceOf } from '../shared/sign-in-service.ts';
import { dialogs } from '../shared/shell-ids.ts';
import { opens } from './dialog-buttons.ts';
import { CloseButton, DialogFrame, DialogTitle } from './DialogFrame.tsx';
import { Field } from './Field.tsx';
import googleLogo from './signs/google.svg?no-inline';

/** The fields of each dialog without a provider: the type of each, and what a browser fills in. */
const loginFields = { email: ['email', 'username'], password: ['password', 'current-password'] };
const signUpFields = {
  fullName: ['text', 'name'],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
  password: ['password', 'new-password'],
};

/** What is said of a field that is empty, and of one that is no e-mail address. */
type FieldErrors = Pick<CompleteFormWords, 'empty' | 'email'>;

/** Login and Sign Up. With a provider visitors log in there, so the dialogs have no fields. */
export function SignInDialogs({ texts, errors }: { texts: SignIn; errors: FieldErrors }) {
  const { login, signUp } = texts;
  const shared = { texts, errors };
  return (
    <>
      <SignInDialog
        id={dialogs.login}
        otherDialog={dialogs.signUp}
        {...shared}
        words={login}
        fields={loginFields}
      >
        <Or>{login.orLabel}</Or>
        <Button type="button" data-tone="outline" data-sign-in="google">
          <GoogleLogo />
          {login.googleLabel}
        </Button>
      </SignInDialog>
      <SignInDialog
        id={dialogs.signUp}
        otherDialog={dialogs.login}
        {...shared}
        words={signUp}
        fields={signUpFields}
      />
    </>
  );
}

interface Props<Name extends string> {
  id: string;
  /** Id of the dialog that the question at the end leads to. */
  otherDialog: string;
  texts: SignIn;
  errors: FieldErrors;
  words: Pick<SignIn['login'], 'title' | 'submitLabel' | 'switchText' | 'switchLabel'> & {
    fields: Record<Name, string>;
  };
  fields: Record<Name, string[]>;
  /** Other ways to log in. */
  children?: ReactNode;
}

function SignInDialog<Name extends string>({
  id,
  otherDialog,
  texts,
  errors,
  words,
  fields,
  children,
}: Props<Name>) {
  const account = signInServiceOf(texts)?.account;
  const names = account ? [] : (Object.keys(fields) as Name[]);
  return (
    <DialogFrame id={id} aria-labelledby={`${id}_title`} closedby="any" popover="auto" data-shell="sign-in">
      <Top>
        <DialogTitle id={`${id}_title`}>{words.title}</DialogTitle>
        <CloseButton dialog={id} label={texts.closeLabel} />
      </Top>
      {/* With this method the form never sends anything. */}
      <Form
        method="dialog"
        data-empty={account ? undefined : errors.empty}
        data-email={account ? undefined : errors.email}
      >
        {account && (
          <>
            <p>{account.intro}</p>
            <Message role="alert" data-unreachable={account.problems.unreachable} />
          </>
        )}
        {names.map((name, index) => (
          <Field
            key={name}
            id={`${id}_${name}`}
            name={name}
            type={fields[name][0]}
            autoComplete={fields[name][1]}
            label={words.fields[name]}
            showLabel={texts.showPasswordLabel}
            data-first-focus={index === 0 ? '' : undefined}
          />
        ))}
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
        <Message role="status" data-notice={account?.leaving ?? texts.notice} />
        <noscript>
          <p>{account?.scriptsNeeded ?? texts.notice}</p>
        </noscript>
        <Switch>
          {words.switchText}{' '}
          <button type="button" {...opens(otherDialog)}>
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

// Loaded when the dialog opens, which few do.
const GoogleLogo = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  background: url('${googleLogo}');
`;

/** The question that leads to the other dialog. */
const Switch = styled.p`
  font-size: var(--fs-small);
  color: var(--page-soft);
  text-align: center;

  button {
    padding: 4px 2px;
    font-weight: 600;
    color: var(--page-link);
    text-decoration: underline;
  }
  button:hover {
    color: var(--page-text);
  }
`;
