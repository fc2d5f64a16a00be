import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import { Stitched } from '../components/TextLink.tsx';
import type { Consent } from '../shared/generated/site.ts';
import { safeHref } from '../shared/safe-href.ts';
import { belowDesktop, belowTablet, lowWindow } from '../theme/media.ts';
import { dialogs, opens } from './dialog-buttons.ts';

/** The question about cookies. Hidden until the script finds that it was not answered yet. */
export function CookieBanner({ consent: { banner, notices } }: { consent: Consent }) {
  return (
    <Root aria-label={banner.label} tabIndex={-1} hidden data-shell="cookie-banner">
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
        <Button type="button" data-tone="ink" data-consent="accept">
          {banner.acceptLabel}
        </Button>
        <Stitched as="button" type="button" data-consent="preferences" {...opens(dialogs.cookiePreferences)}>
          {banner.preferencesLabel}
        </Stitched>
      </Actions>
    </Root>
  );
}

const Root = styled.section`
  position: fixed;
  inset-inline-start: max(24px, (100vw - var(--measure)) / 2);
  inset-inline-end: max(24px, (100vw - var(--measure)) / 2);
  bottom: 20px;
  z-index: 60;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 28px;
  align-items: center;
  padding-block: 16px;
  padding-inline: 26px 18px;
  border-radius: var(--radius-panel);
  background: var(--white);
  box-shadow:
    var(--shadow-menu),
    0 0 0 1px color-mix(in srgb, var(--vat) 8%, transparent);
  font-size: var(--fs-ui);
  line-height: 1.5;

  @media ${belowDesktop} {
    inset-inline-start: 24px;
    inset-inline-end: auto;
    bottom: 24px;
    display: block;
    width: min(452px, 100vw - 48px);
    max-height: calc(100dvh - 48px);
    padding: 24px 26px;
    overflow-y: auto;
  }
  @media ${belowTablet} {
    inset-inline-start: 0;
    inset-inline-end: 0;
    bottom: 0;
    width: auto;
    max-height: 100dvh;
    padding: 20px var(--gutter) 24px;
    border-radius: 14px 14px 0 0;
  }
  /* Two fifths at most: the text scrolls above the buttons, and the page is read above both. */
  @media ${lowWindow} {
    inset-inline-start: 0;
    inset-inline-end: 0;
    bottom: 0;
    width: auto;
    max-height: 40dvh;
    padding: 8px var(--gutter) 0;
    border-radius: 0;
  }
`;

const Title = styled.p`
  font: 540 1.25rem/1.2 var(--display);
  letter-spacing: -0.015em;

  @media ${belowDesktop} {
    margin-bottom: 6px;
  }
  @media ${lowWindow} {
    font-size: 1.0625rem;
  }
`;

const Text = styled.div`
  padding-inline-start: 28px;
  border-inline-start: 1px dashed var(--line-strong);
  color: var(--ink-soft);

  a {
    white-space: nowrap;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  a:hover {
    color: var(--hover);
  }
  @media ${belowDesktop} {
    padding: 0;
    border: 0;
  }
`;

const Notice = styled.p`
  margin-top: 6px;
  font-weight: 600;
  color: var(--ink);

  &:empty {
    margin: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 22px;

  > [data-tone] {
    min-height: 46px;
  }
  @media ${belowDesktop} {
    margin-top: 18px;
  }
  @media ${belowTablet} {
    > [data-tone] {
      flex: 1;
    }
  }
  @media ${lowWindow} {
    position: sticky;
    bottom: 0;
    margin-top: 0;
    padding-block: 4px 6px;
    background: var(--white);

    > [data-tone] {
      min-height: 44px;
    }
  }
`;
