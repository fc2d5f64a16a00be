import { Button } from '../components/Button.tsx';
import type { SignIn } from '../shared/generated/site.ts';
import { dialogs, opens } from './dialog-buttons.ts';

/** Login and Sign Up. */
export function SignInButtons({ texts }: { texts: SignIn }) {
  return (
    <>
      <Button type="button" data-tone="outline" {...opens(dialogs.login)}>
        {texts.login.openLabel}
      </Button>
      <Button type="button" data-tone="ink" {...opens(dialogs.signUp)}>
        {texts.signUp.openLabel}
      </Button>
    </>
  );
}
