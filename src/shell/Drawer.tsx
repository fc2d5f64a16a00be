import { styled } from 'styled-components';
import { dialogs } from './dialog-buttons.ts';
import { CloseButton } from './DialogFrame.tsx';
import { DrawerEntry } from './DrawerEntry.tsx';
import { LogoPicture } from './Logo.tsx';
import type { ShellProps } from './shell-props.ts';
import { SignInButtons } from './SignInButtons.tsx';

/** The menu of small screens, which slides in from the left. */
export function Drawer({ site, path }: ShellProps) {
  const { label, closeLabel, items } = site.navigation;
  return (
    <Root id={dialogs.menu} aria-label={label} closedby="any" popover="auto" data-shell="drawer">
      <Top>
        <LogoPicture site={site} />
        <CloseButton dialog={dialogs.menu} label={closeLabel} />
      </Top>
      <Entries aria-label={label}>
        <ul>
          {items.map((item) => (
            <DrawerEntry key={item.label} item={item} path={path} />
          ))}
        </ul>
      </Entries>
      {site.signIn && (
        <Actions>
          <SignInButtons texts={site.signIn} />
        </Actions>
      )}
    </Root>
  );
}

const Root = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  flex-direction: column;
  width: min(320px, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 14px 0 0;
  border: 0;
  background: var(--page-background);
  color: var(--page-text);
  box-shadow: var(--shadow-menu);
  overscroll-behavior: contain;
  translate: calc(-100% * var(--forward)) 0;
  transition:
    translate var(--panel) var(--ease),
    overlay var(--panel) allow-discrete,
    display var(--panel) allow-discrete;

  &:is([open], :popover-open) {
    display: flex;
    translate: 0 0;

    @starting-style {
      translate: calc(-100% * var(--forward)) 0;
    }
  }
  &::backdrop {
    background: color-mix(in srgb, var(--dark-background) 60%, transparent);
    opacity: 0;
    transition:
      opacity var(--panel) var(--ease),
      overlay var(--panel) allow-discrete,
      display var(--panel) allow-discrete;
  }
  &:is([open], :popover-open)::backdrop {
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }
`;

const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding-block: 4px 14px;
  padding-inline: 22px 12px;

  img {
    width: auto;
    height: calc(var(--logo) * 15 / 19);
  }
`;

/* Scrolls between the fixed top and bottom. In a very low window the whole menu scrolls. */
const Entries = styled.nav`
  flex: 1;
  min-height: 200px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Actions = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  padding: 18px 22px 24px;
  background: var(--page-background);
  box-shadow: 0 -1px 0 var(--page-line);

  button {
    min-height: 48px;
    padding-inline: 0.5em;
  }
`;
