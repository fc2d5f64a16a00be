import { styled } from 'styled-components';
import { Button, Stitched } from '../components/Button.tsx';
import type { Consent } from '../shared/generated/site.ts';
import { safeHref } from '../shared/safe-href.ts';
import { crampedWindow, lowWindow, windowBelowDesktop, windowBelowTablet } from '../styles/media.ts';
import { dialogs } from '../shared/shell-ids.ts';
import { opens } from './dialog-buttons.ts';

/** The cookie banner. Hidden until the script finds no earlier answer. */
export function CookieBanner({ consent: { banner, dialog, notices } }: { consent: Consent }) {
  return (
    <Root
      aria-label={banner.label}
      tabIndex={-1}
      hidden
      data-shell="cookie-banner"
      // A day before all others, for a site without a policy day.
      data-day={banner.policyDay ?? '0'}
    >
      <Title>{banner.title}</Title>
      <Text>
        {banner.text} <a href={safeHref(banner.policy.href)}>{banner.policy.label}</a>
        <Notice
          role="status"
          data-saved={notices.saved}
          data-already-saved={notices.alreadySaved}
          data-reset={notices.reset}
        />
      </Text>
      <Actions>
        {/* Declining is as easy as accepting. */}
        <Button type="button" data-tone="second" data-consent="accept">
          {banner.acceptLabel}
        </Button>
        <Button type="button" data-tone="second" data-consent="refuse">
          {banner.declineLabel ?? dialog.declineLabel}
        </Button>
        <Stitched as="button" type="button" data-consent="preferences" {...opens(dialogs.cookiePreferences)}>
          {banner.preferencesLabel}
        </Stitched>
      </Actions>
    </Root>
  );
}

/*
 * The parts are side by side if their text fits. The banner takes two fifths of the window at most, and its
 * text scrolls, so that the page stays readable.
 */
const Root = styled.section`
  position: fixed;
  inset-inline: max(24px, (100vw - var(--measure)) / 2);
  bottom: 20px;
  z-index: 60;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  align-items: center;
  max-height: 40dvh;
  padding-block: 12px;
  padding-inline: 26px 18px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-bottom: 6rem;
  border-radius: var(--radius-panel);
  background: var(--white-background);
  box-shadow:
    var(--shadow-menu),
    0 0 0 1px color-mix(in srgb, var(--dark-background) 8%, transparent);
  font-size: var(--fs-ui);
  line-height: 1.5;

  @media ${windowBelowDesktop} {
    inset-inline: 24px auto;
    width: min(452px, 100vw - 48px);
    padding: 20px 24px 14px;
  }
  @media ${windowBelowTablet}, ${lowWindow} {
    inset-inline: 0;
    bottom: 0;
    width: auto;
    padding-inline: var(--gutter);
    border-radius: 14px 14px 0 0;
  }
  @media ${lowWindow} {
    padding-block: 8px 0;
  }
`;

const Title = styled.p`
  font: var(--heading-style) var(--heading-weight, 540) 1.25rem / calc(1.2 * var(--leading)) var(--display);

  @media ${lowWindow} {
    font-size: 1.0625rem;
  }
`;

const Text = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  color: var(--page-soft);

  a {
    text-decoration: underline;
  }
`;

const Notice = styled.p`
  font-weight: 600;
  color: var(--page-text);
`;

/* The text scrolls below them, unless they would hide all of it. */
const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  align-items: center;
  padding-block: 6px;
  background: var(--white-background);

  > [data-tone] {
    min-height: 46px;
  }
  @media ${windowBelowDesktop} {
    flex: 1 1 100%;

    > [data-tone] {
      flex: 1 0 auto;
      padding-inline: 1em;
    }
  }
  @media ${lowWindow} {
    > [data-tone] {
      padding-inline: 0.5em;
    }
  }
  @media ${crampedWindow} {
    position: static;
  }
`;
