import { styled } from 'styled-components';
import { Wrap } from '../components/Block.tsx';
import { lowWindow } from '../theme/media.ts';
import { belowNavigation, belowPhone, belowTablet } from '../theme/room.ts';
import { dialogs } from '../shared/shell-ids.ts';
import { opens } from './dialog-buttons.ts';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import type { ShellProps } from './shell-props.ts';
import { SignInButtons } from './SignInButtons.tsx';

/** The sticky bar at the top of every page. */
export function Header({ site }: ShellProps) {
  return (
    <Root data-shell="header">
      <Row>
        {/* Opens the drawer on screens without room for the menus. */}
        <Burger type="button" aria-label={site.navigation.openLabel} {...opens(dialogs.menu)}>
          <i />
          <i />
          <i />
        </Burger>
        <Logo site={site} />
        <Menu navigation={site.navigation} />
        <Actions>{site.signIn ? <SignInButtons texts={site.signIn} /> : <Spare />}</Actions>
      </Row>
    </Root>
  );
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: 50;
  background: var(--page-background);
  /* Not a border: it would leave a gap between bar and menus, where the pointer would leave both. */
  box-shadow: 0 1px 0 var(--page-line);

  @media ${lowWindow} {
    position: relative;
  }
`;

const Row = styled(Wrap)`
  position: relative;
  display: flex;
  align-items: center;
  gap: min(30px, 1.7vw);
  height: var(--header);

  @container ${belowTablet} {
    gap: 12px;
    padding-inline-end: 10px;
  }
`;

const Burger = styled.button`
  display: none;
  gap: 5px;
  width: 44px;
  height: 44px;
  margin-inline-start: -11px;
  place-content: center;

  i {
    display: block;
    width: 22px;
    height: 2px;
    /* Forced colours and dark modes of browsers take a background away. */
    border: 1px solid var(--page-text);
    border-radius: 2px;
    transition: width var(--quick) var(--ease);
  }
  i:nth-child(2) {
    width: 15px;
  }
  &:hover i:nth-child(2) {
    width: 22px;
  }
  [data-without~='menus'] & {
    display: grid;
  }
  @container ${belowNavigation} {
    display: grid;
  }
  @container ${belowPhone} {
    order: 1;
    margin-inline-start: auto;
  }
`;

/* Instead of the buttons: `fitHeader` hides the menus when there is no room for the last element of the row. */
const Spare = styled.span`
  flex: none;
  width: 1px;
  /* Chromium counts nothing without a height as overflow. */
  height: 1px;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;
  min-width: 0;

  button {
    flex: none;
    max-width: none;
    white-space: nowrap;
    min-height: 46px;
    padding-inline: 1.25em;
  }
  /* Login has no border here, to stay in the background. */
  button[data-tone='outline'] {
    box-shadow: none;
    padding-inline: 12px;
  }
  button[data-tone='outline']:hover {
    box-shadow: none;
    color: var(--hover);
  }
  @container ${belowTablet} {
    button {
      min-height: 44px;
      padding-inline: 1em;
      font-size: var(--fs-small);
    }
  }
  [data-without~='buttons'] & {
    display: none;
  }
  @container ${belowPhone} {
    display: none;
  }
`;
