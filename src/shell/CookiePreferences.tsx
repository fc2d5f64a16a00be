import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import { cookieCategories } from '../shared/cookie-preferences.ts';
import type { ConsentDialog } from '../shared/generated/site.ts';
import { belowTablet } from '../theme/media.ts';
import { CategorySwitch } from './CategorySwitch.tsx';
import { closes, dialogs } from './dialog-buttons.ts';
import { DialogFrame, DialogTitle } from './DialogFrame.tsx';

/** The site's cookie categories. Only its own buttons close it, not Escape or a click outside. */
export function CookiePreferences({ texts }: { texts: ConsentDialog }) {
  const titleId = `${dialogs.cookiePreferences}-title`;
  // The buttons' fallback when their code cannot be loaded. Nothing is saved, so nothing is allowed.
  const close = closes(dialogs.cookiePreferences);
  return (
    <Root id={dialogs.cookiePreferences} aria-labelledby={titleId} closedby="none" popover="manual">
      {/* Focus starts on the title, so that screen readers read from the beginning. */}
      <DialogTitle id={titleId} tabIndex={-1} data-first-focus="">
        {texts.title}
      </DialogTitle>
      <Intro>{texts.intro}</Intro>
      <Categories>
        {cookieCategories.map((category) => {
          const described = texts.categories[category];
          return described && <CategorySwitch key={category} category={category} texts={described} />;
        })}
      </Categories>
      <Actions>
        <Button type="button" data-tone="outline" data-consent="decline" {...close}>
          {texts.declineLabel}
        </Button>
        <Button type="button" data-tone="second" data-consent="allow" {...close}>
          {texts.allowLabel}
        </Button>
        <Button type="button" data-tone="outline" data-consent="save" {...close}>
          {texts.saveLabel}
        </Button>
      </Actions>
    </Root>
  );
}

const Root = styled(DialogFrame)`
  width: min(600px, 100vw - 20px);
  padding: 36px 40px;

  &[open] {
    display: flex;
    flex-direction: column;
  }
  @media ${belowTablet} {
    padding: 28px 22px 20px;
  }
`;

/* Scrolls on its own, so that the buttons stay visible. In a very low window the whole dialog scrolls. */
const Categories = styled.ul`
  min-height: 160px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Intro = styled.p`
  margin: 8px 0 14px;
  color: var(--page-soft);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 26px;

  @media ${belowTablet} {
    padding-top: 16px;
  }
  > * {
    flex: 1 0 40%;
    padding-inline: 0.5em;
  }
  [data-consent='save'] {
    flex-basis: 100%;
    display: none;
  }
  /* Hidden until a switch is on: until then saving would be the same as declining. */
  dialog:has(:checked:enabled) & [data-consent='save'] {
    display: inline-flex;
  }
`;
