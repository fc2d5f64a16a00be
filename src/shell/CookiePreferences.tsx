import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import type { ConsentCategory, ConsentDialog } from '../shared/generated/site.ts';
import { cookieCategories, type CookieCategory } from './cookie-preferences.ts';
import { dialogs } from '../shared/shell-ids.ts';
import { DialogFrame, DialogTitle } from './DialogFrame.tsx';

/** The site's cookie categories. Only its own buttons close it, not Escape or a click outside. */
export function CookiePreferences({ texts }: { texts: ConsentDialog }) {
  const titleId = `${dialogs.cookiePreferences}_title`;
  // The buttons' fallback when their code cannot be loaded. Nothing is saved, so nothing is allowed.
  const close = { popoverTarget: dialogs.cookiePreferences };
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

/** One cookie category with its switch. The essential one is on and disabled. */
function CategorySwitch({ category, texts }: { category: CookieCategory; texts: ConsentCategory }) {
  const id = `cookies_${category}`;
  const locked = category === 'essential';
  return (
    <Category>
      <label htmlFor={id}>{texts.name}</label>
      <p id={`${id}-note`}>{texts.description}</p>
      <input
        type="checkbox"
        role="switch"
        id={id}
        name={category}
        aria-describedby={`${id}-note`}
        defaultChecked={locked}
        disabled={locked}
      />
    </Category>
  );
}

const Root = styled(DialogFrame)`
  width: min(600px, 100vw - 20px);

  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

/* Scrolls on its own, so that the buttons stay visible. In a very low window the whole dialog scrolls. */
const Categories = styled.ul`
  min-height: 160px;
  overflow-y: auto;
`;

const Intro = styled.p`
  margin: 8px 0 14px;
  color: var(--page-soft);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 20px;

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

const Category = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: 20px;
  align-items: center;
  position: relative;
  padding-block: 14px;
  border-bottom: 1px solid var(--page-line);

  label {
    font-weight: 600;
    line-height: 1.4;
  }
  /* Makes the whole row a touch target. */
  label:not(:has(~ :disabled))::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  p {
    grid-column: 1;
    font-size: var(--fs-small);
    line-height: 1.4;
    color: var(--page-soft);
  }
  input {
    grid-area: 1 / 2 / span 2;
    position: relative;
    z-index: 1;
    appearance: none;
    width: 48px;
    height: 28px;
    margin: 0;
    border: 1px solid var(--field-line);
    border-radius: 14px;
    background: color-mix(in srgb, var(--field-line) 47%, var(--page-background));
    transition: background-color var(--quick) var(--ease);
  }
  input::before {
    content: '';
    display: block;
    width: 20px;
    height: 20px;
    margin: 3px;
    border-radius: 50%;
    background: var(--white-background);
    transition: translate var(--quick) var(--ease);
  }
  input:checked {
    border-color: var(--page-focus);
    background: var(--page-focus);
  }
  input:checked::before {
    translate: calc(20px * var(--forward)) 0;
  }
  input:disabled {
    border-color: var(--page-muted);
    background: var(--page-muted);
  }
  @media (forced-colors: active) {
    input::before {
      background: CanvasText;
    }
    input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
