import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import type { SignIn } from '../shared/generated/site.ts';
import type { SignInService } from '../shared/sign-in-service.ts';
import { dialogs, opens } from './dialog-buttons.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { Or } from './LoginDialog.tsx';
import { SignInFrame, Switch } from './SignInDialog.tsx';

interface Props {
  texts: SignIn;
  service: SignInService;
}

/**
 * Login and Sign Up for a site with a provider. They have no fields, because visitors log in at the provider.
 * The first dialog carries the provider's data for the script.
 */
export function ProviderDialogs({ texts, service: { provider, account } }: Props) {
  const { login, signUp } = texts;
  return (
    <>
      <SignInFrame
        id={dialogs.login}
        title={login.title}
        closeLabel={texts.closeLabel}
        data-provider={JSON.stringify(provider)}
        data-problems={JSON.stringify(account.problems)}
      >
        <Way label={login.submitLabel} account={account}>
          <Or>{login.orLabel}</Or>
          <GoogleButton label={login.googleLabel} />
        </Way>
        <Switch>
          {login.switchText}{' '}
          <button type="button" {...opens(dialogs.signUp)}>
            {login.switchLabel}
          </button>
        </Switch>
      </SignInFrame>
      <SignInFrame id={dialogs.signUp} title={signUp.title} closeLabel={texts.closeLabel}>
        <Way label={signUp.submitLabel} account={account} />
        <Switch>
          {signUp.switchText}{' '}
          <button type="button" {...opens(dialogs.login)}>
            {signUp.switchLabel}
          </button>
        </Switch>
      </SignInFrame>
    </>
  );
}

interface WayProps {
  label: string;
  account: SignInService['account'];
  children?: React.ReactNode;
}

/** The buttons that lead to the provider, with the texts around them. */
function Way({ label, account, children }: WayProps) {
  return (
    <Body>
      <p>{account.intro}</p>
      <Alert role="alert" data-unreachable={account.problems.unreachable} />
      <Buttons>
        <Button type="button" data-tone="action" data-sign-in="submit" data-first-focus="">
          {label}
        </Button>
        {children}
      </Buttons>
      <Waiting role="status" data-leaving={account.leaving} />
      <noscript>
        <p>{account.scriptsNeeded}</p>
      </noscript>
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: 18px;
  margin-bottom: 18px;

  noscript {
    font-weight: 600;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: 18px;

  html:not(.js) & {
    display: none;
  }
`;

const Alert = styled.p`
  padding-inline-start: 14px;
  border-inline-start: 3px solid var(--field-error);
  line-height: 1.4;

  /* Live regions must exist before their text changes. Empty ones take no room. */
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;

const Waiting = styled.p`
  font-size: var(--fs-small);
  color: var(--page-soft);
  text-align: center;

  &:empty {
    position: absolute;
  }
`;
