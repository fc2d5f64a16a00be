import { use } from 'react';
import { askedConsent } from '../shared/asked-consent.ts';
import { languageOfSite } from '../shared/language.ts';
import { completeFormWords } from '../shared/forms/form-words.ts';
import { ownWordsOf, siteWordsOf } from '../shared/words/words.ts';
import { signInServiceOf } from '../shared/sign-in-service.ts';
import { ConsentScripts } from './ConsentScripts.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { CookiePreferences } from './CookiePreferences.tsx';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { FirstScreen, type ShellProps } from './shell-props.ts';
import { AccountNews } from './SignInButtons.tsx';
import { SignInDialogs } from './SignInDialogs.tsx';
import { Announcement } from './Announcement.tsx';

/**
 * The shell before the page: skip link, announcement, drawer and header. In this order the header follows a drawer that closes when
 * the window has become too wide for its button, to which the focus would return.
 */
export function ShellTop({ site }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {site.navigation.skipLabel}
      </a>
      <Announcement site={site} />
      {!use(FirstScreen) && <Drawer site={site} />}
      <Header site={site} />
    </>
  );
}

/** The shell after the page: footer, dialogs and cookie banner. */
export function ShellBottom({ site }: ShellProps) {
  const { signIn } = site;
  const service = signInServiceOf(signIn);
  const consent = askedConsent(site.consent);
  const language = languageOfSite(site.brand);
  const translated = ownWordsOf(site.words, language);
  const words = siteWordsOf(site.words, language);
  return (
    <>
      <Footer site={site} />
      {signIn && <SignInDialogs texts={signIn} errors={completeFormWords(translated.forms)} />}
      {service && <AccountNews {...service} />}
      {consent && (
        <>
          <CookieBanner consent={consent} />
          <CookiePreferences texts={consent.dialog} />
        </>
      )}
      {/* Essential scripts need no answer. */}
      <ConsentScripts scripts={site.consent?.scripts} />
      {/* Screen readers announce only changes of an element that exists already. */}
      <p className="page-progress" role="status" data-loading={words.loading} />
    </>
  );
}
