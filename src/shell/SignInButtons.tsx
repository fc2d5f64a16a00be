import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import type { AccountText, SignIn } from '../shared/generated/site.ts';
import { type SignInService, signInServiceOf } from '../shared/sign-in-service.ts';
import { dialogs } from '../shared/shell-ids.ts';
import { opens } from './dialog-buttons.ts';

/** Login and Sign Up, or during a session the visitor's name and "Sign out". */
export function SignInButtons({ texts }: { texts: SignIn }) {
  const service = signInServiceOf(texts);
  return (
    <>
      <Button type="button" data-tone="outline" {...opens(dialogs.login)}>
        {texts.login.openLabel}
      </Button>
      <Button type="button" data-tone="second" {...opens(dialogs.signUp)}>
        {texts.signUp.openLabel}
      </Button>
      {service && <Account words={service.account} />}
    </>
  );
}

/** The visitor's name and "Sign out". Replaces Login and Sign Up during a session. */
function Account({ words }: { words: AccountText }) {
  return (
    <Root data-account="">
      <Name>
        <span className="visually-hidden">{words.signedInAs} </span>
        <span data-account-name="" />
      </Name>
      <Button type="button" data-tone="outline" data-sign-in="sign-out">
        {words.signOutLabel}
      </Button>
    </Root>
  );
}

/** Announces to screen readers that a session begins or ends. Has the provider's data and words for the script. */
export function AccountNews({ provider, account }: SignInService) {
  return (
    <p
      className="visually-hidden"
      role="status"
      data-account-news={JSON.stringify(account)}
      data-provider={JSON.stringify(provider)}
    />
  );
}

const Root = styled.div`
  display: none;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  /* Both columns of the drawer's buttons. */
  grid-column: 1 / -1;
  min-width: 0;

  :where(html[data-signed-in]) & {
    display: flex;
  }
  /* There the name alone gives way, and what does not fit counts as overflow. */
  :where(html[data-signed-in] header) & {
    display: contents;
  }
  > button {
    flex: none;
    white-space: nowrap;
  }
  html:not([data-live]) & > button {
    visibility: hidden;
  }
  html[data-signed-in] :has(> &) > button {
    display: none;
  }
`;

/* A long name is cut in the header. Screen readers get all of it. */
const Name = styled.p`
  min-width: 3em;
  max-width: 16em;
  overflow: hidden;
  font-weight: 500;
  font-size: var(--fs-ui);
  white-space: nowrap;
  text-overflow: ellipsis;

  dialog & {
    min-width: 0;
    max-width: none;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
