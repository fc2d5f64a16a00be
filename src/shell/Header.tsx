import { styled } from 'styled-components';
import { Wrap } from '../components/Block.tsx';
import { Button, LinkLabel } from '../components/Button.tsx';
import { lowWindow } from '../styles/media.ts';
import { belowDesktop, belowNavigation, belowPhone, belowTablet } from '../styles/container-sizes.ts';
import { dialogs } from '../shared/shell-ids.ts';
import { opens } from './dialog-buttons.ts';
import { Contact } from './Drawer.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import type { ShellProps } from './shell-props.ts';
import { SignInButtons } from './SignInButtons.tsx';

/** The sticky bar at the top of every page. Without anything else at its end, the menus are there. */
export function Header({ site }: ShellProps) {
  const { navigation, signIn, theme } = site;
  const { action, contact } = navigation;
  const isEmpty = !action && !contact && !signIn;
  const { align = isEmpty ? 'end' : 'start', scheme = 'page' } = theme.header ?? {};
  return (
    <Root data-background={scheme} data-shell="header">
      <Row data-align={align}>
        {/* Opens the drawer on screens without room for the menus. */}
        <Burger type="button" aria-label={navigation.openLabel} {...opens(dialogs.menu)}>
          <i />
          <i />
          <i />
        </Burger>
        <Logo site={site} scheme={scheme} />
        <Menu navigation={navigation} />
        <Actions>
          {contact && (
            <Contact href={contact.href}>
              <LinkLabel link={contact} />
            </Contact>
          )}
          {signIn && <SignInButtons texts={signIn} />}
          {action && (
            <Button as="a" href={action.href} data-tone="action">
              <LinkLabel link={action} />
            </Button>
          )}
          {isEmpty && <Spare />}
        </Actions>
      </Row>
    </Root>
  );
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: 50;
  /* Not a border: it would leave a gap between bar and menus, where the pointer would leave both. */
  box-shadow: 0 1px 0 var(--rule);

  @media ${lowWindow} {
    position: relative;
  }
`;

/* Instead of the buttons: `fitHeader` hides the menus when there is no room for the last element of the row. */
const Spare = styled.span`
  flex: none;
  width: 1px;
  /* Chromium counts nothing without a height as overflow. */
  height: 1px;
`;

const Row = styled(Wrap)`
  --row-gap: min(30px, 1.7vw);
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--row-gap);
  height: var(--header);

  &[data-align='center'] > nav {
    margin-inline: auto;
  }
  /* Also while the menus are hidden. */
  &[data-align='end'] > a {
    margin-inline-end: auto;

    + nav + * {
      margin-inline-start: 0;
    }
    /* The last menu, which has padding, ends where the content of the page does. */
    + nav + :has(> ${Spare}) {
      margin-inline-start: calc(-1px - var(--row-gap) - min(14px, 0.85vw));
    }
  }
  @container ${belowTablet} {
    gap: 12px;
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
    border: 1px solid;
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
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;
  min-width: 0;

  > a {
    flex: none;
    white-space: nowrap;
  }
  [data-tone] {
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
    [data-tone] {
      min-height: 44px;
      padding-inline: 1em;
      font-size: var(--fs-small);
    }
  }
  /* What the drawer has too, the action last. */
  [data-without='phone'] & > ${Contact},
  [data-without~='rest'] & > :not([data-tone='action']),
  [data-without~='buttons'] & {
    display: none;
  }
  @container ${belowDesktop} {
    html:not(.js) & > ${Contact} {
      display: none;
    }
  }
  @container ${belowPhone} {
    > :not([data-tone='action']),
    html:not(.js) & {
      display: none;
    }
  }
`;
