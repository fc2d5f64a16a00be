import { Button } from '../components/Button.tsx';
import type { SignIn } from '../shared/generated/site.ts';
import { signInServiceOf } from '../shared/sign-in-service.ts';
import { Account } from './Account.tsx';
import { dialogs, opens } from './dialog-buttons.ts';

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
